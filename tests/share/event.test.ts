import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '@/lib/roster/edit';
import type { List } from '@/lib/roster/list';
import { checkList, describeFinding, errorsOf } from '@/lib/rules/check';
import { type EventRules, checkWithEvent, listAtEvent } from '@/lib/rules/event';
import {
  describeEventError,
  formatEvent,
  parseEvent,
  parseEventText,
} from '@/lib/rules/event-document';
import { describeDoubt, doubtsOf } from '@/lib/rules/event-doubts';
import { identityOf } from '@/lib/rules/finding';
import { fixesFor } from '@/lib/rules/fix';
import { formatEventCode, parseEventCode, linkOf, parseCode } from '@/lib/share/link';
import { muster } from '../fixtures/muster';
import { tameLists } from './arbitrary';
import { catalogues, known, rulesetOf, rulesets } from './library';

const squad = muster('drums-and-shakos', 'great-britain', [
  'infantry-officer',
  '2 rifleman',
  '3 line-center-company',
  '1 rifleman',
]);

const hussars = muster(
  'napoleonic-sbg',
  'united-kingdom',
  ['hussar-captain', '6 hussar', '2 french-empire/hussar', '2 thomas-plunket'],
  { cap: 250 },
);

function check(list: List, event: EventRules) {
  return checkWithEvent(list, rulesetOf(list), event);
}

function rules(list: List, event: EventRules): readonly string[] {
  return check(list, event)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}

/** Errors that the event adds to those that the list has anyway. */
function added(list: List, event: EventRules): readonly string[] {
  const own = new Set(rules(list, {}));
  return rules(list, event).filter((rule) => !own.has(rule));
}

describe('rules of an event', () => {
  test.each<[string, List, EventRules, string[]]>([
    ['nothing', squad, {}, []],
    ['the same ruleset', squad, { ruleset: 'drums-and-shakos' }, []],
    ['another ruleset', squad, { ruleset: 'napoleonic-sbg' }, ['event-ruleset']],
    [
      'another ruleset, and nothing else of it',
      squad,
      { ruleset: 'napoleonic-sbg', cap: 1, nations: ['spain'], maxModels: 1 },
      ['event-ruleset'],
    ],
    ['its nation', squad, { nations: ['great-britain'] }, []],
    ['another nation', squad, { nations: ['france', 'russia'] }, ['event-nations']],
    ['no nation at all', squad, { nations: [] }, ['event-nations']],
    ['one of its two nations', hussars, { nations: ['united-kingdom'] }, ['event-nations']],
    ['both nations', hussars, { nations: ['united-kingdom', 'french-empire'] }, []],
    ['a banned profile', squad, { banned: ['great-britain/rifleman'] }, ['event-banned']],
    ['another banned profile', squad, { banned: ['france/sapper'] }, []],
    ['a required profile', squad, { required: ['great-britain/rifleman'] }, []],
    [
      'a required profile that is not there',
      squad,
      { required: ['great-britain/drummer-boy'] },
      ['event-required'],
    ],
    ['as many copies as there are, over entries', squad, { maxCopies: 3 }, []],
    ['fewer copies', squad, { maxCopies: 2 }, ['event-copies']],
    ['as many models as there are', squad, { maxModels: 7 }, []],
    ['fewer models', squad, { maxModels: 6 }, ['event-models']],
    ['a cap that it keeps', squad, { cap: 400 }, []],
    ['a cap that it breaks', squad, { cap: 200 }, ['points-cap']],
  ])('%s', (_, list, event, expected) => {
    expect(added(list, event)).toEqual(expected);
  });

  test('replace cap and settings of the list, where its ruleset has them', () => {
    const event = {
      cap: null,
      year: 1815,
      allies: true,
      scenario: 'forlorn-hope',
      side: 'attacker',
    };
    expect(listAtEvent(hussars, rulesetOf(hussars), event)).toEqual({
      ...hussars,
      cap: null,
      settings: { year: 1815, allies: true },
    });
    expect(listAtEvent(squad, rulesetOf(squad), event)).toEqual({
      ...squad,
      cap: null,
      settings: { scenario: 'forlorn-hope', side: 'attacker' },
    });
    expect(check(squad, { scenario: 'forlorn-hope', side: 'defender' }).view.cap).toBe(300);
    expect(check(squad, { scenario: 'forlorn-hope', side: 'attacker' }).view.cap).toBe(500);
  });

  test('a cap of the event lifts one that the list breaks', () => {
    expect(rules(hussars, {})).toContain('points-cap');
    expect(rules(hussars, { cap: 1000 })).not.toContain('points-cap');
    expect(rules(hussars, { cap: null })).not.toContain('points-cap');
  });

  test('are worded with names and figures, and name their source', () => {
    const event: EventRules = {
      name: 'Spring Muster',
      nations: ['united-kingdom'],
      banned: ['french-empire/hussar'],
      required: ['united-kingdom/hussar-sergeant', 'united-kingdom/nobody'],
      maxCopies: 5,
      maxModels: 10,
    };
    const { view, findings } = check(hussars, event);
    const own = findings.filter(({ rule }) => rule.startsWith('event-'));
    expect(own.map((finding) => describeFinding(view.ruleset, finding))).toEqual([
      'The event has no place for French Empire.',
      'Banned at this event: Hussar.',
      'Required at this event, and not in the list: Hussar Sergeant and united-kingdom/nobody.',
      'The event allows at most 5 of each profile: 6 Hussars.',
      '11 models, 1 more than the 10 that the event allows.',
    ]);
    for (const finding of own) expect(finding.source).toBe('Event rules: Spring Muster');
    expect(own[3]?.subjects).toEqual([{ group: 'main', entry: 1 }]);
    const elsewhere = check(hussars, { ruleset: 'drums-and-shakos' });
    const last = elsewhere.findings.find(({ rule }) => rule === 'event-ruleset');
    expect(last && describeFinding(elsewhere.view.ruleset, last)).toBe(
      'This is a list for Napoleonic SBG adaptation; the event plays another ruleset (drums-and-shakos).',
    );
    expect(last?.source).toBe('Event rules');
  });

  test('a reading can be waived, what is printed cannot', () => {
    const reading = rulesetOf(hussars).rules.find(
      ({ id, basis }) => basis === 'reading' && rules(hussars, {}).includes(id),
    );
    expect(reading).toBeDefined();
    const id = reading?.id ?? '';
    expect(rules(hussars, { waived: [id] })).not.toContain(id);
    const waived = check(hussars, { waived: [id] }).findings.find(({ rule }) => rule === id);
    expect(waived).toMatchObject({ severity: 'warning', basis: 'reading' });
    const printed = rulesetOf(hussars)
      .rules.filter(({ basis }) => basis === 'rule')
      .map((rule) => rule.id);
    expect(rules(hussars, { waived: printed })).toEqual(rules(hussars, {}));
    expect(rules(hussars, { waived: ['event-models'], maxModels: 1 })).toContain('event-models');
  });

  test('without rules change nothing', () => {
    fc.assert(
      fc.property(tameLists, (list) => {
        const own = checkList(list, rulesetOf(list));
        const atEvent = check(list, {});
        expect(atEvent.findings).toEqual(own.findings);
        expect(atEvent.legal).toBe(own.legal);
      }),
      { numRuns: 60 },
    );
  });
});

describe('fixes at an event', () => {
  const events = (list: List): fc.Arbitrary<EventRules> => {
    const present = list.groups.flatMap(({ entries }) => entries.map(({ profile }) => profile));
    return fc.record(
      {
        cap: fc.constantFrom(null, 300, 500),
        nations: fc.constant([list.nation]),
        banned: fc.subarray(present.slice(0, 3)),
        maxCopies: fc.integer({ min: 1, max: 12 }),
        maxModels: fc.integer({ min: 5, max: 60 }),
      },
      { requiredKeys: [] },
    );
  };

  test('remove the finding and add no error, by the event', () => {
    let fixed = 0;
    fc.assert(
      fc.property(
        tameLists.chain((list) => fc.tuple(fc.constant(list), events(list))),
        ([list, event]) => {
          const { view, findings } = check(list, event);
          const before = errorsOf(view);
          for (const finding of findings.filter(({ rule }) => rule.startsWith('event-')))
            for (const { edits } of fixesFor(view, finding)) {
              fixed += 1;
              // On the player's own list, which the event is then held against again.
              const after = check(applyEdits(list, edits).list, event);
              const ids = after.findings.map(identityOf);
              expect(ids).not.toContain(identityOf(finding));
              for (const id of errorsOf(after.view).keys()) expect(before.has(id)).toBe(true);
            }
        },
      ),
      { numRuns: 40 },
    );
    expect(fixed).toBeGreaterThan(10);
  });

  test('never change what the event has set', () => {
    const list = muster('drums-and-shakos', 'france', ['infantry-officer', '20 sapper'], {
      settings: { scenario: 'nowhere' },
    });
    const { view, findings } = check(list, { scenario: 'elsewhere', side: 'attacker', cap: 300 });
    const invalid = findings.find(({ rule }) => rule === 'setting-invalid');
    expect(invalid).toBeDefined();
    expect(invalid && fixesFor(view, invalid)).toEqual([]);
    const over = findings.find(({ rule }) => rule === 'points-cap');
    for (const { edits } of over ? fixesFor(view, over) : [])
      expect(edits.map((edit) => edit.do)).not.toContain('cap');
  });

  test('bring what is required', () => {
    const event = { required: ['great-britain/drummer-boy', 'great-britain/infantry-nco'] };
    const { view, findings } = check(squad, event);
    const finding = findings.find(({ rule }) => rule === 'event-required');
    const [fix] = finding ? fixesFor(view, finding) : [];
    expect(fix?.edits.map((edit) => edit.do)).toEqual(['add', 'add']);
  });
});

describe('the document of an event', () => {
  const whole = {
    format: 'muster-event',
    version: 1,
    name: 'Spring Muster',
    ruleset: 'drums-and-shakos',
    cap: 400,
    nations: ['france'],
    year: 1815,
    allies: false,
    scenario: 'forlorn-hope',
    side: 'attacker',
    banned: ['france/sapper'],
    required: [],
    maxCopies: 3,
    maxModels: 15,
    waived: ['setting-invalid'],
  };

  test('comes back as it was, unknown fields too', () => {
    const document = { ...whole, organiser: 'Anna', later: { x: [1] } };
    const read = parseEvent(document, known);
    expect(read.ok && formatEvent(read.value)).toEqual(document);
    expect(parseEventText(`\ufeff${JSON.stringify(whole)}`, known).ok).toBe(true);
    expect(parseEvent({ format: 'muster-event', version: 1 }, known)).toEqual({
      ok: true,
      value: {},
    });
  });

  test.each<[string, unknown, string]>([
    ['no object', [], 'not-an-event'],
    ['nothing', null, 'not-an-event'],
    ['a list', { ...whole, format: 'muster-roll' }, 'not-an-event'],
    ['a later version', { ...whole, version: 2 }, 'unsupported-version'],
    ['no version', { ...whole, version: undefined }, 'invalid-event: version'],
    ['a text for a version', { ...whole, version: '1' }, 'invalid-event: version'],
    ['an unknown ruleset', { ...whole, ruleset: 'chess' }, 'unknown-ruleset'],
    ['a ruleset that is no text', { ...whole, ruleset: 7 }, 'invalid-event: ruleset'],
    ['an unknown nation', { ...whole, nations: ['france', 'mars'] }, 'unknown-nation'],
    ['a nation of another ruleset', { ...whole, nations: ['french-empire'] }, 'unknown-nation'],
    ['a cap of 0', { ...whole, cap: 0 }, 'invalid-event: cap'],
    ['half a cap', { ...whole, cap: 400.5 }, 'invalid-event: cap'],
    ['a text for allies', { ...whole, allies: 'yes' }, 'invalid-event: allies'],
    ['a text for many', { ...whole, banned: 'france/sapper' }, 'invalid-event: banned'],
    ['a number among ids', { ...whole, banned: [1] }, 'invalid-event: banned.0'],
    ['no copies at all', { ...whole, maxCopies: 0 }, 'invalid-event: maxCopies'],
    ['too many ids', { ...whole, waived: Array(2001).fill('a') }, 'invalid-event: waived'],
    ['a long name', { ...whole, name: 'x'.repeat(201) }, 'invalid-event: name'],
    ['null', { ...whole, maxModels: null }, 'invalid-event: maxModels'],
  ])('is refused with %s', (_, document, error) => {
    const read = parseEvent(document, known);
    const [code, path] = error.split(': ');
    expect(read).toMatchObject({ ok: false, error: { code } });
    if (path) expect(read.ok ? '' : read.error.detail).toMatch(new RegExp(`^${path}: `));
    expect(read.ok ? '' : describeEventError(read.error)).toMatch(/\.$/);
  });

  test('is told from text that is no JSON', () => {
    expect(parseEventText('{', known)).toMatchObject({ error: { code: 'not-an-event' } });
    expect(parseEventText('x'.repeat(6e6), known)).toMatchObject({ error: { code: 'too-large' } });
  });

  test('is looked at for what can hardly be meant', () => {
    const [drums] = rulesets;
    if (!drums) throw new Error('No ruleset');
    const event: EventRules = {
      year: 1815,
      scenario: 'forlorn-hope',
      side: 'left',
      banned: ['france/sapper', 'france/ghost'],
      required: ['x'],
      waived: ['points-cap', 'no-such-rule', 'setting-invalid'],
      extra: { maxModel: 3 },
    };
    expect(doubtsOf(event, drums).map(describeDoubt)).toEqual([
      'Event rules have no field "maxModel"; it does nothing.',
      '"france/ghost" (banned) is no profile of this ruleset.',
      '"x" (required) is no profile of this ruleset.',
      'This ruleset has no "1815" for year.',
      'This ruleset has no "left" for side.',
      '"points-cap" is printed in the rules: what is printed cannot be waived, only our readings of it.',
      '"no-such-rule" (waived) is no rule of this ruleset.',
    ]);
    expect(doubtsOf({ scenario: 'forlorn-hope', waived: ['setting-invalid'] }, drums)).toEqual([]);
  });
});

describe('the code of an event', () => {
  const texts = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('forlorn-hope', 'attacker'));
  const events = fc.constantFrom(undefined, ...rulesets).chain((ruleset) => {
    const profiles = ruleset ? [...ruleset.profiles.keys()] : ['france/sapper'];
    const id = fc.oneof(fc.constantFrom(...profiles), texts);
    return fc
      .record(
        {
          name: fc.string({ unit: 'grapheme', maxLength: 40 }),
          cap: fc.option(fc.integer({ min: 1, max: 100_000 })),
          nations: fc.subarray(ruleset?.card.nations.map((one) => one.id) ?? ['france']),
          year: fc.integer(),
          allies: fc.boolean(),
          scenario: texts,
          side: texts,
          banned: fc.array(id, { maxLength: 8 }),
          required: fc.array(id, { maxLength: 8 }),
          maxCopies: fc.integer({ min: 1 }),
          maxModels: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
          waived: fc.array(texts, { maxLength: 4 }),
        },
        { requiredKeys: [] },
      )
      .map((event): EventRules => ({ ...event, ...(ruleset && { ruleset: ruleset.card.id }) }));
  });

  test('gives the same rules back', () => {
    fc.assert(
      fc.property(events, (event) => {
        const code = formatEventCode(event, catalogues);
        expect(parseEventCode(linkOf('https://example.org', code), catalogues, known)).toEqual({
          ok: true,
          value: event,
        });
      }),
      { numRuns: 200 },
    );
  });

  test('opens the desk, not a list', () => {
    const code = formatEventCode({ maxModels: 20 }, catalogues);
    expect(linkOf('https://example.org', code)).toBe(`https://example.org/check/#e=${code}`);
    expect(parseCode(code, catalogues, known)).toEqual({
      ok: false,
      error: { code: 'not-a-list', detail: 'its code is that of an event' },
    });
  });

  test('is rejected when it is damaged', () => {
    const code = formatEventCode(
      { name: 'Spring', ruleset: 'napoleonic-sbg', cap: 500 },
      catalogues,
    );
    for (let at = 0; at < code.length; at += 1)
      for (const other of 'AZaz09-_') {
        if (other === code[at]) continue;
        const changed = code.slice(0, at) + other + code.slice(at + 1);
        const read = parseEventCode(`#e=${changed}`, catalogues, known);
        expect(read.ok).toBe(false);
      }
    expect(parseEventCode('#e=AAAAAAAAAAAAAAAA', catalogues, known)).toMatchObject({ ok: false });
    expect(parseEventCode('hello', catalogues, known)).toMatchObject({
      error: { code: 'not-an-event' },
    });
  });
});
