import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogues, loadRuleset } from '@/data/index';
import { describeEvent, englishEvent } from '@/lib/desk/event-words';
import { findEvents } from '@/lib/desk/find-events';
import { eventFileName, eventLink, formatEventFile, readEvent } from '@/lib/desk/read-event';
import type { EventRules } from '@/lib/rules/event';
import { formatCode, linkOf } from '@/lib/share/link';
import { drop, file, json, library, outcomes, pasted, squad } from './kit';

const event: EventRules = {
  name: 'Spring Muster',
  ruleset: 'drums-and-shakos',
  cap: 400,
  nations: ['france', 'austria'],
  scenario: 'forlorn-hope',
  side: 'attacker',
  banned: ['france/sapper', 'russia/opolchenie'],
  maxCopies: 3,
  maxModels: 15,
  waived: ['setting-invalid'],
};
const site = 'https://example.org/muster';
const link = await eventLink(site, event, library);
const listLink = linkOf(site, formatCode(squad, await loadCatalogues()));

describe('the rules of an event', () => {
  test('come back from their link and their file', async () => {
    expect(link).toMatch(/^https:\/\/example\.org\/muster\/check\/#e=[\w-]+$/);
    for (const text of [
      link,
      `Rules: ${link} \n`,
      formatEventFile(event),
      ` ${link.slice(link.indexOf('=') + 1)}`,
    ])
      expect(await readEvent(text, library)).toEqual({ ok: true, value: event });
  });

  test('with fields that nobody knows keep them in a file', async () => {
    const later = { ...event, extra: { organiser: 'Anna' } };
    expect(await readEvent(formatEventFile(later), library)).toEqual({ ok: true, value: later });
  });

  test('are refused whole when a character of their link is another', async () => {
    const code = link.slice(link.indexOf('=') + 1);
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'A' ? 'B' : 'A';
      const changed = `${site}/check/#e=${code.slice(0, at)}${other}${code.slice(at + 1)}`;
      expect(await readEvent(changed, library)).toMatchObject({ ok: false });
    }
  });

  test.each([
    ['nothing', '', 'not-an-event'],
    ['talk', 'See you on Saturday', 'not-an-event'],
    ['a list', json(squad), 'not-an-event'],
    ['a link to a list', listLink, 'not-an-event'],
    ['JSON that is cut', '{"format":"muster-event","version":1,', 'not-an-event'],
    ['a later version', '{"format":"muster-event","version":2}', 'unsupported-version'],
    ['no version', '{"format":"muster-event"}', 'invalid-event'],
    [
      'prototype keys',
      '{"format":"muster-event","version":1,"__proto__":{"cap":1},"cap":"1"}',
      'invalid-event',
    ],
    [
      'a milliard brackets',
      `{"format":"muster-event","version":1,"banned":${'['.repeat(500_000)}`,
      'invalid-event',
    ],
    [
      'too much',
      `{"format":"muster-event","version":1}${' '.repeat(1)}${'"'.repeat(6_000_000)}`,
      'too-large',
    ],
    [
      'too many ids',
      `{"format":"muster-event","version":1,"banned":[${'"x",'.repeat(3000)}"x"]}`,
      'invalid-event',
    ],
  ])('are not in %s', async (_, text, code) => {
    expect(await readEvent(text, library)).toMatchObject({ ok: false, error: { code } });
  });

  test('of any text are read without a throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect((await readEvent(text, library)).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    [{ name: 'Spring: the 2nd/3rd' }, 'Spring the 2nd 3rd.muster-event.json'],
    [{}, 'event.muster-event.json'],
    [{ name: '  ' }, 'event.muster-event.json'],
  ])('of %j go into the file %s', (of, name) => {
    expect(eventFileName(of)).toBe(name);
  });
});

describe('among the lists', () => {
  test('rules of an event are offered, and get no row', async () => {
    const { rows, events } = await drop([
      file('a.json', squad),
      file('event.json', formatEventFile(event)),
      pasted(`Rules: ${link}\nMine: ${listLink}`),
    ]);
    expect(outcomes(rows)).toEqual([
      ['a.json', 'legal'],
      ['Pasted text', 'legal'],
    ]);
    expect(events).toEqual([
      { file: 'event.json', read: { ok: true, value: event } },
      { file: 'Pasted text', read: { ok: true, value: event } },
    ]);
  });

  test('rules that cannot be used say why, and are not applied', async () => {
    const { rows, events } = await drop([
      file('event.json', '{"format":"muster-event","version":1,"cap":-4}'),
      file('cut.json', formatEventFile(event).slice(0, 60)),
      file('a.json', squad),
    ]);
    expect(outcomes(rows)).toEqual([['a.json', 'legal']]);
    expect(events.map(({ file: name, read }) => [name, read.ok || read.error.code])).toEqual([
      ['event.json', 'invalid-event'],
      ['cut.json', 'not-an-event'],
    ]);
  });

  test('a list that speaks of events stays a list', async () => {
    const speaks = {
      ...squad,
      name: '"format": "muster-event"',
      extra: { of: { format: 'muster-event' } },
    };
    const { rows, events } = await drop([
      file('a.json', speaks),
      pasted(`${listLink}\nhttps://elsewhere.example/#e=AAAAAAAAAAAA`),
    ]);
    expect(outcomes(rows)).toEqual([
      ['a.json', 'legal'],
      ['Pasted text#1', 'legal'],
      ['Pasted text#2', 'not-a-list'],
    ]);
    expect(events).toEqual([]);
  });

  test('lines keep their numbers when a link is taken out', () => {
    const { events, rest } = findEvents(`one\n<${link}>\nthree ${link}, ${link}\nfour`);
    expect(events).toHaveLength(3);
    expect(rest.split('\n')).toEqual(['one', '', 'three  ', 'four']);
  });

  test('a great many links are not all looked at', () => {
    const { events, rest } = findEvents(`${link}\n`.repeat(3000));
    expect(events).toHaveLength(20);
    expect(rest.match(/#e=/g)).toHaveLength(2980);
  });
});

describe('in words', () => {
  test('they have the names of the ruleset', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const all = {
      ...event,
      required: ['prussia/field-marshal-blucher'],
      year: 1812,
      extra: { x: 1 },
    };
    expect(
      describeEvent(all, englishEvent, ruleset).map(({ label, value }) => `${label}: ${value}`),
    ).toEqual([
      'Rules: Song of Drums and Shakos',
      'Points: at most 400',
      'Models: at most 15',
      'Copies of a profile: at most 3',
      'Nations: France and Austria',
      'Year: 1812',
      'Scenario: Forlorn Hope',
      'Side: Attacker',
      `Not allowed: Sapper (France) and ${ruleset.profiles.get('russia/opolchenie')?.name ?? 'russia/opolchenie'}`,
      `In every list: ${ruleset.profiles.get('prussia/field-marshal-blucher')?.name ?? 'prussia/field-marshal-blucher'}`,
      'Readings waived: Settings have values that the ruleset allows (setting-invalid)',
      'Not understood: x',
    ]);
  });

  test('without a ruleset they have ids, and nothing that asks nothing', () => {
    expect(
      describeEvent(
        { cap: null, nations: [], banned: [], allies: false, side: 'left' },
        englishEvent,
      ),
    ).toEqual([
      { field: 'cap', label: 'Points', value: 'no cap' },
      { field: 'nations', label: 'Nations', value: 'none' },
      { field: 'allies', label: 'Allies', value: 'no' },
      { field: 'side', label: 'Side', value: 'left' },
    ]);
    expect(describeEvent({ name: 'Spring' }, englishEvent)).toEqual([]);
  });
});
