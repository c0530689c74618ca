import type { EventLine } from '../desk/event-words';
import type { GlossaryKind } from '../roster/glossary';
import type { Language } from '../roster/language';
import type { ProfileTable, SymbolId } from '../roster/profile';
import type { Severity } from '../rules/finding';
import type { Column, Figure, FigureTable, StatLine, Tincture, UnitFigure } from '../rules/ruleset';
import type { Carried } from '../share/pdf/carried';

/** Sheets that the pages are made for. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** The ruleset as paper names it: whose it is and which tables of ours were used. */
export interface PrintedRuleset {
  readonly name: string;
  readonly shortName: string;
  readonly author: string;
  readonly dataVersion: string;
  /** YYYY-MM-DD. */
  readonly dataDate: string;
}

/** A nation by its name and the hatching that it always travels with. */
export interface PrintedNation {
  readonly name: string;
  readonly tincture: Tincture;
}

/** What the findings come to. */
export type Mood = 'broken' | 'agree' | 'legal';

export interface Verdict {
  readonly mood: Mood;
  /** "Two rules broken"; "Legal, 1 to agree"; "Legal". */
  readonly words: string;
}

export interface PrintedFinding {
  readonly severity: Severity;
  readonly message: string;
  readonly source: string;
}

/** A weapon, item or upgrade of a unit. */
export interface Gear {
  readonly name: string;
  /** With its figures, where the ruleset gives them in a few words. */
  readonly line: string;
  /** Times each model has it. */
  readonly quantity: number;
  /** Points for each model and time; 0 for what it has without paying. */
  readonly points: number;
  /** What it does to this unit. */
  readonly effect?: string;
}

/** What a described unit is: "Grade: Veteran". */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What units are made of, to be crossed off as it is lost: "Bases", four units of six. */
export interface PartCount {
  readonly name: string;
  readonly units: number;
  readonly each: number;
}

interface PlayersWords {
  /** The player's own name for it. */
  readonly title?: string;
  readonly note?: string;
}

/** An entry whose profile the ruleset does not have: printed as it is stored. */
export interface UnknownEntry extends PlayersWords {
  readonly kind: 'unknown';
  /** The id as the list has it. */
  readonly name: string;
  readonly count: number;
}

/** What a row of the roster and a card both show of a unit. */
interface PrintedUnit extends PlayersWords {
  readonly kind: 'unit';
  readonly symbol: SymbolId;
  readonly name: string;
  readonly standing?: string;
  readonly count: number;
  /** Models of all, crews included. */
  readonly models: number;
  /** Where it is no model but a unit of several. */
  readonly parts?: PartCount;
  readonly stats: Readonly<Record<string, string>>;
  /** Where its models differ; then they stand instead of `stats`. */
  readonly statLines: readonly StatLine[];
  readonly gear: readonly Gear[];
  readonly details: readonly Detail[];
  /** What it is worth at the table, beside what columns say. */
  readonly figures: readonly UnitFigure[];
  readonly tables: readonly ProfileTable[];
  /** Ids of chosen options that its profile does not offer. */
  readonly unknownOptions: readonly string[];
  /** Absent where the ruleset has no points. */
  readonly price?: { readonly each: number; readonly total: number };
}

export interface UnitEntry extends PrintedUnit {
  readonly rules: readonly string[];
  /** When it is not of the list's own nation. */
  readonly nation?: string;
}

export type RosterEntry = UnitEntry | UnknownEntry;

export interface RosterSection {
  readonly name: string;
  /** What it is, where it is a group of the list: its word, whose it is, how much it has. */
  readonly group?: {
    /** "Division"; absent where its name says it. */
    readonly word?: string;
    /** Groups above it. */
    readonly depth: number;
    /** "4 units, 96 castings". */
    readonly size: string;
  };
  readonly entries: readonly RosterEntry[];
}

/** A glossary term with its summary. */
export interface Term {
  readonly term: string;
  readonly summary: string;
}

export interface TermSection {
  readonly kind: GlossaryKind;
  readonly terms: readonly Term[];
}

/** The code by which anyone can check a printed list again: as a symbol where a phone can read it. */
export interface PrintedCode {
  /** Where the site is that opens it ("https://example.org/muster"). */
  readonly site: string;
  /** What the symbol says, in the two parts of `qrOf`: drawing it takes longer than all the rest. */
  readonly link: { readonly address: string; readonly digits: string };
  /** The code in letters, for where the symbol would be too fine; absent = it is too long for paper. */
  readonly letters?: string;
}

/** A whole list as its printed roster shows it: plain data that can travel to a worker. */
export interface RosterSheet {
  readonly title: string;
  readonly nation: PrintedNation;
  readonly ruleset: PrintedRuleset;
  /** What was agreed: "Assault at the Farm", "Attacker", "Year 1812". */
  readonly settings: readonly string[];
  /** Absent where the ruleset has no points; `cap: null` = none agreed. */
  readonly points?: { readonly total: number; readonly cap: number | null };
  /** The large figure of a list without points, and what it counts: 54, "bases". */
  readonly strength?: { readonly total: number; readonly of: string };
  /** "12 models"; "9 units, 54 bases". */
  readonly size: string;
  /** What a row of its table is: "Model", "Unit". */
  readonly rowName: string;
  readonly verdict: Verdict;
  readonly findings: readonly PrintedFinding[];
  /** Day of printing, YYYY-MM-DD. */
  readonly printed: string;
  /** Those that somebody in the list has a value in. */
  readonly columns: readonly Column[];
  readonly sections: readonly RosterSection[];
  readonly figures: readonly Figure[];
  readonly tables: readonly FigureTable[];
  /** What the list uses, each once. */
  readonly terms: readonly TermSection[];
  /** What the file of the PDF carries, so that it gives the list back. */
  readonly carried: Carried;
  readonly code?: PrintedCode;
}

/** Boxes of a card: as many groups as units, each with the boxes of one. */
export interface CardTally {
  readonly name: string;
  readonly groups: number;
  readonly boxes: number;
}

interface CardFace {
  readonly nation: PrintedNation;
  readonly ruleset: PrintedRuleset;
}

/** A card for a unit, or for several that are alike in everything. */
export interface UnitCard extends PrintedUnit, CardFace {
  /** "6 models"; "2 units, 12 bases"; absent where one says enough. */
  readonly size?: string;
  readonly columns: readonly Column[];
  readonly tallies: readonly CardTally[];
  /** One for each model, unless its tallies or parts count them. */
  readonly modelBoxes: number;
  /** Chances of its dice, when the player wants them. */
  readonly odds: readonly ProfileTable[];
  /** Special rules and upgrades, unless its figures say what they come to: always printed. */
  readonly rules: readonly Term[];
  /** Weapons, equipment and the like: printed when there is room for all. */
  readonly extras: readonly Term[];
}

export type Card = UnitCard | (UnknownEntry & CardFace);

/** What an event asks, in words. */
export interface EventSheet {
  readonly title: string;
  /** Absent where the event leaves open which rules are played. */
  readonly ruleset?: PrintedRuleset;
  readonly lines: readonly EventLine[];
}

/** One checked input of an event. */
export interface ResultsRow {
  /** Its player, or its file where that says nothing of one. */
  readonly player: string;
  readonly list: string;
  readonly nation: string;
  /** "396 of 400"; empty where there are none. */
  readonly points: string;
  readonly models: string;
  readonly verdict: Verdict | { readonly mood: 'unreadable'; readonly words: string };
  /** Rules that it breaks and others like it, in a few words; empty for a list that is in order. */
  readonly reasons: string;
}

/** All results of an event, for the organiser's table. */
export interface ResultsSheet extends EventSheet {
  /** "31 legal, 4 to agree, 5 illegal". */
  readonly summary: string;
  /** Which tables of ours were used: "Napoleonic SBG adaptation, roster data 1.0". */
  readonly data: readonly string[];
  readonly rows: readonly ResultsRow[];
}

interface AnyJob {
  readonly language: Language;
  readonly paper: Paper;
  /** Day of printing, YYYY-MM-DD. */
  readonly printed: string;
}

/** Rosters first, cards after them. */
export interface ListsJob extends AnyJob {
  readonly sheets: readonly RosterSheet[];
  readonly cards: readonly Card[];
}

export interface ResultsJob extends AnyJob {
  readonly results: ResultsSheet;
}

export interface EventJob extends AnyJob {
  readonly event: EventSheet;
}

/** Everything that one PDF holds. */
export type PrintJob = ListsJob | ResultsJob | EventJob;
