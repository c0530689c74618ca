/** What one step does, as a button offers it and as it has happened. */
export interface Phrase {
  readonly do: string;
  readonly done: string;
}

/** `do` = what a button offers, `done` = what has happened. */
export type Tense = keyof Phrase;

/** What an entry becomes; `home` = the nation that tells it from a namesake. */
export interface Becoming {
  readonly name: string;
  readonly count: number;
  readonly person: boolean;
  readonly home?: string;
}

/**
 * The words of steps in one language. Names come from the ruleset; `who` and the like are made by the
 * functions of the first part.
 */
export interface EditWords {
  /** Phrases of one step, from the first letter on. */
  step(phrases: readonly Phrase[], tense: Tense): string;

  /** One more of a profile ("a Sapper"). */
  one(name: string): string;
  /** Several of a profile ("3 Line Infantrymen"). */
  some(n: number, name: string): string;
  /** The only one of a profile ("the Captain"). */
  the(name: string): string;
  /** A named person several times ("Michel Ney twice"). */
  again(name: string, n: number): string;
  /** One of several who should be one ("one Michel Ney"). */
  oneOf(name: string): string;
  /** What tells an entry from its namesakes (" of Russia with Horse"); "" = nothing does. */
  apart(home: string | undefined, options: readonly string[]): string;

  add(who: readonly string[], group?: string): Phrase;
  remove(who: readonly string[]): Phrase;
  replace(who: readonly string[], by: readonly string[]): Phrase;
  move(who: string, group?: string): Phrase;
  become(who: string, to: Becoming): Phrase;
  swap(on: readonly string[], off: readonly string[], who: string): Phrase;
  /** Fewer of an option than before. */
  only(option: string, n: number, who: string): Phrase;

  takeAttribute(name: string, who: string): Phrase;
  set(label: string, value: string, who?: string): Phrase;
  clear(label: string, who: string): Phrase;
  turn(label: string, on: boolean, who?: string): Phrase;
  text(field: 'title' | 'note', who: string): Phrase;

  callList(name: string): Phrase;
  nation(name: string): Phrase;
  readonly usualCap: Phrase;
  readonly noCap: Phrase;
  cap(points: number): Phrase;
  clearSetting(label: string): Phrase;

  addGroup(name: string, own: readonly string[]): Phrase;
  removeGroup(name: string): Phrase;
  moveGroup(name: string): Phrase;
  nameGroup(name: string, to: string | undefined): Phrase;
  kindOfGroup(name: string, word: string): Phrase;
  under(name: string, above: string | undefined): Phrase;
}
