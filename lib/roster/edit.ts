import { entriesOf, fits, isReadable, isWhole } from './bounds';
import { type Entry, type Group, type List, type Place, groupKinds, limits, placeOf } from './list';

/**
 * One change to a list, as plain data. The builder, fixes, undo and other tabs all use the same
 * edits. They name entries by key and counts by difference, so that edits of two tabs both hold.
 */
export type Edit =
  | { readonly do: 'add'; readonly group: string; readonly at: number; readonly entry: Entry }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly key: string; readonly group: string; readonly at: number }
  | { readonly do: 'count'; readonly key: string; readonly by: number }
  | { readonly do: 'profile'; readonly key: string; readonly profile: string }
  /** Quantity 0 takes the option off. */
  | {
      readonly do: 'option';
      readonly key: string;
      readonly option: string;
      readonly quantity: number;
    }
  /** An absent value takes the attribute away. */
  | {
      readonly do: 'attribute';
      readonly key: string;
      readonly name: string;
      readonly value?: unknown;
    }
  /** An empty text takes it away. */
  | {
      readonly do: 'text';
      readonly key: string;
      readonly field: 'title' | 'note';
      readonly value: string;
    }
  | { readonly do: 'name'; readonly value: string }
  | { readonly do: 'nation'; readonly value: string }
  /** `null` = no cap, absent = the ruleset's default. */
  | { readonly do: 'cap'; readonly value?: number | null }
  | { readonly do: 'setting'; readonly name: string; readonly value?: unknown }
  | { readonly do: 'add-group'; readonly at: number; readonly group: Group }
  | { readonly do: 'remove-group'; readonly id: string }
  | { readonly do: 'move-group'; readonly id: string; readonly at: number }
  | {
      readonly do: 'group';
      readonly id: string;
      readonly field: 'name' | 'kind' | 'parent';
      readonly value?: string;
    };

/** A changed list and the edits that take the change back. */
export interface Applied {
  readonly list: List;
  readonly inverse: readonly Edit[];
}

/** A copy without one field: absent, not `undefined`, which files and comparisons would see. */
function without<T extends object, K extends keyof T>(value: T, field: K): Omit<T, K> {
  const copy = { ...value };
  delete copy[field];
  return copy;
}

function setField<T extends object>(value: T, field: keyof T, to: unknown): T {
  return (to === undefined ? without(value, field) : { ...value, [field]: to }) as T;
}

/** Own keys only, so that an option called `constructor` is a plain key. */
function get(record: Readonly<Record<string, unknown>> | undefined, name: string): unknown {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets or removes one key of an optional record; a record left empty becomes absent. */
function setKey<V>(
  record: Readonly<Record<string, V>> | undefined,
  name: string,
  value: V | undefined,
): Readonly<Record<string, V>> | undefined {
  const pairs = Object.entries(record ?? {}).filter(([key]) => key !== name);
  if (value !== undefined) pairs.push([name, value]);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function insertAt<T>(items: readonly T[], at: number, item: T): readonly T[] {
  return items.toSpliced(Math.max(0, Math.min(at, items.length)), 0, item);
}

function changeGroup(list: List, id: string, change: (group: Group) => Group): List {
  return { ...list, groups: list.groups.map((group) => (group.id === id ? change(group) : group)) };
}

/** The list with another entry in this place. */
function putBack(list: List, { group, at }: Place, entry: Entry): List {
  return changeGroup(list, group.id, (old) => ({ ...old, entries: old.entries.with(at, entry) }));
}

/** The list without the entry in this place. */
function takeOut(list: List, { group, at }: Place): List {
  return changeGroup(list, group.id, (old) => ({ ...old, entries: old.entries.toSpliced(at, 1) }));
}

function putIn(list: List, groupId: string, at: number, entry: Entry): List {
  return changeGroup(list, groupId, (group) => ({
    ...group,
    entries: insertAt(group.entries, at, entry),
  }));
}

function isAncestor(list: List, id: string, of: string): boolean {
  for (
    let at: string | undefined = of;
    at !== undefined;
    at = list.groups.find((g) => g.id === at)?.parent
  )
    if (at === id) return true;
  return false;
}

function editEntry(list: List, edit: Extract<Edit, { key: string }>): Applied | undefined {
  const place = placeOf(list, edit.key);
  if (!place) return undefined;
  const { group, at, entry } = place;
  const { key } = edit;
  switch (edit.do) {
    case 'remove':
      return {
        list: takeOut(list, place),
        inverse: [{ do: 'add', group: group.id, at, entry }],
      };
    case 'move': {
      if (!list.groups.some(({ id }) => id === edit.group)) return undefined;
      const moved = putIn(takeOut(list, place), edit.group, edit.at, entry);
      return { list: moved, inverse: [{ do: 'move', key, group: group.id, at }] };
    }
    case 'count': {
      if (!Number.isInteger(edit.by)) return undefined;
      const count = Math.max(1, Math.min(limits.count, entry.count + edit.by));
      return {
        list: putBack(list, place, { ...entry, count }),
        inverse: [{ do: 'count', key, by: entry.count - count }],
      };
    }
    case 'profile':
      return {
        list: putBack(list, place, { ...entry, profile: edit.profile }),
        inverse: [{ do: 'profile', key, profile: entry.profile }],
      };
    case 'option': {
      if (!isWhole(edit.quantity, 0, limits.quantity)) return undefined;
      const was = get(entry.options, edit.option);
      const options = setKey(entry.options, edit.option, edit.quantity || undefined);
      return {
        list: putBack(list, place, setField(entry, 'options', options)),
        inverse: [
          {
            do: 'option',
            key,
            option: edit.option,
            quantity: typeof was === 'number' ? was : 0,
          },
        ],
      };
    }
    case 'attribute': {
      const value = get(entry.attributes, edit.name);
      const attributes = setKey(entry.attributes, edit.name, edit.value);
      return {
        list: putBack(list, place, setField(entry, 'attributes', attributes)),
        inverse: [{ do: 'attribute', key, name: edit.name, value }],
      };
    }
    case 'text':
      if (!fits(edit.value)) return undefined;
      return {
        list: putBack(list, place, setField(entry, edit.field, edit.value || undefined)),
        inverse: [{ do: 'text', key, field: edit.field, value: entry[edit.field] ?? '' }],
      };
  }
}

/** Any word can come from another tab's journal; a file may hold these only. */
function isKind(kind: string | undefined): boolean {
  return kind === undefined || groupKinds.some((known) => known === kind);
}

function hasRoomFor(list: List, { name = '', kind, parent, entries }: Group): boolean {
  return (
    list.groups.length < limits.groups &&
    entriesOf(list) + entries.length <= limits.entries &&
    entries.every((entry) => isReadable(entry) && !placeOf(list, entry.key)) &&
    new Set(entries.map(({ key }) => key)).size === entries.length &&
    fits(name) &&
    isKind(kind) &&
    (parent === undefined || list.groups.some(({ id }) => id === parent))
  );
}

function editGroups(list: List, edit: Edit): Applied | undefined {
  switch (edit.do) {
    case 'add-group':
      if (list.groups.some(({ id }) => id === edit.group.id) || !hasRoomFor(list, edit.group))
        return undefined;
      return {
        list: { ...list, groups: insertAt(list.groups, edit.at, edit.group) },
        inverse: [{ do: 'remove-group', id: edit.group.id }],
      };
    case 'remove-group': {
      const at = list.groups.findIndex(({ id }) => id === edit.id);
      const group = list.groups[at];
      // A list has at least one group, and a group under another cannot lose it silently.
      if (!group || list.groups.length === 1) return undefined;
      if (list.groups.some(({ parent }) => parent === edit.id)) return undefined;
      return {
        list: { ...list, groups: list.groups.filter(({ id }) => id !== edit.id) },
        inverse: [{ do: 'add-group', at, group }],
      };
    }
    case 'move-group': {
      const at = list.groups.findIndex(({ id }) => id === edit.id);
      const group = list.groups[at];
      if (!group) return undefined;
      const others = list.groups.filter(({ id }) => id !== edit.id);
      return {
        list: { ...list, groups: insertAt(others, edit.at, group) },
        inverse: [{ do: 'move-group', id: edit.id, at }],
      };
    }
    case 'group': {
      const group = list.groups.find(({ id }) => id === edit.id);
      if (!group) return undefined;
      if (edit.field === 'parent' && edit.value !== undefined) {
        const known = list.groups.some(({ id }) => id === edit.value);
        if (!known || isAncestor(list, edit.id, edit.value)) return undefined;
      }
      if (edit.field === 'name' && !fits(edit.value ?? '')) return undefined;
      if (edit.field === 'kind' && !isKind(edit.value)) return undefined;
      const was = group[edit.field];
      return {
        list: changeGroup(list, edit.id, (old) => setField(old, edit.field, edit.value)),
        inverse: [
          was === undefined
            ? { do: 'group', id: edit.id, field: edit.field }
            : { do: 'group', id: edit.id, field: edit.field, value: was },
        ],
      };
    }
    default:
      return undefined;
  }
}

/**
 * Applies one edit. Nothing comes back when its target is gone (another tab removed the entry, say)
 * or when it would make the list unreadable: the list then stays as it is.
 */
export function applyEdit(list: List, edit: Edit): Applied | undefined {
  switch (edit.do) {
    case 'add':
      if (placeOf(list, edit.entry.key) || !list.groups.some(({ id }) => id === edit.group))
        return undefined;
      if (entriesOf(list) >= limits.entries || !isReadable(edit.entry)) return undefined;
      return {
        list: putIn(list, edit.group, edit.at, edit.entry),
        inverse: [{ do: 'remove', key: edit.entry.key }],
      };
    case 'name':
      if (!fits(edit.value)) return undefined;
      return {
        list: { ...list, name: edit.value },
        inverse: [{ do: 'name', value: list.name }],
      };
    case 'nation':
      return {
        list: { ...list, nation: edit.value },
        inverse: [{ do: 'nation', value: list.nation }],
      };
    case 'cap':
      if (typeof edit.value === 'number' && !isWhole(edit.value, 1, Number.MAX_VALUE))
        return undefined;
      return {
        list: setField(list, 'cap', edit.value),
        inverse: [list.cap === undefined ? { do: 'cap' } : { do: 'cap', value: list.cap }],
      };
    case 'setting': {
      const value = get(list.settings, edit.name);
      return {
        list: setField(list, 'settings', setKey(list.settings, edit.name, edit.value)),
        inverse: [{ do: 'setting', name: edit.name, value }],
      };
    }
    case 'add-group':
    case 'remove-group':
    case 'move-group':
    case 'group':
      return editGroups(list, edit);
    default:
      return editEntry(list, edit);
  }
}

/** Several edits as one step. `missed` are those whose target was gone; the others hold. */
export interface AppliedStep extends Applied {
  readonly missed: readonly Edit[];
}

/** Applies edits in order; the inverse undoes them all in one step. */
export function applyEdits(list: List, edits: readonly Edit[]): AppliedStep {
  let current = list;
  let inverse: readonly Edit[] = [];
  const missed: Edit[] = [];
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    if (!applied) {
      missed.push(edit);
      continue;
    }
    current = applied.list;
    inverse = [...applied.inverse, ...inverse];
  }
  return { list: current, inverse, missed };
}
