/** What a sentence counts or asks for: one of it, several, and what a language must know besides. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Where articles and adjectives follow it ("une seule figurine"). */
  readonly feminine?: true;
}
