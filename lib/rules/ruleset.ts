import type { Odds } from '../odds/question';
import type { GlossaryEntry } from '../roster/glossary';
import type { GroupKind, List } from '../roster/list';
import type { Profile } from '../roster/profile';
import type { Play } from './play';
import type { Rule } from './rule';
import type { Speech } from './speech/speech';
import type { Setting, SettingValues } from './setting';
import type { Taken, Unit, View } from './view';

/** Patterns by which a nation is known without colour (Petra Sancta hatchings), each with its colour. */
export const tinctures = [
  'france',
  'great-britain',
  'prussia',
  'austria',
  'russia',
  'spain',
] as const;
export type Tincture = (typeof tinctures)[number];

export interface Nation {
  readonly id: string;
  readonly name: string;
  readonly tincture: Tincture;
  /** Number of profiles on its roster. */
  readonly profiles: number;
  /** Its roster is only a part in the source. */
  readonly fragment?: boolean;
}

/** What pages show of a ruleset before its rosters are loaded. */
export interface RulesetCard {
  readonly id: string;
  readonly name: string;
  /** For narrow places. */
  readonly shortName: string;
  readonly author: string;
  /** What kind of game it is, in a few words. */
  readonly kind: string;
  /** Whether lists have points. */
  readonly points: boolean;
  /** What its ruleset has `odds` of: profiles and duels of them, or whole lists besides. */
  readonly odds?: readonly ('profile' | 'list')[];
  /**
   * What is counted where a row of a list is a unit of several models: one unit, and one of what it
   * is made of ("base"); `all` = one of all that stands on the table, where that is not of one kind.
   * Absent = rows are models.
   */
  readonly size?: { readonly unit: string; readonly part: string; readonly all?: string };
  readonly nations: readonly Nation[];
  /** Version of our tables, raised with every change to them. */
  readonly dataVersion: string;
  /** Day of that version, YYYY-MM-DD. */
  readonly dataDate: string;
}

/** A column of figures, in rosters, lists and on paper. */
export interface Column {
  readonly id: string;
  /** Head of the column ("Q"). */
  readonly short: string;
  readonly name: string;
  /** Only heroes have it. */
  readonly heroic?: boolean;
  /** It says of a profile what the figures of a unit say better: for rosters to choose from. */
  readonly ofProfile?: boolean;
}

/** A heading under which profiles stand. */
export interface Section {
  readonly id: string;
  readonly name: string;
}

/** A filter of the roster. */
export interface Arm {
  readonly id: string;
  readonly name: string;
  readonly has: (profile: Profile) => boolean;
}

/** Something of which a list can have much or little. */
export interface Merit {
  readonly id: string;
  /** What is asked for: "Most firepower". */
  readonly name: string;
  /** What counts how much, in a sentence. */
  readonly help: string;
  /** What one model, or one gun with its crew, counts: a whole number, 0 or more. */
  readonly of: (unit: Unit) => number;
}

/** A derived figure ("Morale test at loss": "7"), with where it comes from. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

/** A derived figure of one unit. */
export interface UnitFigure extends Figure {
  /** The source does not give it any more; the value says so. */
  readonly isMissing?: true;
  /** Id of the attribute by which a player can fill it in. */
  readonly attribute?: string;
  /** The columns of the ruleset say it, too: left out where they stand beside it. */
  readonly isInColumns?: true;
}

/** A kind of group that lists of a ruleset are made of. */
export interface GroupForm {
  readonly kind: GroupKind;
  /** The ruleset's word for one ("Division"). */
  readonly name: string;
  /** Kind of group that one of it usually stands under. */
  readonly under?: GroupKind;
  /** Profiles of a nation that a new one begins with, one of each: its general. */
  readonly begins: (nation: string) => readonly string[];
}

/** How the units of a list are grouped, where a ruleset has a chain of command. */
export interface Organisation {
  /** The highest first; the last one is what a group without a kind is. */
  readonly kinds: readonly GroupForm[];
}

/** A table that belongs on the printed roster, such as chances of activation. */
export interface FigureTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
  readonly source: string;
}

/** Boxes to tick on a card: what they count and how many one unit has. */
export interface Tally {
  /** What they count; never renamed, as games hold it. */
  readonly id: string;
  readonly name: string;
  readonly boxes: number;
  /**
   * They count its models or their wounds, so that no other box for a model is wanted: how many of
   * them are one model.
   */
  readonly lives?: number;
}

/** Stats of some of a unit's models, by column id ("Crew", six of them). */
export interface StatLine {
  readonly name: string;
  /** Models of one unit that have them. */
  readonly count: number;
  readonly stats: Readonly<Record<string, string>>;
  /** What else sets them apart, in a few words ("mounted"). */
  readonly note?: string;
}

/** One ruleset, the whole of it: everything that shared code may ask. */
export interface Ruleset {
  /** The language of everything in it that is not the book's own name for a thing. */
  readonly speech: Speech;
  /** The same in English, which plain text and tables of data are written in; absent = this one. */
  readonly inEnglish?: Ruleset;
  readonly card: RulesetCard;
  readonly profiles: ReadonlyMap<string, Profile>;
  readonly sections: readonly Section[];
  readonly arms: readonly Arm[];
  readonly columns: readonly Column[];
  readonly settings: readonly Setting[];
  /** What is special about a nation's armies, in a sentence of ours, by its id. */
  readonly features?: Readonly<Record<string, string>>;
  /** Points cap of a list without its own, and the usual sizes to offer; nothing = no points. */
  readonly cap?: {
    readonly initial: (settings: SettingValues) => number | null;
    readonly usual: readonly number[];
    readonly help: string;
  };
  /** Whether profiles of another nation may be offered to a list of this one. */
  readonly lets: (nation: string, other: string, settings: SettingValues) => boolean;
  readonly rules: readonly Rule[];
  /** Who leads a list, where it has somebody for that. */
  readonly leads?: (profile: Profile) => boolean;
  /** What players build for besides points, to choose among legal lists. */
  readonly merits?: readonly Merit[];
  /** Kinds of list that are more than an arm: whom they are made of, leaders aside. */
  readonly themes?: readonly Arm[];
  /** Kinds of group to offer; absent = lists are of one group. */
  readonly organisation?: Organisation;
  readonly figures: (view: View) => readonly Figure[];
  /** Derived figures of one unit, of each of its `count` where they are numbers. */
  readonly unitFigures?: (unit: Unit, view: View) => readonly UnitFigure[];
  readonly figureTables: (view: View) => readonly FigureTable[];
  /** Boxes for a card of one unit of this profile with these options, models first. */
  readonly tallies: (profile: Profile, taken?: readonly Taken[]) => readonly Tally[];
  /** Where a unit is not one model of its profile: the stats of each kind of its models. */
  readonly statLines?: (unit: Unit) => readonly StatLine[];
  /** An item with its figures, for a card ("Musket 30″, S4/3"); absent = its name says enough. */
  readonly itemLine?: (item: string) => string;
  /** Glossary terms that the list as a whole brings into play, beside those of its units. */
  readonly terms?: (view: View) => readonly string[];
  readonly glossary: () => Promise<readonly GlossaryEntry[]>;
  /** What is tracked of it at the table; never part of the first load. */
  readonly play: () => Promise<Play>;
  /** Exact chances of its dice, where it has any that we know; never part of the first load. */
  readonly odds?: () => Promise<Odds>;
  /** Legal lists for a newcomer to open; the first one is shown on an empty shelf. */
  readonly samples: readonly List[];
  /** The rows of the rosters with the fields of their source, for `npm run data`. */
  readonly table: readonly { readonly id: string; readonly nation: string }[];
}

/** A ruleset in the language of plain text and tables, whatever it speaks itself. */
export function inEnglish(ruleset: Ruleset): Ruleset {
  return ruleset.inEnglish ?? ruleset;
}

/** The nation part of a profile id. */
export function nationOf(profileId: string): string {
  return profileId.slice(0, profileId.indexOf('/'));
}
