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
  readonly kind: GlossaryKind;
  /** One or two sentences, figures exact, never the source's wording. */
  readonly summary: string;
  /** Document and section, as in "Song of Drums and Shakos, Special Rules". */
  readonly source: string;
  /** Ids of related entries. */
  readonly see?: readonly string[];
  readonly table?: GlossaryTable;
}
