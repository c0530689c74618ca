import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/napoleonic-sbg/ruleset';
import { reasonOf } from '@/lib/rules/check';
import { type Outlook, outlooksOf } from '@/lib/rules/outlook';
import { viewList } from '@/lib/rules/view';

function outlookFor(
  profile: string,
  options: Readonly<Record<string, number>>,
  cap: number | null = null,
): ReadonlyMap<string, Outlook> {
  const view = viewList(
    {
      ruleset: 'napoleonic-sbg',
      nation: 'french-empire',
      name: '',
      cap,
      groups: [{ id: 'g', entries: [{ key: 'a', profile, count: 1, options }] }],
    },
    ruleset,
  );
  const [unit] = view.units;
  if (!unit) throw new Error('no such profile');
  return outlooksOf(view, unit);
}

const sergeant = 'french-empire/dragoon-sergeant';

describe('what an option would bring', () => {
  test('on foot all is open but the bayonet, which needs a firearm first', () => {
    const outlooks = outlookFor(sergeant, {});
    expect(outlooks.get('musket')).toEqual({ kind: 'open' });
    expect(outlooks.get('horse')).toEqual({ kind: 'open' });
    expect(outlooks.get('bayonet')).toMatchObject({
      kind: 'closed',
      wayOut: { verb: 'take', option: { id: 'carbine' } },
    });
  });

  test('mounted, a musket asks for the horse to go', () => {
    expect(outlookFor(sergeant, { horse: 1 }).get('musket')).toMatchObject({
      kind: 'closed',
      wayOut: { verb: 'drop', option: { id: 'horse' } },
    });
  });

  test('a horse that was not bought cannot go', () => {
    const outlook = outlookFor('french-empire/hussar-sergeant', {}).get('carbine');
    expect(outlook).toEqual({ kind: 'open' });
  });

  test('points over the cap are a cost, not a bar', () => {
    const outlook = outlookFor(sergeant, {}, 30).get('banner');
    expect(outlook).toMatchObject({ kind: 'costly' });
    if (outlook?.kind !== 'costly') throw new Error('no cost');
    expect(reasonOf(ruleset, outlook.finding)).toBe('Would be 25 points over the cap');
  });

  test('a second time is closed for what may be had once, and open for crew', () => {
    expect(outlookFor(sergeant, { pistol: 1 }).get('pistol')).toMatchObject({ kind: 'closed' });
    const gun = outlookFor('french-empire/8-pdr-cannon', { 'extra-crew': 2 });
    expect(gun.get('extra-crew')).toEqual({ kind: 'open' });
  });
});
