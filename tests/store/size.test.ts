import { afterEach, expect, test } from 'vitest';
import type { List } from '@/lib/roster/list';
import { randomId } from '@/lib/store/random-id';
import { type ListRecord, recordBytes } from '@/lib/store/record';
import { openStore } from '@/lib/store/store';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import { clean, createStorage, noon, openList, until } from './kit';

afterEach(clean);

const bytesOfTwentyEntries = 3000;

/** Ids as long as the longest usual ones, every entry with options, some with a name of their own. */
const list: List = {
  ruleset: 'napoleonic-sbg',
  nation: 'united-kingdom',
  name: 'Third Division, Salamanca',
  cap: 800,
  settings: { scenario: 'meeting-engagement', year: 1812 },
  groups: [
    {
      id: randomId(),
      kind: 'formation',
      entries: Array.from({ length: 20 }, (_, index) => ({
        key: randomId(),
        profile: `united-kingdom/line-infantry-sergeant`,
        count: 12,
        ...(index % 2 === 0 && { options: { 'brace-of-pistols': 1 } }),
        ...(index % 10 === 0 && { title: 'Sergeant Harper’s section' }),
      })),
    },
  ],
};

test('a list of 20 entries takes at most 3 KB, after any number of edits', async () => {
  const store = openStore({
    now: () => noon,
    newId: randomId,
    storage: createStorage(),
    openBackend: openDexieBackend,
  });
  const session = await openList(store, await store.create(list));
  const [first] = list.groups[0]?.entries ?? [];
  for (let edit = 0; edit < 150; edit += 1) {
    session.apply([{ do: 'count', key: first?.key ?? '', by: edit % 2 ? -1 : 1 }], 'One more');
    if (edit % 10 === 0) await session.settled();
  }
  await session.settled();
  const { lists } = await until(store.shelf, (shelf) => shelf.lists.length === 1);
  const record = lists[0] as ListRecord;
  expect(record.list).toEqual(list);
  expect(recordBytes(record)).toBeLessThanOrEqual(bytesOfTwentyEntries);
  // Not because something is missing from it.
  expect(recordBytes(record)).toBeGreaterThan(2000);
  store.close();
});

test('ids do not meet', () => {
  const ids = Array.from({ length: 10_000 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z0-9]{12}$/.test(id))).toBe(true);
});
