import type { Params } from '../finding';
import type { RuleWords } from '../rule';
import type * as figures from './kit-figures';
import type { Noun } from './noun';

/** What sentences of `atMost` speak of. */
export interface Limit {
  readonly max: number;
  readonly name: Noun;
}

/** What sentences of `groupAtMost` speak of. */
export interface GroupLimit {
  readonly max: number;
  /** All that is counted together. */
  readonly counted: readonly Noun[];
  /** What such a group is called. */
  readonly name: Noun;
  /** What is said of a group that breaks it, after what it has: "a command has at most ...". */
  readonly limit: string;
}

/** Somebody, whom he needs, and why, as the end of a sentence. */
export interface Need {
  readonly name: Noun;
  readonly needsName: Noun;
  readonly because: string;
}

/** A sentence for the rule and one for the fault. */
export interface Said {
  readonly summary: string;
  readonly message: string;
}

/** What is said of models that carry the wrong things together. */
export interface CarriageWords {
  readonly summary: string;
  /** What is wrong with such models, as the end of a sentence: "4 Light Dragoons: ...". */
  readonly says: (items: readonly string[]) => string;
  /** Why a choice cannot be had, with the way out. */
  readonly reason: string;
}

/**
 * The sentences of the kit's rules in one language: each a function of what the factory was told, so
 * that no language repeats a figure.
 */
export interface KitWords {
  /** The form of the list file, as a source of rules. */
  readonly contract: string;
  /** What a profile's entry lists, as a source of rules. */
  readonly listed: string;
  readonly unknownProfile: RuleWords<{ readonly profiles: readonly string[] }>;
  readonly unknownOption: RuleWords<{ readonly of: readonly figures.StrangeOption[] }>;
  readonly settingInvalid: RuleWords<figures.Names>;
  readonly unknownSetting: RuleWords<figures.Names>;
  readonly capUnused: RuleWords<{ readonly cap: number }>;
  readonly attributeInvalid: RuleWords<{
    readonly unknown: readonly figures.StrangeAttribute[];
    readonly invalid: readonly figures.WrongAttribute[];
  }>;
  readonly attributeMissing: RuleWords<{ readonly of: readonly figures.MissingAttribute[] }>;
  attributeRange(summary: string): RuleWords<{ readonly of: readonly figures.OutOfRange[] }>;
  atLeastOne(of: readonly Noun[]): RuleWords;
  atMost(limit: Limit): RuleWords<figures.TooMany>;
  carriage(words: CarriageWords): RuleWords<{ readonly of: readonly figures.Carrier[] }>;
  companion(need: Need): RuleWords;
  /** The trait is the book's word. */
  lone(trait: string): RuleWords<{ readonly name: string }>;
  /** What a list has at least ("at least one model"). */
  emptyList(what: string): RuleWords;
  groupAtMost(limit: GroupLimit): RuleWords<figures.TooMuch>;
  groupNeeds(need: Need): RuleWords<{ readonly ofGroup: string; readonly group: string }>;
  readonly stands: RuleWords<figures.Nations & { readonly alone: string }>;
  readonly mixedNations: RuleWords<figures.Nations>;
  readonly noneOfOwn: RuleWords<{ readonly nation: string }>;
  readonly foreigners: RuleWords<figures.Nations>;
  readonly allies: RuleWords<figures.Nations>;
  readonly typesOpen: RuleWords<figures.TypesLed>;
  readonly typesUnavailable: RuleWords<figures.TypesLed>;
  /** What the meter of led types is called. */
  readonly typesLed: string;
  readonly optionLimit: RuleWords<{ readonly of: readonly figures.OptionTooOften[] }>;
  readonly replacementConflict: RuleWords<{ readonly of: readonly figures.ReplacedTwice[] }>;
  readonly pointsCap: RuleWords<figures.OverCap>;
  readonly pointsLeft: RuleWords<figures.PointsLeft>;
  together(said: Said): RuleWords<Params>;
  readonly unique: RuleWords<figures.Names>;
}
