import { limits } from '@/lib/roster/list';

/** A name for a copy that no other list has: "Coalition (2)", of that "Coalition (3)". */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n += 1) {
    const ending = ` (${n})`;
    const copy = [...bare].slice(0, limits.text - ending.length).join('') + ending;
    if (!taken.has(copy)) return copy;
  }
}
