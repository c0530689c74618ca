import { describe, expect, test } from 'vitest';
import { type Found, type Request, search } from '@/components/quartermaster/search';
import type { List } from '@/lib/roster/list';
import { muster } from '../../fixtures/muster';

const always = async () => true;

async function ask(list: List, request: Request, language: 'en' | 'fr' = 'en'): Promise<Found> {
  const found = await search({ turn: 1, ruleset: list.ruleset, language, list, request }, always);
  if (!found) throw new Error('The search was stopped');
  return found;
}

const fill: Request = { about: 'fill', merit: 'models', copies: 3 };

describe('repairs that cost the same', () => {
  const withTwo = (...ncos: readonly string[]) =>
    muster('drums-and-shakos', 'france', ['infantry-officer', ...ncos, '4 line-infantryman']);

  test('are said to be as cheap, and stand first', async () => {
    const found = await ask(withTwo('guard-nco', 'light-infantry-nco'), { about: 'repair' });
    if (found.kind !== 'ways') throw new Error(found.said);
    expect(found.note).toBe('The first two cost the same: choose the one that you like.');
    const gone = found.ways.slice(0, 2).flatMap(({ lines }) => lines.map(({ profile }) => profile));
    expect(gone.toSorted()).toEqual(['france/guard-nco', 'france/light-infantry-nco']);
  });

  test('one that is cheaper than the others is no choice', async () => {
    const found = await ask(withTwo('infantry-nco', 'light-infantry-nco'), { about: 'repair' });
    if (found.kind !== 'ways') throw new Error(found.said);
    expect(found.note).toBeUndefined();
    expect(found.ways[0]?.lines.map(({ profile }) => profile)).toEqual(['france/infantry-nco']);
  });
});

describe('options of a large force', () => {
  const force = (cap: number) => muster('napoleonic-sbg', 'french-empire', [], { cap });

  test.each([750, 1000])('are still chosen at %i points, and the bound is said', async (cap) => {
    const found = await ask(force(cap), fill);
    if (found.kind !== 'ways') throw new Error(found.said);
    expect(found.note).toMatch(/^With so many points no model with more than [12] options? was/);
  });

  test('the bound is said in French, too', async () => {
    const found = await ask(force(1000), fill, 'fr');
    expect(found.kind === 'ways' && found.note).toMatch(/^Avec tant de points, aucune figurine/);
  });

  test('where all sets were looked at nothing is said', async () => {
    const found = await ask(muster('drums-and-shakos', 'france', []), fill);
    expect(found.kind === 'ways' && found.note).toBeUndefined();
  });
});

test('a filling can be kept to what is owned', async () => {
  const list = muster('drums-and-shakos', 'france', ['infantry-officer', '4 line-infantryman']);
  const owned = [
    ['france/infantry-officer', 1],
    ['france/line-infantryman', 6],
    ['france/chasseur', 1],
  ] as const;
  const found = await ask(list, { ...fill, copies: null, owned });
  if (found.kind !== 'ways') throw new Error(found.said);
  const added = found.ways.flatMap(({ lines }) => lines.map(({ profile }) => profile));
  expect(added.length).toBeGreaterThan(0);
  for (const { lines } of found.ways)
    for (const { profile, by } of lines) {
      const [, most = 0] = owned.find(([id]) => id === profile) ?? [];
      const there = profile === 'france/line-infantryman' ? 4 : 0;
      expect(there + by).toBeLessThanOrEqual(most);
    }
});

test('the same seed draws the same squad, whoever asks', async () => {
  const list = muster('drums-and-shakos', 'prussia', []);
  const draw = (seed: string) => ask(list, { about: 'random', seed, arm: '', theme: '' });
  expect(await draw('wagram')).toEqual(await draw('wagram'));
  expect(await draw('wagram')).not.toEqual(await draw('eylau'));
});
