import type { List } from '../roster/list';

function byName(record: Readonly<Record<string, unknown>> = {}) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The models of a list alone, whatever they carry. */
export function modelsOf({ groups }: Pick<List, 'groups'>): string {
  return contentOf({
    groups: groups.map((group) => ({
      ...group,
      entries: group.entries.map(({ key, profile, count }) => ({ key, profile, count })),
    })),
  });
}

/** What a list puts on the table, whatever its order and however it is parted into entries. */
export function contentOf({ groups }: Pick<List, 'groups'>): string {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const { profile, count, options, attributes, title } of group.entries) {
      const name = JSON.stringify([
        group.id,
        profile,
        byName(options),
        byName(attributes),
        title ?? '',
      ]);
      counts.set(name, count + (counts.get(name) ?? 0));
    }
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
