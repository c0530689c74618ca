/** What joins the last of several: "a, b and c", "a, b or c". */
export type Link = 'and' | 'or';

/** Forms of a language that sentences of all kinds share. Pure. */
export interface Forms {
  /** "1 model", "12 models": a common word of the language, not a name of a book. */
  count(n: number, one: string, many?: string): string;
  /** The form of a common word that so many take. */
  noun(n: number, one: string): string;
  /** Several of a common word. */
  plural(one: string): string;
  /** "a, b and c". */
  join(parts: readonly string[], last?: Link): string;
  /** "a, b, c, d and 9 more": no sentence names sixty things. */
  joinSome(parts: readonly string[], last?: Link): string;
  /** First letter large. */
  sentence(text: string): string;
  /** The text of somebody else in quotes, what acts in it spelled out. */
  quoted(text: string): string;
}
