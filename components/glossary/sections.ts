import { type GlossaryEntry, type GlossaryKind, glossaryKinds } from '@/lib/roster/glossary';
import { hasWords, searchable } from '@/lib/roster/search-text';
import type { Ruleset, RulesetCard } from '@/lib/rules/ruleset';
import { profilesWith } from '@/lib/rules/terms';

/** An entry, and in how many profiles it occurs. */
export interface Listed {
  readonly entry: GlossaryEntry;
  readonly profiles: number;
}

export interface KindSection {
  readonly kind: GlossaryKind;
  readonly listed: readonly Listed[];
}

/** The glossary of one ruleset as the page shows it: plain data. */
export interface GlossarySection {
  readonly card: RulesetCard;
  readonly kinds: readonly KindSection[];
}

/** The entries of a ruleset by kind, each kind by its terms, in the alphabet of its language. */
export async function sectionOf(ruleset: Ruleset): Promise<GlossarySection> {
  const glossary = await ruleset.glossary();
  const { compare } = new Intl.Collator(ruleset.speech.language, { numeric: true });
  const kinds = glossaryKinds.flatMap((kind) => {
    const listed = glossary
      .filter((entry) => entry.kind === kind)
      .sort((a, b) => compare(a.term, b.term))
      .map((entry) => ({ entry, profiles: profilesWith(ruleset, entry.term).length }));
    return listed.length > 0 ? [{ kind, listed }] : [];
  });
  return { card: ruleset.card, kinds };
}

function textOf({ term, name = '', summary, table }: GlossaryEntry): string {
  return searchable([term, name, summary, ...(table?.rows.flat() ?? [])].join(' '));
}

/** What is left of the sections for a query: entries with every word in them. */
export function findEntries(
  sections: readonly GlossarySection[],
  query: string,
): readonly GlossarySection[] {
  if (query.trim() === '') return sections;
  return sections.flatMap(({ card, kinds }) => {
    const left = kinds.flatMap(({ kind, listed }) => {
      const found = listed.filter(({ entry }) => hasWords(textOf(entry), query));
      return found.length > 0 ? [{ kind, listed: found }] : [];
    });
    return left.length > 0 ? [{ card, kinds: left }] : [];
  });
}

/** The address of an entry within the page. */
export function anchorOf(card: RulesetCard, entry: string): string {
  return `${card.id}/${entry}`;
}
