/**
 * The numbers by which codes of a list (links, printed codes) name the ids of one ruleset: an id's
 * number is its place in its table. Codes that are out in the world depend on them, so a table only
 * ever grows at its end: nothing is taken out, moved or changed, not even an id whose profile is gone.
 */
export interface Catalogue {
  /** Number of the ruleset itself, from 1, never given to another. */
  readonly number: number;
  readonly ruleset: string;
  readonly nations: readonly string[];
  readonly profiles: readonly string[];
  readonly options: readonly string[];
  /** What settings and attributes are called, and the choices that they give. */
  readonly words: readonly string[];
}
