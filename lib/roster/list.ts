/** The kinds of group that a chain of command knows (docs/list-file.md). */
export const groupKinds = ['squad', 'command', 'formation'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Fields of a file that this version does not know; carried along, never read. */
export type Extra = Readonly<Record<string, unknown>>;

/** Identical models or units of one profile. All `count` of them carry the same options. */
export interface Entry {
  /** Identity within the list on this device, so that edits find the entry after others moved. Not in files. */
  readonly key: string;
  readonly profile: string;
  /** 1 to 999 models or units. */
  readonly count: number;
  /** Option id to quantity for each model, 1 to 99. Never empty. */
  readonly options?: Readonly<Record<string, number>>;
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The player's own name for it, up to 200 code points. */
  readonly title?: string;
  readonly note?: string;
  readonly extra?: Extra;
}

export interface Group {
  readonly id: string;
  readonly name?: string;
  readonly kind?: GroupKind;
  /** Id of the group above it in the chain of command. */
  readonly parent?: string;
  readonly entries: readonly Entry[];
  readonly extra?: Extra;
}

/**
 * What a player wrote down, legal or not: any readable list. What it is worth and what is wrong
 * with it is computed (`lib/rules`), never stored here.
 */
export interface List {
  readonly ruleset: string;
  readonly nation: string;
  readonly name: string;
  /** Points; `null` = no cap; absent = the ruleset's default. */
  readonly cap?: number | null;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly groups: readonly Group[];
  readonly extra?: Extra;
}

/** Bounds of a readable list (docs/list-file.md). */
export const limits = {
  groups: 200,
  entries: 2000,
  count: 999,
  quantity: 99,
  text: 200,
  /** Levels of objects in one another, far above what a list has. */
  depth: 100,
  fileBytes: 5 * 1024 * 1024,
} as const;

/** Where an entry stands: its group, its index there. */
export interface Place {
  readonly group: Group;
  readonly at: number;
  readonly entry: Entry;
}

/** The place of the entry with this key, or nothing when it is gone. */
export function placeOf(list: List, key: string): Place | undefined {
  for (const group of list.groups) {
    const at = group.entries.findIndex((entry) => entry.key === key);
    const entry = group.entries[at];
    if (entry) return { group, at, entry };
  }
  return undefined;
}
