import type { Catalogue } from '@/lib/roster/catalogue';
import type { Language } from '@/lib/roster/language';
import type { Ruleset, RulesetCard } from '@/lib/rules/ruleset';
import { card as bundokAndBayonet } from './bundok-and-bayonet/card';
import { card as drumsAndShakos } from './drums-and-shakos/card';
import { card as fastPlayD10 } from './fast-play-d10/card';
import { card as lightDivision } from './light-division/card';
import { card as napoleonicSbg } from './napoleonic-sbg/card';

/** A ruleset before it is loaded: its card, and how to get the rest in each language. */
export interface Registered {
  readonly card: RulesetCard;
  readonly load: Readonly<Record<Language, () => Promise<Ruleset>>>;
  /** Numbers of its ids in codes: all that reading a code needs. */
  readonly catalogue: () => Promise<Catalogue>;
}

/** Every ruleset; a further one is a folder beside these and a line here. */
export const registry: readonly Registered[] = [
  {
    card: drumsAndShakos,
    load: {
      en: async () => (await import('./drums-and-shakos/ruleset')).ruleset,
      fr: async () => (await import('./drums-and-shakos/fr')).ruleset,
    },
    catalogue: async () => (await import('./drums-and-shakos/catalogue')).catalogue,
  },
  {
    card: napoleonicSbg,
    load: {
      en: async () => (await import('./napoleonic-sbg/ruleset')).ruleset,
      fr: async () => (await import('./napoleonic-sbg/fr')).ruleset,
    },
    catalogue: async () => (await import('./napoleonic-sbg/catalogue')).catalogue,
  },
  {
    card: lightDivision,
    load: {
      en: async () => (await import('./light-division/ruleset')).ruleset,
      fr: async () => (await import('./light-division/fr')).ruleset,
    },
    catalogue: async () => (await import('./light-division/catalogue')).catalogue,
  },
  {
    card: fastPlayD10,
    load: {
      en: async () => (await import('./fast-play-d10/ruleset')).ruleset,
      fr: async () => (await import('./fast-play-d10/fr')).ruleset,
    },
    catalogue: async () => (await import('./fast-play-d10/catalogue')).catalogue,
  },
  {
    card: bundokAndBayonet,
    load: {
      en: async () => (await import('./bundok-and-bayonet/ruleset')).ruleset,
      fr: async () => (await import('./bundok-and-bayonet/fr')).ruleset,
    },
    catalogue: async () => (await import('./bundok-and-bayonet/catalogue')).catalogue,
  },
];

/** What readers of list files know: ids of rulesets and of their nations. */
export const knownRulesets: readonly RulesetCard[] = registry.map(({ card }) => card);

/** The card of a ruleset, if there is one with this id. */
export function cardOf(id: string): RulesetCard | undefined {
  return knownRulesets.find((card) => card.id === id);
}

/** Cards in the languages that are not built into the pages. */
const cardsIn: Readonly<Partial<Record<Language, () => Promise<readonly RulesetCard[]>>>> = {
  fr: async () => (await import('./fr/cards')).cards,
};

/** Every card in a language, in the order of the registry. */
export async function loadCards(language: Language): Promise<readonly RulesetCard[]> {
  return (await cardsIn[language]?.()) ?? knownRulesets;
}

const loaded = new Map<string, Promise<Ruleset>>();

/**
 * Loads a ruleset in a language, once. Throws for an id that no card has: callers know their ids.
 */
export function loadRuleset(id: string, language: Language = 'en'): Promise<Ruleset> {
  const key = `${id} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const registered = registry.find(({ card }) => card.id === id);
  if (!registered) throw new Error(`No ruleset "${id}"`);
  const loading = registered.load[language]().catch((error: unknown) => {
    // A failed download must not be remembered: the next try may have a connection.
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, loading);
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
