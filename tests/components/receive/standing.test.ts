import { expect, test } from 'vitest';
import { readBrought } from '@/components/receive/read-sources';
import { isWanted, newListOf, standingsOf } from '@/components/receive/standing';
import { type KeptList, formatBackup } from '@/lib/share/backup';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { type ListRecord, recordVersion } from '@/lib/store/record';
import { muster } from '../../fixtures/muster';

const list = (name: string): List => muster('drums-and-shakos', 'france', ['sapper'], { name });

const record = (id: string, name: string, more: Partial<ListRecord> = {}): ListRecord => ({
  id,
  version: recordVersion,
  list: list(name),
  created: 1,
  changed: 2,
  revision: 1,
  operations: [],
  ...more,
});

const backup = (...lists: readonly KeptList[]) => new File([formatBackup(lists, 5)], 'backup.json');
const file = (name: string) => new File([JSON.stringify(formatDocument(list(name)))], 'list.json');

async function held(files: readonly File[], lists: readonly ListRecord[]) {
  const { candidates } = await readBrought(
    { files },
    () => undefined,
    () => false,
  );
  const standings = standingsOf(candidates, {
    lists: lists.filter(({ deleted }) => deleted === undefined),
    deleted: lists.filter(({ deleted }) => deleted !== undefined),
  });
  return candidates.map((candidate) => {
    const standing = standings.get(candidate) ?? { state: 'new' };
    return {
      state: standing.state,
      isWanted: isWanted(standing),
      stored: newListOf(candidate, standing),
    };
  });
}

test('lists of files are new, there already, or twice among what came', async () => {
  const [there, first, second] = await held(
    [file('Left'), file('Right'), file('Right')],
    [record('a', 'Left')],
  );
  expect(there).toMatchObject({ state: 'same', isWanted: false });
  expect(first).toMatchObject({ state: 'new', isWanted: true });
  expect(second).toMatchObject({ state: 'twin', isWanted: false });
  expect(first?.stored).toEqual({ list: list('Right') });
});

const kept: KeptList = { id: 'a', created: 1, changed: 2, list: list('Left') };

test.each<[string, KeptList, readonly ListRecord[], string, boolean]>([
  ['is not there', kept, [], 'new', true],
  ['is there', kept, [record('a', 'Left')], 'same', false],
  ['lies in the bin', kept, [record('a', 'Left', { deleted: 3 })], 'binned', true],
  [
    'lay in the bin, too',
    { ...kept, deleted: 3 },
    [record('a', 'Left', { deleted: 3 })],
    'same',
    false,
  ],
  ['was changed', kept, [record('a', 'Left, moved')], 'different', true],
])('a list of a backup that %s', async (_, own, present, state, wanted) => {
  const [one] = await held([backup(own)], present);
  expect(one).toMatchObject({ state, isWanted: wanted });
});

test('a list of a backup keeps its dates and its place in the bin, and its id where it is free', async () => {
  const deleted = { ...kept, deleted: 3 };
  const [free] = await held([backup(deleted)], []);
  expect(free?.stored).toEqual(deleted);
  const [beside] = await held([backup(deleted)], [record('a', 'Left, moved')]);
  expect(beside?.stored).toEqual({ list: list('Left'), created: 1, changed: 2, deleted: 3 });
});
