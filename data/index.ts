import type { Catalogue } from '@/lib/roster/catalogue';
import type { GlossaryTranslations } from '@/lib/roster/glossary';
import type { Language } from '@/lib/roster/language';
import type { Ruleset, RulesetCard } from '@/lib/rules/ruleset';
import { card as bundokAndBayonet } from './bundok-and-bayonet/card';
import { card as drumsAndShakos } from './drums-and-shakos/card';
import { card as fastPlayD10 } from './fast-play-d10/card';
import { card as lightDivision } from './light-division/card';
import { card as napoleonicSbg } from './napoleonic-sbg/card';

/** A ruleset before it is loaded: its card, and how to get the rest. */
export interface Registered {
  readonly card: RulesetCard;
  readonly load: () => Promise<Ruleset>;
  /** Numbers of its ids in codes: all that reading a code needs. */
  readonly catalogue: () => Promise<Catalogue>;
  /** What other languages than English have for its glossary. */
  readonly glossaries: Readonly<Record<Translated, () => Promise<GlossaryTranslations>>>;
}

type Translated = Exclude<Language, 'en'>;

/** Every ruleset; a further one is a folder beside these and a line here. */
export const registry: readonly Registered[] = [
  {
    card: drumsAndShakos,
    load: async () => (await import('./drums-and-shakos/ruleset')).ruleset,
    catalogue: async () => (await import('./drums-and-shakos/catalogue')).catalogue,
    glossaries: { fr: async () => (await import('./drums-and-shakos/fr/glossary')).frenchGlossary },
  },
  {
    card: napoleonicSbg,
    load: async () => (await import('./napoleonic-sbg/ruleset')).ruleset,
    catalogue: async () => (await import('./napoleonic-sbg/catalogue')).catalogue,
    glossaries: { fr: async () => (await import('./napoleonic-sbg/fr/glossary')).frenchGlossary },
  },
  {
    card: lightDivision,
    load: async () => (await import('./light-division/ruleset')).ruleset,
    catalogue: async () => (await import('./light-division/catalogue')).catalogue,
    glossaries: { fr: async () => (await import('./light-division/fr/glossary')).frenchGlossary },
  },
  {
    card: fastPlayD10,
    load: async () => (await import('./fast-play-d10/ruleset')).ruleset,
    catalogue: async () => (await import('./fast-play-d10/catalogue')).catalogue,
    glossaries: { fr: async () => (await import('./fast-play-d10/fr/glossary')).frenchGlossary },
  },
  {
    card: bundokAndBayonet,
    load: async () => (await import('./bundok-and-bayonet/ruleset')).ruleset,
    catalogue: async () => (await import('./bundok-and-bayonet/catalogue')).catalogue,
    glossaries: {
      fr: async () => (await import('./bundok-and-bayonet/fr/glossary')).frenchGlossary,
    },
  },
];

/** What readers of list files know: ids of rulesets and of their nations. */
export const knownRulesets: readonly RulesetCard[] = registry.map(({ card }) => card);

/** The card of a ruleset, if there is one with this id. */
export function cardOf(id: string): RulesetCard | undefined {
  return knownRulesets.find((card) => card.id === id);
}

const loaded = new Map<string, Promise<Ruleset>>();

/** Loads a ruleset once. Throws for an id that no card has: callers know their ids. */
export function loadRuleset(id: string): Promise<Ruleset> {
  const known = loaded.get(id);
  if (known) return known;
  const registered = registry.find(({ card }) => card.id === id);
  if (!registered) throw new Error(`No ruleset "${id}"`);
  const loading = registered.load().catch((error: unknown) => {
    // A failed download must not be remembered: the next try may have a connection.
    loaded.delete(id);
    throw error;
  });
  loaded.set(id, loading);
  return loading;
}

let catalogues: Promise<readonly Catalogue[]> | undefined;

/** The numbers of all rulesets, loaded once: a code may be of any. */
export function loadCatalogues(): Promise<readonly Catalogue[]> {
  catalogues ??= Promise.all(registry.map(({ catalogue }) => catalogue())).catch(
    (error: unknown) => {
      catalogues = undefined;
      throw error;
    },
  );
  return catalogues;
}
