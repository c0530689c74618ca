import type { Entry, List } from '../../roster/list';
import type { View } from '../../rules/view';
import { pricesOf, settingsOf } from './format-text';
import { lineKey, skeletonOf } from './lines';
import { formatEntry, formatGroup, formatSetting } from './words';

/** An entry that the code of a text holds, and the line that stands for it. */
export interface ExpectedEntry {
  readonly entry: Entry;
  /** Place of its group. */
  readonly group: number;
  readonly text: string;
  isFound: boolean;
}

export interface ExpectedGroup {
  readonly text: string;
  isFound: boolean;
}

export interface ExpectedSetting {
  readonly id: string;
  readonly value: unknown;
  readonly text: string;
  isFound: boolean;
}

/** Puts things of one key into the order in which they stand. */
export function queue<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, T[]> {
  const queues = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const same = queues.get(key);
    if (same) same.push(item);
    else queues.set(key, [item]);
  }
  return queues;
}

/** Takes the first of a queue that was not found elsewhere in the meantime. */
function takeFirst<T extends { isFound: boolean }>(items: T[] | undefined): T | undefined {
  for (let item = items?.shift(); item; item = items?.shift()) {
    if (item.isFound) continue;
    item.isFound = true;
    return item;
  }
  return undefined;
}

/** The lines that the list of a code would have, to be found again in the text. */
export class Expected {
  readonly list: List;
  readonly groups: readonly ExpectedGroup[];
  readonly entries: readonly ExpectedEntry[];
  readonly settings: readonly ExpectedSetting[];
  private readonly inGroup: ReadonlyMap<string, ExpectedEntry[]>;
  private readonly anywhere: ReadonlyMap<string, ExpectedEntry[]>;
  private readonly bySkeleton: ReadonlyMap<string, ExpectedEntry[]>;
  private readonly groupsByKey: ReadonlyMap<string, ExpectedGroup[]>;
  private readonly settingsByKey: ReadonlyMap<string, ExpectedSetting[]>;

  constructor(readonly view: View) {
    const { list, ruleset } = view;
    const prices = pricesOf(view);
    this.list = list;
    this.groups = list.groups.map((group, at) => ({
      text: formatGroup(list, group, at),
      isFound: false,
    }));
    this.entries = list.groups.flatMap(({ entries }, group) =>
      entries.map((entry) => ({
        entry,
        group,
        text: formatEntry(ruleset, list, entry, prices.get(entry.key)),
        isFound: false,
      })),
    );
    this.settings = settingsOf(view).map(([id, value]) => ({
      id,
      value,
      text: formatSetting(ruleset.settings, id, value),
      isFound: false,
    }));
    const keys = new Map(this.entries.map((entry) => [entry, lineKey(entry.text)]));
    const keyOf = (entry: ExpectedEntry) => keys.get(entry) ?? '';
    this.inGroup = queue(this.entries, (entry) => `${entry.group} ${keyOf(entry)}`);
    this.anywhere = queue(this.entries, keyOf);
    this.bySkeleton = queue(this.entries, (entry) => skeletonOf(entry.text));
    this.groupsByKey = queue(this.groups, ({ text }) => lineKey(text));
    this.settingsByKey = queue(this.settings, ({ text }) => lineKey(text));
  }

  /** Finds the entry of a line, in this group if it is there. */
  takeEntry(key: string, group: number): ExpectedEntry | undefined {
    return takeFirst(this.inGroup.get(`${group} ${key}`)) ?? takeFirst(this.anywhere.get(key));
  }

  /** Finds the entry of a line that lost letters. */
  takeByRemains(line: string): ExpectedEntry | undefined {
    return takeFirst(this.bySkeleton.get(skeletonOf(line)));
  }

  takeGroup(key: string): number | undefined {
    const group = takeFirst(this.groupsByKey.get(key));
    return group && this.groups.indexOf(group);
  }

  takeSetting(key: string): ExpectedSetting | undefined {
    return takeFirst(this.settingsByKey.get(key));
  }
}
