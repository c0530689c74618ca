import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeFor } from '@/components/check-desk/event/shape';
import { eventFrom, valuesOf } from '@/components/check-desk/event/values';
import { eventWords } from '@/components/check-desk/event/words';
import { loadRuleset } from '@/data';
import type { EventRules } from '@/lib/rules/event';

const ruleset = await loadRuleset('drums-and-shakos');
const words = eventWords.english.form;
const nothingWrong = () => false;

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
const whole = fc.integer({ min: 1, max: 10_000 });

const events: fc.Arbitrary<EventRules> = fc.record(
  {
    name: fc.constantFrom('Spring', 'Élan 1815'),
    ruleset: fc.constant('drums-and-shakos'),
    cap: fc.oneof(whole, fc.constant(null), fc.constant(400)),
    nations: ids,
    year: fc.integer({ min: 1792, max: 1815 }),
    allies: fc.boolean(),
    scenario: fc.constant('forlorn-hope'),
    side: fc.constantFrom('attacker', 'defender'),
    banned: ids,
    required: ids,
    maxCopies: whole,
    maxModels: whole,
    waived: ids,
    extra: fc.constant({ weather: 'rain' }),
  },
  { requiredKeys: [] },
);

test('the form holds an event wholly, whether its ruleset is there or not', () => {
  fc.assert(
    fc.property(events, fc.constantFrom(ruleset, undefined), (event, known) => {
      expect(eventFrom(valuesOf(event, known), event, nothingWrong)).toEqual(event);
    }),
  );
});

test('an untouched form is an event that asks nothing', () => {
  expect(eventFrom(valuesOf({}, undefined), {}, nothingWrong)).toEqual({});
});

describe('a field that is wrong', () => {
  const before: EventRules = { maxModels: 20, cap: 300, name: 'Before' };
  const values = { ...valuesOf(before, ruleset), maxModels: 'many', name: 'After' };

  test('keeps what it was; the others are taken', () => {
    const wrong = (field: string) => field === 'maxModels';
    expect(eventFrom(values, before, wrong)).toEqual({ ...before, name: 'After' });
  });

  test.each([
    ['maxModels', 'many'],
    ['maxModels', '0'],
    ['maxModels', '1.5'],
    ['maxCopies', '-1'],
    ['ownCap', '1000001'],
    ['name', 'x'.repeat(201)],
  ])('%s "%s" is told', (field, content) => {
    const read = shapeFor(ruleset, words).safeParse({ ...valuesOf({}, ruleset), [field]: content });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test.each([
    ['scenario', 'moon-landing'],
    ['side', 'umpire'],
  ])('the setting %s "%s" is told', (id, content) => {
    const read = shapeFor(ruleset, words).safeParse({
      ...valuesOf({}, ruleset),
      settings: { [id]: content },
    });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['settings', id]]);
  });

  test('what is right is taken', () => {
    const values = {
      ...valuesOf({ cap: 350, maxCopies: 3, maxModels: 20, name: 'Ok' }, ruleset),
      settings: { scenario: 'forlorn-hope', side: 'attacker' },
    };
    expect(shapeFor(ruleset, words).safeParse(values).success).toBe(true);
  });
});
