import type { EventWording } from '../../desk/event-words';
import type { Language } from '../../roster/language';
import type { GlossaryKind } from '../../roster/glossary';
import type { DeskVerdict, UnreadableRow } from '../../desk/row';

/** What paper says in one language, beside what the ruleset says. */
export interface PaperWords {
  readonly language: Language;
  /** "29 November 2026", for a day as YYYY-MM-DD; any other text as it is. */
  day(day: string): string;
  /** A list as its sheet says it. */
  readonly sheet: {
    readonly unnamed: string;
    /** Heading of entries whose profile the ruleset does not have. */
    readonly unknownSection: string;
    /** Errors of a list, as many as there are. */
    broken(errors: number): string;
    agree(warnings: number): string;
    readonly legal: string;
    /** Beside the total of points; `null` = no cap. */
    ofCap(cap: number | null): string;
    readonly noFindings: string;
    checked(day: string, dataVersion: string): string;
    total(size: string): string;
    /** What a described unit is said to be, where it is. */
    readonly yes: string;
  };
  readonly columns: {
    readonly name: string;
    readonly gear: string;
    readonly rules: string;
    readonly count: string;
    readonly each: string;
    readonly points: string;
    readonly lost: string;
  };
  readonly unit: {
    /** Behind a price of which there are several. */
    readonly each: string;
    readonly kept: string;
    notOffered(options: string): string;
    lostOf(count: number): string;
    /** What stands between a name and what is said of it. */
    readonly colon: string;
  };
  readonly notes: Readonly<Record<GlossaryKind, string>> & { readonly atTheTable: string };
  /** What the player does not own of a list. */
  readonly missing: {
    readonly title: string;
    /** Profile, models that the list has, models owned, models to get. */
    readonly head: readonly [string, string, string, string];
    readonly none: string;
  };
  readonly code: {
    readonly title: string;
    scan(address: string): string;
    letters(address: string): string;
    fileOnly(address: string): string;
  };
  readonly card: {
    readonly kept: string;
    models(count: number): string;
    readonly modelBoxes: string;
    pointsEach(points: number, isSeveral: boolean): string;
    readonly points: string;
    readonly pricesEach: string;
    sheet(page: number, of: number): string;
  };
  readonly foot: {
    sheet(page: number, of: number): string;
    whose(ruleset: string, author: string): string;
    data(dataVersion: string): string;
    dataOf(dataVersion: string, day: string): string;
    printed(day: string): string;
    printedWith(day: string): string;
  };
  readonly document: {
    readonly cards: string;
    data(ruleset: string, dataVersion: string): string;
    eventRules(title: string): string;
    results(title: string): string;
  };
  readonly event: EventWording & {
    readonly untitled: string;
    readonly subject: string;
    readonly asPrinted: string;
  };
  readonly results: {
    of(day: string): string;
    lists(n: number): string;
    readonly heads: {
      readonly player: string;
      readonly list: string;
      readonly nation: string;
      readonly points: string;
      readonly models: string;
      readonly verdict: string;
    };
    pointsOf(points: number, cap: number): string;
    readonly broken: string;
    readonly toAgree: string;
    readonly unreadable: string;
    whyUnread(row: UnreadableRow): string;
    joinSome(parts: readonly string[]): string;
    sameTroops(player: string, more: number): string;
    ofThisPlayer(lists: number): string;
    readonly verdicts: Readonly<Record<DeskVerdict, (n: number) => string>>;
  };
}
