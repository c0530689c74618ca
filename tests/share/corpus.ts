import fc from 'fast-check';
import type { List } from '@/lib/roster/list';
import { tameLists, wildLists } from './arbitrary';
import { listOf } from './library';

const empty = listOf({
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'france',
  groups: [{ id: 'main', entries: [] }],
});

/** The same lists every time, of both kinds, small enough to be damaged in every place. */
export const corpus: readonly List[] = [
  empty,
  ...fc.sample(tameLists, { numRuns: 4, seed: 11 }),
  ...fc
    .sample(wildLists, { numRuns: 40, seed: 12 })
    .filter((list) => JSON.stringify(list).length < 500)
    .slice(0, 3),
];
