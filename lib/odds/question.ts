import type { Profile, ProfileTable } from '../roster/profile';
import type { Chance } from './chance';

/** A model in a question: its profile and what it has with it, bought items included. */
export interface Fighter {
  readonly profile: Profile;
  readonly items: readonly string[];
  /** Ids of the options that it has. */
  readonly options: ReadonlySet<string>;
}

/** The two of a duel: the one who acts, and the other. */
export const sides = ['first', 'second'] as const;
export type Side = (typeof sides)[number];

export interface SwitchChoice {
  readonly id: string;
  readonly label: string;
}

/** Something about the situation that a player can set. */
export interface Switch {
  /** The same in every question that asks for it, so that the answer to one serves for the next. */
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Whose it is; absent = of both, or of the table. */
  readonly side?: Side;
  /** The first one holds unless another is chosen; absent = off or on. */
  readonly choices?: readonly SwitchChoice[];
}

/** What is set, by id of switch: the id of a choice, or `on`. */
export type Situation = Readonly<Record<string, string>>;

/** How grave an outcome is for whom it befalls: from nothing to the end of him. */
export type Gravity = 0 | 1 | 2 | 3 | 4;

/** One way in which a roll can end. */
export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly chance: Chance;
  /** Whom it befalls; absent = nobody, or where there is only one. */
  readonly befalls?: Side;
  readonly gravity: Gravity;
}

/** A figure beside the outcomes: a chance of its own, or an expected number. */
export interface Aside {
  readonly id: string;
  readonly name: string;
  readonly value: Chance;
  readonly kind: 'chance' | 'number';
}

/** Outcomes that come to exactly one, and what else is worth knowing. */
export interface Bar {
  /** "2 dice"; absent where an answer has one bar. */
  readonly name?: string;
  readonly outcomes: readonly Outcome[];
  readonly asides: readonly Aside[];
}

/** One step of a derivation, for a screen to show. */
export type Step =
  /** A sentence; a reading is ours, where the source is silent or unclear. */
  | {
      readonly kind: 'say';
      readonly text: string;
      readonly source?: string;
      readonly isReading?: true;
    }
  /** Numbers added up: the total of one side. */
  | {
      readonly kind: 'sum';
      readonly title: string;
      readonly rows: readonly { readonly label: string; readonly amount: number }[];
      readonly total: { readonly label: string; readonly value: string };
      readonly source?: string;
    }
  /** Every outcome of two dice: one row for each face of the first, one column for each of the second. */
  | {
      readonly kind: 'grid';
      readonly title: string;
      readonly rowName: string;
      readonly columnName: string;
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      /** What happens in each square: a sign for the eye, words for the ear. */
      readonly cells: readonly (readonly GridCell[])[];
    }
  /** Chances in a row that are multiplied, and what they come to. */
  | {
      readonly kind: 'chain';
      readonly title: string;
      readonly links: readonly Part[];
      readonly total: Part;
    }
  /** Ways that exclude each other, each with its chance. */
  | { readonly kind: 'split'; readonly title: string; readonly parts: readonly Part[] }
  /** The same chance under one thing after another: at each value of a stat. */
  | { readonly kind: 'list'; readonly title: string; readonly parts: readonly Part[] };

/** A named chance in a derivation. */
export interface Part {
  readonly label: string;
  readonly chance: Chance;
}

export interface GridCell {
  readonly sign: string;
  readonly name: string;
  readonly befalls?: Side;
  readonly gravity: Gravity;
}

/** What a question comes to, and how. */
export interface Answer {
  readonly bars: readonly Bar[];
  /** Why there are no bars yet, in a sentence: what the player must set first. */
  readonly open?: string;
  readonly steps: readonly Step[];
}

interface AnyQuestion {
  readonly id: string;
  readonly name: string;
}

/** A question that stands among others. */
interface ListedQuestion extends AnyQuestion {
  /** Rare ones are folded away on a profile, and left out of a duel where they cannot be asked. */
  readonly standing: 'usual' | 'rare';
}

/** What can be asked of one model. */
export interface LoneQuestion extends ListedQuestion {
  /** Why this one cannot be asked, in a sentence; nothing = he can. */
  readonly refuse: (fighter: Fighter) => string | undefined;
  readonly switches: (fighter: Fighter, set: Situation) => readonly Switch[];
  readonly answer: (fighter: Fighter, situation: Situation) => Answer;
}

/** What can be asked of two models, the first of whom acts. */
export interface DuelQuestion extends ListedQuestion {
  /** Why these two cannot meet so, in a sentence; nothing = they can. */
  readonly refuse: (first: Fighter, second: Fighter) => string | undefined;
  /** What can be set, which may depend on what is set already: the distances of the chosen weapon. */
  readonly switches: (first: Fighter, second: Fighter, set: Situation) => readonly Switch[];
  readonly answer: (first: Fighter, second: Fighter, situation: Situation) => Answer;
}

/** What can be asked of all models of a list at once. */
export interface SquadQuestion extends AnyQuestion {
  readonly switches: (members: readonly Member[], set: Situation) => readonly Switch[];
  /** Nothing = there are too many different models for an exact answer. */
  readonly answer: (members: readonly Member[], situation: Situation) => SquadAnswer | undefined;
}

export interface Member {
  readonly fighter: Fighter;
  readonly count: number;
}

/** Who goes when, and what that comes to. */
export interface SquadAnswer {
  readonly figures: readonly Aside[];
  readonly order: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly steps: readonly Step[];
}

/** The odds of a ruleset: loaded when a player asks for them. */
export interface Odds {
  /** How the table calls the two of a duel ("Attacker", "Defender"). */
  readonly sideNames: Readonly<Record<Side, string>>;
  readonly lone: readonly LoneQuestion[];
  readonly duels: readonly DuelQuestion[];
  readonly squad?: SquadQuestion;
  /** A few chances of a model by itself, in words, for a card. */
  readonly key: (fighter: Fighter) => readonly ProfileTable[];
  /** Whether the questions about one say what stands on his card, or the card says more. */
  readonly keyStandsIn: 'questions' | 'card';
  /** How a price comes about, where that is known. */
  readonly price?: (fighter: Fighter) => readonly Step[];
  /** Ids of the options of a profile that change any answer. */
  readonly matters: (profile: Profile) => readonly string[];
}
