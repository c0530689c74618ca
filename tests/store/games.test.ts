import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Deed } from '@/lib/play/deed';
import { type Command, type Game, beginGame } from '@/lib/play/game';
import { formatDocument } from '@/lib/roster/document';
import type { GameSession } from '@/lib/store/game-session';
import type { Store } from '@/lib/store/store';
import {
  changeRaw,
  clean,
  createStorage,
  noon,
  openRaw,
  openTab,
  squad,
  until,
  withBackend,
} from './kit';

afterEach(async () => {
  vi.restoreAllMocks();
  await clean();
});

const fresh = (id: string, started = noon): Game =>
  beginGame({ id, own: formatDocument(squad(id)), started });

const lose = (piece: string): Deed => ({ do: 'mark', side: 'own', piece, mark: 'out', on: true });
const act = (id: string, deed: Deed = lose(id)): Command => ({
  do: 'act',
  action: { ...deed, id },
});

/** The session of a game, kept live and read. */
async function open(store: Store, id: string): Promise<GameSession> {
  const session = store.games.session(id);
  session.subscribe(() => undefined);
  await until(session, ({ game, missing }) => game !== undefined || missing !== undefined);
  return session;
}

const idsOf = (session: GameSession) =>
  session.getSnapshot().game?.actions.map(({ id }) => id) ?? [];

test('a tap shows in the same task, and is there after a reload', async () => {
  const store = openTab();
  await store.games.put(fresh('g'));
  const session = await open(store, 'g');
  session.obey(act('a'));
  session.obey(act('b'));
  expect(idsOf(session)).toEqual(['a', 'b']);
  await session.settled();
  expect(idsOf(await open(openTab(), 'g'))).toEqual(['a', 'b']);
});

describe('two tabs', () => {
  test('do not lose each other’s taps, however they fall', async () => {
    const one = openTab();
    await one.games.put(fresh('g'));
    const [first, second] = [await open(one, 'g'), await open(openTab(), 'g')];
    for (const n of [0, 1, 2, 3, 4]) {
      first.obey(act(`a${n}`));
      second.obey(act(`b${n}`));
    }
    await Promise.all([first.settled(), second.settled()]);
    const isWhole = ({ game }: { game?: Game }) => game?.actions.length === 10;
    await until(first, isWhole);
    await until(second, isWhole);
    expect(idsOf(first)).toEqual(idsOf(second));
    expect([...idsOf(first)].sort()).toEqual(
      ['a', 'b'].flatMap((tab) => [0, 1, 2, 3, 4].map((n) => `${tab}${n}`)),
    );
  });

  test('one takes back what the other tapped, and it is done again by the first', async () => {
    const one = openTab();
    await one.games.put(fresh('g'));
    const [first, second] = [await open(one, 'g'), await open(openTab(), 'g')];
    first.obey(act('a'));
    await until(second, ({ game }) => game?.actions.length === 1);
    second.obey({ do: 'undo', action: 'a' });
    await until(first, ({ game }) => game?.undone.length === 1);
    first.obey({ do: 'redo', action: 'a' });
    await until(second, ({ game }) => game?.actions.length === 1);
    expect(idsOf(second)).toEqual(['a']);
  });

  test('a game that one has deleted is not brought back by a tap in the other', async () => {
    const one = openTab();
    await one.games.put(fresh('g'));
    const session = await open(openTab(), 'g');
    await one.games.remove('g');
    session.obey(act('a'));
    await session.settled();
    await until(session, ({ missing }) => missing === 'not-found');
    expect((await open(openTab(), 'g')).getSnapshot().missing).toBe('not-found');
  });
});

describe('a page that is closed at once', () => {
  const killed = withBackend(() => ({ writeTogether: () => new Promise(() => undefined) }));

  test('has its taps in the journal, and the next one stores them', async () => {
    const storage = createStorage();
    const dying = openTab({ storage, openBackend: killed });
    await dying.games.put(fresh('g'));
    const session = await open(dying, 'g');
    session.obey(act('a'));
    session.obey(act('b'));
    session.obey({ do: 'undo', action: 'b' });
    const next = await open(openTab({ storage }), 'g');
    expect(idsOf(next)).toEqual(['a']);
    await next.settled();
    expect([...storage.texts.keys()].filter((key) => key.includes('games'))).toEqual([]);
    expect(idsOf(await open(openTab(), 'g'))).toEqual(['a']);
  });

  test('and lives on after all: nothing is done twice', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    await store.games.put(fresh('g'));
    const session = await open(store, 'g');
    session.obey(act('a'));
    const other = await open(openTab({ storage }), 'g');
    await Promise.all([session.settled(), other.settled()]);
    expect(idsOf(await open(openTab(), 'g'))).toEqual(['a']);
  });

  test('foreign and damaged entries of the journal are passed over', async () => {
    const storage = createStorage();
    const left = [
      '{',
      'null',
      '{"do":"act"}',
      '{"do":"undo"}',
      '{"do":"enemy","enemy":{}}',
      '{"do":"notes"}',
      '{"do":"end","at":"now"}',
      // Of another version.
      '{"do":"dismiss","enemy":"a"}',
      '{"do":"toString"}',
      JSON.stringify(act('a')),
    ];
    for (const [at, text] of left.entries())
      storage.setItem(`muster-roll.games/g/p/00000${at}`, text);
    storage.setItem('muster-roll.games/other/p/000001', JSON.stringify(act('x')));
    const store = openTab({ storage });
    await store.games.put(fresh('g'));
    expect((await store.latestBeside()).games.map(({ actions }) => actions.length)).toEqual([1]);
    const session = await open(store, 'g');
    expect(idsOf(session)).toEqual(['a']);
    await session.settled();
    const still = left.map((_, at) => storage.getItem(`muster-roll.games/g/p/00000${at}`));
    expect(still).toEqual([...left.slice(0, -1), null]);
    expect(idsOf(await open(openTab(), 'g'))).toEqual(['a']);
  });
});

test.each([
  { name: 'with a journal', storage: createStorage(), isOnlyHere: false },
  { name: 'without one', storage: undefined, isOnlyHere: true },
])('a disk without room is said ($name), and tried again', async ({ storage, isOnlyHere }) => {
  const store = openTab({ storage });
  await store.games.put(fresh('g'));
  const session = await open(store, 'g');
  const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  session.obey(act('a'));
  await session.settled();
  expect(session.getSnapshot()).toMatchObject({ failed: 'full' });
  expect(idsOf(session)).toEqual(['a']);
  expect(store.isOnlyHere()).toBe(isOnlyHere);
  disk.mockRestore();
  session.retry();
  await session.settled();
  expect(session.getSnapshot().failed).toBeUndefined();
  expect(store.isOnlyHere()).toBe(false);
});

test('games are kept whole, and what cannot be made out is told and left', async () => {
  const store = openTab();
  await store.games.put(fresh('old', noon));
  await store.games.put(fresh('new', noon + 1));
  const raw = await openRaw();
  raw.transaction(['games'], 'readwrite').objectStore('games').put({ id: 'bad', own: 'x' });
  await changeRaw(raw, () => undefined);
  raw.close();
  const { all } = openTab().games;
  const { rows, damaged, failed } = await until(all, ({ isLoading }) => !isLoading);
  expect(rows).toEqual(expect.arrayContaining([fresh('old', noon), fresh('new', noon + 1)]));
  expect(damaged).toEqual([{ key: 'bad', raw: { id: 'bad', own: 'x' } }]);
  expect(failed).toBeUndefined();
  expect((await open(store, 'bad')).getSnapshot().missing).toBe('damaged');
});

test('later edits of the list do not touch the game', async () => {
  const store = openTab();
  const id = await store.create(squad('s'));
  const own = formatDocument(squad('s'));
  await store.games.put(beginGame({ id: 'g', origin: id, own, started: noon }));
  await store.rename(id, 'Another');
  await store.remove(id);
  expect((await open(openTab(), 'g')).getSnapshot().game?.own).toEqual(own);
});

test('where nothing can be kept, a game is played in memory', async () => {
  const store = openTab({ openBackend: () => Promise.reject(new Error('none')) });
  await store.games.put(fresh('g'));
  const session = await open(store, 'g');
  session.obey(act('a'));
  await session.settled();
  expect(idsOf(session)).toEqual(['a']);
  expect(store.isOnlyHere()).toBe(true);
});
