import { describe, expect, test } from 'vitest';
import { factsOf, type RulesetFacts } from '@/components/new-list/facts';
import { shapeFor } from '@/components/new-list/shape';
import {
  capOf,
  defaultCap,
  initialOf,
  listFrom,
  nameFor,
  nationLike,
  type Values,
} from '@/components/new-list/values';
import { cardOf, loadRuleset, registry } from '@/data';
import { formatDocument, parseDocument } from '@/lib/roster/document';
import { viewList } from '@/lib/rules/view';

async function form(id: string, changes: Partial<Values> = {}) {
  const ruleset = await loadRuleset(id);
  const facts = factsOf(ruleset);
  const begun = initialOf([facts]);
  const settings = { ...begun.settings, ...changes.settings };
  return { ruleset, facts, values: { ...begun, ...changes, settings } };
}

describe.each(registry)('a new list of $card.name', ({ card }) => {
  test('needs nothing to be filled in, and can be read', async () => {
    const { facts, values } = await form(card.id);
    expect(shapeFor(facts).safeParse(values)).toMatchObject({ success: true });
    const list = listFrom(facts, values, 'A name');
    expect(list).toEqual({
      ruleset: card.id,
      nation: card.nations[0]?.id,
      name: 'A name',
      groups: [facts.begins?.[card.nations[0]?.id ?? ''] ?? { id: 'main', entries: [] }],
    });
    expect(parseDocument(formatDocument(list), [card])).toMatchObject({ ok: true });
  });

  test('has the cap that the form shows', async () => {
    const { ruleset, facts, values } = await form(card.id);
    const { cap } = viewList(listFrom(facts, values, ''), ruleset);
    expect(defaultCap(facts, ruleset, values)).toBe(cap);
    expect(defaultCap(facts, undefined, values)).toBe(cap);
  });
});

describe('settings', () => {
  test('are stored while they are asked for', async () => {
    const settings = { scenario: 'assault-at-the-farm', side: 'attacker' };
    const { ruleset, facts, values } = await form('drums-and-shakos', { settings });
    expect(listFrom(facts, values, '').settings).toEqual(settings);
    expect(defaultCap(facts, ruleset, values)).toBe(520);
  });

  test('that hang on another are left out without it', async () => {
    const settings = { scenario: '', side: 'attacker', nationalFeature: true };
    const { facts, values } = await form('drums-and-shakos', { settings });
    expect(listFrom(facts, values, '').settings).toEqual({ nationalFeature: true });
  });

  test('are numbers where the ruleset wants numbers', async () => {
    const { facts, values } = await form('napoleonic-sbg', { settings: { year: ' 1812 ' } });
    expect(listFrom(facts, values, '').settings).toEqual({ year: 1812 });
  });
});

describe('the cap', () => {
  test.each<[cap: string, own: string, stored: number | null | undefined]>([
    ['default', '', undefined],
    ['none', '', null],
    ['300', '', 300],
    ['300', '450', 450],
    ['none', ' 450 ', 450],
  ])('%s with %j of one’s own is %s', (cap, ownCap, stored) => {
    expect(capOf({ cap, ownCap })).toBe(stored);
  });
});

describe('the shape', () => {
  const messages = (facts: RulesetFacts, values: Values) =>
    shapeFor(facts)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test.each([
    ['0', false],
    ['-5', false],
    ['12.5', false],
    ['4e2', false],
    ['many', false],
    ['100001', false],
    ['1', true],
    ['100000', true],
  ])('takes %s points: %s', async (ownCap, isFine) => {
    const { facts, values } = await form('drums-and-shakos', { ownCap });
    expect(messages(facts, values)).toHaveLength(isFine ? 0 : 1);
  });

  test.each([
    ['1791', false],
    ['1792', true],
    ['1815', true],
    ['1816', false],
    ['', true],
  ])('takes the year %j: %s', async (year, isFine) => {
    const { facts, values } = await form('napoleonic-sbg', { settings: { year } });
    expect(messages(facts, values)).toEqual(
      isFine ? [] : ['settings.year: Give a whole number from 1792 to 1815.'],
    );
  });

  test('counts the characters of a name as people do', async () => {
    const long = await form('drums-and-shakos', { name: '🥁'.repeat(200) });
    expect(messages(long.facts, long.values)).toEqual([]);
    const longer = await form('drums-and-shakos', { name: '🥁'.repeat(201) });
    expect(messages(longer.facts, longer.values)).toEqual([
      'name: A name has at most 200 characters.',
    ]);
  });

  test('knows no nation of other rules', async () => {
    const { facts, values } = await form('drums-and-shakos', { nation: 'spain' });
    expect(messages(facts, values)).toEqual(['nation: Choose a nation.']);
  });
});

describe('nationLike', () => {
  const drums = cardOf('drums-and-shakos')?.nations ?? [];
  const sbg = cardOf('napoleonic-sbg')?.nations ?? [];
  test.each([
    ['prussia', 'prussia'],
    ['france', 'french-empire'],
    ['great-britain', 'united-kingdom'],
    ['austria', 'united-kingdom'],
  ])('%s is %s there', (before, after) => {
    expect(
      nationLike(
        drums.find(({ id }) => id === before),
        sbg,
      ),
    ).toBe(after);
  });
});

test('a list without a name is called after what it is', () => {
  const france = cardOf('drums-and-shakos')?.nations[0];
  expect(nameFor(france, 400)).toBe('France, 400 points');
  expect(nameFor(france, null)).toBe('France');
});
