import type { GroupLimit } from './shown-groups';

/** Limits are called by what they count, several of it. */
function singular(name: string): string {
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
}

/** "3 of 4 battalions", "1 of 1 battery". */
export function limitWords({ value, max, name }: Omit<GroupLimit, 'kind' | 'id'>): string {
  const what = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `${value} of ${max} ${max === 1 ? singular(what) : what}`;
}
