import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type Edit, applyEdits } from '@/lib/roster/edit';
import { type List, groupKinds } from '@/lib/roster/list';
import { historyLength } from '@/lib/store/history';
import { clean, createStorage, entry, listOf, openList, openTab, squad } from './kit';

afterEach(clean);

const actions = 10_000;

/** Chooses by a seed, so that a run that fails can be run again. */
function createChooser(seed: number) {
  const choices = fc.sample(fc.nat(), { seed, numRuns: actions * 8 });
  let at = 0;
  const below = (n: number): number => (choices[(at += 1) % choices.length] ?? 0) % n;
  return { below, pick: <T>(items: readonly T[]): T | undefined => items[below(items.length)] };
}

type Chooser = ReturnType<typeof createChooser>;

/** Some edit that a builder could make; now and then one whose target is not there. */
function someEdit({ below, pick }: Chooser, list: List, nth: number): Edit {
  const entries = list.groups.flatMap((group) => group.entries);
  const key = pick(entries)?.key ?? 'nobody';
  const group = pick(list.groups)?.id ?? '';
  switch (below(entries.length < 25 ? 15 : 11)) {
    case 0:
    case 1:
    case 2:
      return { do: 'remove', key };
    case 3:
      return below(2)
        ? { do: 'move', key, group, at: below(10) }
        : { do: 'profile', key, profile: `france/profile-${below(5)}` };
    case 4:
      return { do: 'count', key, by: below(21) - 10 };
    case 5:
      return { do: 'option', key, option: `option-${below(4)}`, quantity: below(3) };
    case 6:
      return below(2)
        ? { do: 'text', key, field: below(2) ? 'title' : 'note', value: below(3) ? `Ñ${nth}` : '' }
        : { do: 'attribute', key, name: `a${below(2)}`, ...(below(2) && { value: [nth] }) };
    case 7:
      if (below(3) === 0) return { do: 'nation', value: pick(['france', 'prussia']) ?? 'france' };
      return below(2)
        ? { do: 'name', value: `name ${nth}` }
        : { do: 'cap', ...(below(3) && { value: below(2) ? 1 + below(900) : null }) };
    case 8:
      return below(2)
        ? { do: 'remove-group', id: group }
        : { do: 'move-group', id: group, at: below(5) };
    case 9: {
      if (below(3) === 0)
        return { do: 'group', id: group, field: 'name', ...(below(3) && { value: `G${nth}` }) };
      const parent = pick(list.groups)?.id;
      return below(2) && parent !== undefined
        ? { do: 'group', id: group, field: 'parent', value: parent }
        : { do: 'group', id: group, field: 'kind', value: pick(groupKinds) ?? 'squad' };
    }
    case 10:
      return { do: 'setting', name: `s${below(3)}`, ...(below(2) && { value: nth }) };
    case 11:
      if (list.groups.length > 12) return { do: 'remove-group', id: group };
      return {
        do: 'add-group',
        at: below(5),
        group: { id: `g${nth}`, entries: [entry(`e${nth}`)] },
      };
    default:
      return { do: 'add', group, at: below(10), entry: entry(`k${nth}`, 1 + below(20)) };
  }
}

test('10,000 random edits, undos and redos end where a plain recomputation ends', async () => {
  const seed = 1815;
  const chooser = createChooser(seed);
  const storage = createStorage();
  let store = openTab({ storage });
  const id = await store.create(squad('start'));
  let session = await openList(store, id);

  // The recomputation keeps whole lists; it knows nothing of inverses, journals or databases.
  let list = listOf(session);
  let past: List[] = [];
  let future: List[] = [];
  const done = { edits: 0, undos: 0, redos: 0, reloads: 0 };

  for (let nth = 0; nth < actions; nth += 1) {
    const what = chooser.below(10);
    if (what < 2) {
      const before = past.at(-1);
      if (before) {
        past = past.slice(0, -1);
        future = [...future, list];
        list = before;
        done.undos += 1;
      }
      session.undo();
    } else if (what < 3) {
      const after = future.at(-1);
      if (after) {
        future = future.slice(0, -1);
        past = [...past, list];
        list = after;
        done.redos += 1;
      }
      session.redo();
    } else {
      // A repair, a filling or a squad by chance is many edits at once.
      const most = chooser.below(20) === 0 ? 30 : 2;
      const edits = Array.from({ length: 1 + chooser.below(most) }, (_, i) =>
        someEdit(chooser, list, nth + i / 100),
      );
      const applied = applyEdits(list, edits);
      if (applied.inverse.length > 0) {
        past = [...past, list].slice(-historyLength);
        future = [];
        list = applied.list;
        done.edits += 1;
      }
      session.apply(edits);
    }
    if (nth % 250 === 0) expect(listOf(session)).toEqual(list);
    if (chooser.below(50) === 0) await session.settled();
    if (chooser.below(1000) === 0) {
      // Sometimes the page is gone in the middle of it all.
      store.close();
      store = openTab({ storage });
      session = await openList(store, id);
      done.reloads += 1;
      expect(listOf(session)).toEqual(list);
    }
  }
  await session.settled();
  expect(session.getSnapshot().saving).toBe('saved');
  expect(listOf(session)).toEqual(list);
  expect(listOf(await openList(openTab(), id))).toEqual(list);
  for (const before of [...past].reverse()) {
    session.undo();
    list = before;
  }
  expect(listOf(session)).toEqual(list);
  // The plan was no idle one.
  expect(done.edits).toBeGreaterThan(5000);
  expect(done.undos).toBeGreaterThan(1500);
  expect(done.redos).toBeGreaterThan(150);
  expect(done.reloads).toBeGreaterThan(3);
}, 120_000);
