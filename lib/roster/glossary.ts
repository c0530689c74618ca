/** What kind of thing a glossary entry explains; the order is the order of the glossary page. */
export const glossaryKinds = ['rule', 'weapon', 'equipment', 'gun', 'table', 'national'] as const;
export type GlossaryKind = (typeof glossaryKinds)[number];

/** A small table that belongs to an entry, such as a gun's row or a chart. Distances in inches. */
export interface GlossaryTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * One term of a ruleset, explained in this project's own words.
 * `term` is written exactly as profiles name it ("Élan", "Two-handed axe"), so that a profile's
 * weapons, rules and options find their entry by it.
 */
export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  /** The term in the language of the summary, where it has a word of its own: "Tir de salve". */
  readonly name?: string;
  readonly kind: GlossaryKind;
  /** One or two sentences, figures exact, never the source's wording. */
  readonly summary: string;
  /** Document and section, as in "Song of Drums and Shakos, Special Rules". */
  readonly source: string;
  /** Ids of related entries. */
  readonly see?: readonly string[];
  readonly table?: GlossaryTable;
}

/** What another language has for an entry: its `term`, source and relations stay as they are. */
export interface GlossaryTranslation {
  readonly name?: string;
  readonly summary: string;
  /** The same rows and columns, in the same order. */
  readonly table?: GlossaryTable;
}

/** Translations by the id of their entry. */
export type GlossaryTranslations = Readonly<Record<string, GlossaryTranslation>>;

/**
 * The entries as another language has them, in their order; one without a translation stays in
 * English, since a player is better served by that than by nothing.
 */
export function translateGlossary(
  entries: readonly GlossaryEntry[],
  translations: GlossaryTranslations,
): readonly GlossaryEntry[] {
  return entries.map((entry) =>
    Object.hasOwn(translations, entry.id) ? { ...entry, ...translations[entry.id] } : entry,
  );
}
