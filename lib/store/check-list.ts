import { type List, groupKinds, limits } from '@/lib/roster/list';

/*
 * A cheap look at what comes from the disk: enough that nothing which works with lists can fail on
 * it. Files have the thorough reader (`lib/roster/document`), which also knows rulesets; a stored
 * list was readable once, and running that reader over a whole shelf would take too long.
 */

type Check = (value: unknown) => boolean;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAbsentOr(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function isWhole(min: number, max: number): Check {
  return (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** A plain object, as storage and JSON give it. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isQuantity = isWhole(1, limits.quantity);

type Fields = readonly (readonly [field: string, isRight: Check])[];

/** Pairs, made once: a list is checked with every edit. */
function fieldsOf(checks: Readonly<Record<string, Check>>): Fields {
  return Object.entries(checks);
}

const entryFields = fieldsOf({
  key: isText,
  profile: isText,
  count: isWhole(1, limits.count),
  options: isAbsentOr((value) => isObject(value) && Object.values(value).every(isQuantity)),
  attributes: isAbsentOr(isObject),
  title: isAbsentOr(isText),
  note: isAbsentOr(isText),
  extra: isAbsentOr(isObject),
});

const groupFields = fieldsOf({
  id: isText,
  name: isAbsentOr(isText),
  kind: isAbsentOr((value) => groupKinds.some((kind) => kind === value)),
  parent: isAbsentOr(isText),
  entries: Array.isArray,
  extra: isAbsentOr(isObject),
});

const listFields = fieldsOf({
  ruleset: isText,
  nation: isText,
  name: isText,
  cap: isAbsentOr((value) => value === null || isWhole(1, Number.MAX_SAFE_INTEGER)(value)),
  settings: isAbsentOr(isObject),
  groups: (value) => Array.isArray(value) && value.length > 0 && value.length <= limits.groups,
  extra: isAbsentOr(isObject),
});

function wrongField(value: unknown, fields: Fields, path: string): string | undefined {
  if (!isObject(value)) return path || 'list';
  for (const [field, isRight] of fields)
    if (!isRight(value[field])) return path ? `${path}.${field}` : field;
  return undefined;
}

/** A parent that is missing or comes round to itself would keep edits of the chain walking for ever. */
function wrongParent(groups: List['groups']): string | undefined {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  for (const [index, group] of groups.entries()) {
    let at = group.parent;
    for (let steps = 0; at !== undefined; steps += 1) {
      if (!parents.has(at) || steps > groups.length) return `groups[${index}].parent`;
      at = parents.get(at);
    }
  }
  return undefined;
}

/**
 * The path of the first thing in it that makes this value no list, or nothing when it is one.
 * Entries that it shares with a `sound` list, which it was made from, are not looked into again.
 */
export function faultInList(value: unknown, sound?: List): string | undefined {
  const fault = wrongField(value, listFields, '');
  if (fault) return fault;
  // Fields are looked at before they are trusted, group by group.
  const { groups } = value as List;
  const known = new Set(sound?.groups.flatMap((group) => group.entries));
  const ids = new Set<string>();
  const keys = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const path = `groups[${index}]`;
    const wrong = wrongField(group, groupFields, path);
    if (wrong) return wrong;
    if (ids.has(group.id)) return `${path}.id`;
    ids.add(group.id);
    for (const [place, entry] of group.entries.entries()) {
      const wrongEntry = known.has(entry)
        ? undefined
        : wrongField(entry, entryFields, `${path}.entries[${place}]`);
      if (wrongEntry) return wrongEntry;
      if (keys.has(entry.key)) return `${path}.entries[${place}].key`;
      keys.add(entry.key);
    }
  }
  return keys.size > limits.entries ? 'groups' : wrongParent(groups);
}
