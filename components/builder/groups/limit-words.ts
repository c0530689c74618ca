import type { GroupLimit } from './shown-groups';

/** "3 of 4 battalions". */
export function limitWords({ value, max, name }: GroupLimit): string {
  return `${value} of ${max} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
