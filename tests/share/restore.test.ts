import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/roster/list';
import type { KeptList } from '@/lib/share/backup';
import { planRestore } from '@/lib/share/restore';
import { hasUnknownFields, isSameList } from '@/lib/share/same-list';
import { rearguard } from '../print/support/lists';

const named = (name: string, more: Partial<List> = {}): List => ({ ...rearguard, name, ...more });

const kept = (id: string, list: List, more: Partial<KeptList> = {}): KeptList => ({
  id,
  list,
  created: 1,
  changed: 1,
  ...more,
});

const plan = (backup: readonly KeptList[], present: readonly KeptList[]) =>
  planRestore({ lists: backup }, present).map((planned) => [
    planned.kept.id,
    planned.state,
    ...('present' in planned ? [planned.present.id] : []),
  ]);

describe('the plan of a restore', () => {
  const a = kept('a', named('A'));
  const b = kept('b', named('B'));

  test('on an empty device is to add all', () => {
    expect(plan([a, b], [])).toEqual([
      ['a', 'new'],
      ['b', 'new'],
    ]);
  });

  test('on the same device is to do nothing', () => {
    expect(plan([a, b], [b, a])).toEqual([
      ['a', 'same', 'a'],
      ['b', 'same', 'b'],
    ]);
  });

  test('keeps a list that was changed since, and says which is newer', () => {
    const edited = kept('a', named('A, edited'), { changed: 5 });
    expect(planRestore({ lists: [a] }, [edited])).toEqual([
      { state: 'different', kept: a, present: edited, newer: 'present' },
    ]);
    expect(planRestore({ lists: [edited] }, [a])).toMatchObject([{ newer: 'backup' }]);
  });

  test('knows a copy that an earlier restore made', () => {
    const edited = kept('a', named('A, edited'));
    const copy = kept('x', named('A'));
    expect(plan([a], [edited, copy])).toEqual([['a', 'same', 'x']]);
  });

  test('counts copies: of two alike, one that is there stands for one', () => {
    const twin = kept('twin', named('A'));
    expect(plan([a, twin], [kept('x', named('A'))])).toEqual([
      ['a', 'same', 'x'],
      ['twin', 'new'],
    ]);
    expect(plan([twin, a], [a])).toEqual([
      ['twin', 'new'],
      ['a', 'same', 'a'],
    ]);
  });

  test('takes a list out of the bin that was not in it', () => {
    const binned = { ...a, deleted: 7 };
    expect(planRestore({ lists: [a] }, [binned])).toMatchObject([
      { state: 'same', isBinned: true },
    ]);
    expect(planRestore({ lists: [binned] }, [a])).toMatchObject([
      { state: 'same', isBinned: false },
    ]);
  });

  test('of many lists takes no time', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => kept(`${at}`, named(`List ${at}`)));
    const other = many.map((one) => ({ ...one, id: `other-${one.id}` }));
    expect(planRestore({ lists: many }, other).every(({ state }) => state === 'same')).toBe(true);
  });
});

describe('a list that is there already', () => {
  const extra: List = {
    ...rearguard,
    extra: { mood: 'grim' },
    groups: rearguard.groups.map((group) => ({
      ...group,
      extra: { banner: 1 },
      entries: group.entries.map((entry, at) =>
        at === 1 ? { ...entry, extra: { horse: 2 } } : entry,
      ),
    })),
  };

  test('is the same without the keys of this device', () => {
    const groups = rearguard.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry, at) => ({ ...entry, key: `random-${at}` })),
    }));
    expect(isSameList({ ...rearguard, groups }, 'file', rearguard)).toBe(true);
  });

  test('is another when a note differs', () => {
    const groups = rearguard.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, note: 'x' })),
    }));
    expect(isSameList({ ...rearguard, groups }, 'file', rearguard)).toBe(false);
  });

  test('is the same as its link, which leaves unknown fields behind', () => {
    expect(hasUnknownFields(rearguard)).toBe(false);
    expect(hasUnknownFields(extra)).toBe(true);
    expect(isSameList(rearguard, 'code', extra)).toBe(true);
    expect(isSameList(rearguard, 'text', extra)).toBe(true);
    expect(isSameList(rearguard, 'file', extra)).toBe(false);
    expect(isSameList(extra, 'pdf', extra)).toBe(true);
  });
});
