import { expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { missingTable } from '@/lib/print/missing-table';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { owned } from '../fixtures/owned';
import { day, drums, jobOf } from './support/lists';
import { printAndRead } from './support/read-pdf';

const squad = drums('france', [
  ['infantry-officer'],
  ['line-infantryman', 4],
  ['line-infantryman', 2],
  ['gone'],
]);
const some = owned(
  ['drums-and-shakos', 'france/infantry-officer', 1],
  ['drums-and-shakos', 'france/line-infantryman', 2],
);

test('what is missing is a table of what to get, models of one profile together', async () => {
  const table = missingTable(squad, await loadRuleset('drums-and-shakos'), some);
  expect(table?.rows).toEqual([
    ['Line Infantryman', '6', '2', '4'],
    ['france/gone', '1', '0', '1'],
  ]);
});

test('it is not said of rules of which nothing is counted', async () => {
  const other = owned(['napoleonic-sbg', 'x/y', 1]);
  expect(missingTable(squad, await loadRuleset('drums-and-shakos'), other)).toBeUndefined();
});

test.each([
  ['en', 'To buy or paint', 'You own every model of this list.'],
  ['fr', 'À acheter ou à peindre', 'Vous possédez toutes les figurines de cette liste.'],
] as const)('it is printed on the roster (%s)', async (language, title, none) => {
  const ruleset = await loadRuleset('drums-and-shakos', language);
  const print = async (counts: typeof some) => {
    const table = missingTable(squad, ruleset, counts);
    const sheet = rosterSheet(squad, ruleset, [], day, undefined, table ? [table] : []);
    return (await printAndRead({ ...jobOf({ sheets: [sheet] }), language })).text;
  };
  const text = await print(some);
  expect(text).toContain(title);
  expect(text).toContain('france/gone');
  const all = owned(
    ['drums-and-shakos', 'france/infantry-officer', 1],
    ['drums-and-shakos', 'france/line-infantryman', 6],
    ['drums-and-shakos', 'france/gone', 1],
  );
  expect(await print(all)).toContain(none);
});
