import { afterEach, expect, test } from 'vitest';
import { clean, entry, listOf, openList, openTab, squad } from './kit';

afterEach(clean);

const call = (value: string) => [{ do: 'text', key: 'a', field: 'title', value }] as const;

async function open() {
  const store = openTab();
  return openList(store, await store.create(squad('s', [entry('a', 5, { title: 'Old' })])));
}

test('keystrokes of one burst are stored one by one and undone as one', async () => {
  const session = await open();
  for (const value of ['N', 'Ne', 'New']) session.apply(call(value), 'Name it', 'first visit');
  await session.settled();
  const other = await openList(openTab(), session.id);
  expect(listOf(other).groups[0]?.entries[0]?.title).toBe('New');
  other.undo();
  expect(listOf(other).groups[0]?.entries[0]?.title).toBe('Old');
  expect(other.getSnapshot().canUndo).toBe(false);
  other.redo();
  expect(listOf(other).groups[0]?.entries[0]?.title).toBe('New');
});

test('another edit, another burst or an undo ends a burst', async () => {
  const session = await open();
  session.apply(call('A'), undefined, 'one');
  session.apply([{ do: 'count', key: 'a', by: 1 }]);
  session.apply(call('AB'), undefined, 'one');
  session.apply(call('ABC'), undefined, 'two');
  const titles: (string | undefined)[] = [];
  while (session.getSnapshot().canUndo) {
    titles.push(listOf(session).groups[0]?.entries[0]?.title);
    session.undo();
  }
  expect(titles).toEqual(['ABC', 'AB', 'A', 'A']);
  session.redo();
  session.redo();
  session.undo();
  session.apply(call('B'), undefined, 'one');
  session.undo();
  expect(listOf(session).groups[0]?.entries[0]?.title).toBe('Old');
});
