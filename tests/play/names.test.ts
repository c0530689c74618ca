import { expect, test } from 'vitest';
import { describeDeed } from '@/components/play/describe-deed';
import type { Action, Deed } from '@/lib/play/deed';
import { tableOf } from '@/lib/play/table';
import { pieceName } from '@/lib/rules/play';
import { done, listWith, lose, playerWith, standingAfter } from './table-kit';

const player = await playerWith(
  listWith('drums-and-shakos', 'france', [
    { profile: 'france/infantry-officer', count: 1, title: 'Lt. Duval' },
    { profile: 'france/line-infantryman', count: 3 },
  ]),
);
const call = (piece: string, name: string, side = 'own'): Deed => ({
  do: 'name',
  side,
  piece,
  name,
});
const namesAfter = (deeds: readonly Deed[]) =>
  standingAfter([player], deeds).side.stands.map(({ piece }) => pieceName(piece));

test('a model has the name that it was given, else that of its entry or profile', () => {
  const bought = ['Lt. Duval', ...[1, 2, 3].map((n) => `Line Infantryman ${n}`)];
  expect(namesAfter([])).toEqual(bought);
  expect(namesAfter([call('0.1.2', ' Coignet ')])).toEqual(bought.with(2, 'Coignet'));
  expect(namesAfter([call('0.1.2', 'Coignet'), call('0.1.2', 'Bourgogne')])[2]).toBe('Bourgogne');
  expect(namesAfter([call('0.1.2', 'Coignet'), call('0.1.2', ' ')])).toEqual(bought);
  expect(namesAfter([call('0.1.2', 'Coignet', 'other')])).toEqual(bought);
});

test('a reset takes losses away, and no names', () => {
  const after = [call('0.1.2', 'Coignet'), lose('0.1.2'), { do: 'reset' } as const];
  expect(namesAfter(after)[2]).toBe('Coignet');
  expect(standingAfter([player], after).side.lost).toBe(0);
});

test('what happened to it is told by its name, and its naming by what it was bought as', () => {
  const deeds = [call('0.1.2', 'Coignet'), lose('0.1.2')];
  const standings = tableOf([player], done(deeds));
  expect(deeds.map((deed) => describeDeed(deed, standings))).toEqual([
    'Line Infantryman 2 is called Coignet',
    'Coignet: out of action',
  ]);
  const later = { id: 'x', do: 'weather' } as unknown as Action;
  expect(describeDeed(later, tableOf([player], [later]))).toBe('a step');
});
