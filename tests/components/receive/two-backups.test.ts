import { expect, test } from 'vitest';
import { type Candidate, readBrought } from '@/components/receive/read-sources';
import { standingsOf } from '@/components/receive/standing';
import { besideFields } from '@/lib/backup/beside';
import { beginGame } from '@/lib/play/game';
import { type KeptList, formatBackup } from '@/lib/share/backup';
import { muster } from '../../fixtures/muster';
import { owned } from '../../fixtures/owned';

const kept = (id: string, name: string, more: Partial<KeptList> = {}): KeptList => ({
  id,
  created: 1,
  changed: 2,
  list: muster('drums-and-shakos', 'france', ['sapper'], { name }),
  ...more,
});

/** A backup with so many hussars; 0 = it says nothing of them. */
function backup(name: string, made: number, lists: readonly KeptList[], hussars: number): File {
  const collection = hussars > 0 ? owned(['drums-and-shakos', 'france/hussar', hussars]) : owned();
  const fields = besideFields({ games: [], seals: [], collection });
  return new File([formatBackup(lists, made, fields)], name);
}

const read = (files: readonly File[]) =>
  readBrought(
    { files },
    () => undefined,
    () => false,
  );

const stateOf = (candidates: readonly Candidate[]) => {
  const standings = standingsOf(candidates, { lists: [], deleted: [] });
  return candidates.map((candidate) => standings.get(candidate)?.state);
};

test.each([['older first'], ['newer first']])(
  'of two backups, %s, the newer one’s counts stand, and the same list counts once',
  async (order) => {
    const older = backup('older.json', 1000, [kept('a', 'Left'), kept('b', 'Right')], 7);
    const newer = backup('newer.json', 2000, [kept('a', 'Left'), kept('b', 'Right, moved')], 9);
    const haul = await read(order === 'older first' ? [older, newer] : [newer, older]);
    expect(haul.backup?.made).toBe(2000);
    expect(haul.backup?.beside?.collection).toEqual(
      owned(['drums-and-shakos', 'france/hussar', 9]),
    );
    expect(stateOf(haul.candidates)).toEqual(['new', 'new', 'twin', 'new']);
  },
);

test('of three, the newest that names a profile says how many there are', async () => {
  const named = [
    backup('first.json', 1000, [kept('a', 'Left')], 7),
    backup('third.json', 3000, [kept('a', 'Left, moved')], 0),
    backup('second.json', 2000, [kept('a', 'Left')], 8),
  ];
  const haul = await read(named);
  expect(haul.backup?.made).toBe(3000);
  expect(haul.backup?.beside?.collection).toEqual(owned(['drums-and-shakos', 'france/hussar', 8]));
  expect(stateOf(haul.candidates)).toEqual(['new', 'new', 'twin']);
});

test('what each of two holds beside its lists comes from both, and that one has no list is no fault', async () => {
  const own = { format: 'muster-roll' };
  const one = formatBackup([], 1000, {
    ...besideFields({
      games: [beginGame({ id: 'g', own, started: 1 })],
      seals: [],
      collection: owned(['drums-and-shakos', 'france/hussar', 7]),
    }),
    seals: ['x'],
  });
  const two = formatBackup([], 2000, {
    ...besideFields({
      games: [beginGame({ id: 'h', own, started: 2 })],
      seals: [],
      collection: owned(['drums-and-shakos', 'france/sapper', 2]),
    }),
    seals: ['y'],
  });
  const { refusals, backup: both } = await read([new File([one], '1'), new File([two], '2')]);
  expect(refusals).toEqual([]);
  expect(both?.beside?.games.map(({ id }) => id)).toEqual(['g', 'h']);
  expect(both?.beside?.damaged).toHaveLength(2);
  expect(both?.beside?.collection).toEqual(
    owned(['drums-and-shakos', 'france/hussar', 7], ['drums-and-shakos', 'france/sapper', 2]),
  );
});

test('a backup with nothing in it is refused', async () => {
  const { refusals } = await read([new File([formatBackup([], 1000)], 'empty')]);
  expect(refusals).toMatchObject([{ error: { code: 'not-a-list' } }]);
});

test('a list that is deleted in one of them comes from both', async () => {
  const one = backup('one.json', 1000, [kept('a', 'Left')], 7);
  const two = backup('two.json', 2000, [kept('a', 'Left', { deleted: 3 })], 7);
  expect(stateOf((await read([one, two])).candidates)).toEqual(['new', 'new']);
});
