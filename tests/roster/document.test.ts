import { describe, expect, test } from 'vitest';
import { formatDocument, parseDocument, parseDocumentText } from '@/lib/roster/document';
import { limits } from '@/lib/roster/list';
import { describeReadError } from '@/lib/roster/read-error';

const known = [
  { id: 'drums-and-shakos', nations: [{ id: 'france' }, { id: 'austria' }] },
  { id: 'napoleonic-sbg', nations: [{ id: 'spain' }] },
];

const entry = { profile: 'france/sapper', count: 1 };
const group = { id: 'main', entries: [entry] };
const document = {
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'france',
  groups: [group],
};

/** The document with other fields; `undefined` takes one away. */
function changed(fields: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify({ ...document, ...fields }));
}
const withGroup = (fields: object) =>
  changed({ groups: [group, { ...group, id: 'b', ...fields }] });
const withEntry = (fields: object) =>
  changed({ groups: [{ id: 'main', entries: [entry, { ...entry, ...fields }] }] });

/** `code: detail`, or `ok`. */
function outcome(value: unknown): string {
  const read = parseDocument(value, known);
  return read.ok ? 'ok' : [read.error.code, read.error.detail].filter(Boolean).join(': ');
}

const number = (from: number, to: number) => `must be a whole number from ${from} to ${to}`;
const long = 'x'.repeat(201);

describe('reading a document', () => {
  test.each<readonly [name: string, value: unknown, outcome: string]>([
    ['the least that a list needs', document, 'ok'],
    ['null', null, 'not-a-list'],
    ['a number', 7, 'not-a-list'],
    ['a text', 'muster-roll', 'not-a-list'],
    ['an array of lists', [document], 'not-a-list'],
    ['an empty object', {}, 'not-a-list'],
    ['another format', changed({ format: 'muster-event' }), 'not-a-list'],
    ['no format', changed({ format: undefined }), 'not-a-list'],
    ['the format in capitals', changed({ format: 'Muster-Roll' }), 'not-a-list'],
    ['a later version', changed({ version: 2 }), 'unsupported-version: 2'],
    ['version nought', changed({ version: 0 }), 'unsupported-version: 0'],
    [
      'a later version of an unknown ruleset',
      changed({ version: 9, ruleset: 'x' }),
      'unsupported-version: 9',
    ],
    ['half a version', changed({ version: 1.5 }), 'invalid-list: version: must be a whole number'],
    [
      'a version in words',
      changed({ version: '1' }),
      'invalid-list: version: must be a whole number',
    ],
    [
      'no version',
      changed({ version: undefined }),
      'invalid-list: version: must be a whole number',
    ],
    [
      'an unknown ruleset',
      changed({ ruleset: 'light-division' }),
      'unknown-ruleset: light-division',
    ],
    [
      'an unknown ruleset goes before a nation',
      changed({ ruleset: 'x', nation: 'y' }),
      'unknown-ruleset: x',
    ],
    [
      'a ruleset named like a property',
      changed({ ruleset: 'constructor' }),
      'unknown-ruleset: constructor',
    ],
    ['no ruleset', changed({ ruleset: undefined }), 'invalid-list: ruleset: must be a text'],
    [
      'a ruleset that is a number',
      changed({ ruleset: 1 }),
      'invalid-list: ruleset: must be a text',
    ],
    [
      'no ruleset and an unknown nation',
      changed({ ruleset: 1, nation: 'atlantis' }),
      'invalid-list: ruleset: must be a text',
    ],
    ['an unknown nation', changed({ nation: 'atlantis' }), 'unknown-nation: atlantis'],
    ['a nation of another ruleset', changed({ nation: 'spain' }), 'unknown-nation: spain'],
    [
      'an unknown nation goes before the rest',
      changed({ nation: 'x', groups: 7 }),
      'unknown-nation: x',
    ],
    ['a nation that is null', changed({ nation: null }), 'invalid-list: nation: must be a text'],
    ['no nation', changed({ nation: undefined }), 'invalid-list: nation: must be a text'],
    ['a name of 200 characters', changed({ name: 'x'.repeat(200) }), 'ok'],
    ['a name of 200 characters of two units', changed({ name: '𝔐'.repeat(200) }), 'ok'],
    [
      'a name of 201',
      changed({ name: long }),
      'invalid-list: name: must have at most 200 characters',
    ],
    ['a name that is null', changed({ name: null }), 'invalid-list: name: must be a text'],
    ['no cap', changed({ cap: null }), 'ok'],
    ['a cap of 1', changed({ cap: 1 }), 'ok'],
    ['a cap beyond safe integers', changed({ cap: 1e20 }), 'ok'],
    ['a cap of 0', changed({ cap: 0 }), 'invalid-list: cap: must be a whole number above 0'],
    ['a cap below 0', changed({ cap: -400 }), 'invalid-list: cap: must be a whole number above 0'],
    [
      'a cap of 400.5',
      changed({ cap: 400.5 }),
      'invalid-list: cap: must be a whole number above 0',
    ],
    [
      'a cap in words',
      changed({ cap: '400' }),
      'invalid-list: cap: must be a whole number above 0',
    ],
    ['settings of any kind', changed({ settings: { a: null, b: [1], c: { d: 1 } } }), 'ok'],
    ['settings in a list', changed({ settings: [] }), 'invalid-list: settings: must be an object'],
    [
      'settings that are null',
      changed({ settings: null }),
      'invalid-list: settings: must be an object',
    ],
    ['no groups', changed({ groups: undefined }), 'invalid-list: groups: must be a list of groups'],
    [
      'groups in an object',
      changed({ groups: {} }),
      'invalid-list: groups: must be a list of groups',
    ],
    [
      'not one group',
      changed({ groups: [] }),
      'invalid-list: groups: must have at least one group',
    ],
    [
      'a group that is null',
      changed({ groups: [null] }),
      'invalid-list: groups[0]: must be an object',
    ],
    [
      'a group without id',
      withGroup({ id: undefined }),
      'invalid-list: groups[1].id: must be a text',
    ],
    ['a group twice', withGroup({ id: 'main' }), 'invalid-list: groups[1].id: "main" stands twice'],
    [
      'a group without entries',
      withGroup({ entries: undefined }),
      'invalid-list: groups[1].entries: must be a list of entries',
    ],
    ['a group with none', withGroup({ entries: [] }), 'ok'],
    ['a group of each kind', withGroup({ kind: 'formation' }), 'ok'],
    [
      'a group of another kind',
      withGroup({ kind: 'army' }),
      'invalid-list: groups[1].kind: must be one of squad, command, formation',
    ],
    ['a group under another', withGroup({ parent: 'main' }), 'ok'],
    [
      'a group under none',
      withGroup({ parent: 'army' }),
      'invalid-list: groups[1].parent: there is no group "army"',
    ],
    [
      'a group under itself',
      withGroup({ parent: 'b' }),
      'invalid-list: groups[1].parent: the chain of command goes round in a circle',
    ],
    [
      'a parent that is null',
      withGroup({ parent: null }),
      'invalid-list: groups[1].parent: must be a text',
    ],
    [
      'an entry that is a text',
      changed({ groups: [{ id: 'a', entries: ['x'] }] }),
      'invalid-list: groups[0].entries[0]: must be an object',
    ],
    [
      'an entry without profile',
      withEntry({ profile: undefined }),
      'invalid-list: groups[0].entries[1].profile: must be a text',
    ],
    ['an unknown profile', withEntry({ profile: 'no/body' }), 'ok'],
    [
      'an entry without count',
      withEntry({ count: undefined }),
      `invalid-list: groups[0].entries[1].count: ${number(1, 999)}`,
    ],
    ['a count of 999', withEntry({ count: 999 }), 'ok'],
    [
      'a count of 1000',
      withEntry({ count: 1000 }),
      `invalid-list: groups[0].entries[1].count: ${number(1, 999)}`,
    ],
    [
      'a count of 0',
      withEntry({ count: 0 }),
      `invalid-list: groups[0].entries[1].count: ${number(1, 999)}`,
    ],
    [
      'a count of 1.5',
      withEntry({ count: 1.5 }),
      `invalid-list: groups[0].entries[1].count: ${number(1, 999)}`,
    ],
    [
      'a count in words',
      withEntry({ count: '2' }),
      `invalid-list: groups[0].entries[1].count: ${number(1, 999)}`,
    ],
    ['an option 99 times', withEntry({ options: { crew: 99 } }), 'ok'],
    [
      'an option 100 times',
      withEntry({ options: { crew: 100 } }),
      'invalid-list: groups[0].entries[1].options: must give each option a whole number from 1 to 99',
    ],
    [
      'an option no time',
      withEntry({ options: { crew: 0 } }),
      'invalid-list: groups[0].entries[1].options: must give each option a whole number from 1 to 99',
    ],
    [
      'an option that is true',
      withEntry({ options: { crew: true } }),
      'invalid-list: groups[0].entries[1].options: must give each option a whole number from 1 to 99',
    ],
    [
      'options in a list',
      withEntry({ options: ['crew'] }),
      'invalid-list: groups[0].entries[1].options: must give each option a whole number from 1 to 99',
    ],
    ['attributes of any kind', withEntry({ attributes: { grade: null } }), 'ok'],
    [
      'attributes that are a text',
      withEntry({ attributes: 'x' }),
      'invalid-list: groups[0].entries[1].attributes: must be an object',
    ],
    [
      'a title of 201 characters',
      withEntry({ title: long }),
      'invalid-list: groups[0].entries[1].title: must have at most 200 characters',
    ],
    [
      'a note of 201 characters',
      withEntry({ note: long }),
      'invalid-list: groups[0].entries[1].note: must have at most 200 characters',
    ],
    [
      'a note that is null',
      withEntry({ note: null }),
      'invalid-list: groups[0].entries[1].note: must be a text',
    ],
    [
      'fields that nobody knows',
      changed({ campaign: { day: 3 }, groups: [{ ...group, march: 1 }] }),
      'ok',
    ],
  ])('%s', (_name, value, wanted) => {
    expect(outcome(value)).toBe(wanted);
  });

  test('up to 200 groups, and a chain of them', () => {
    const chain = (length: number) =>
      changed({
        groups: Array.from({ length }, (_, at) => ({
          id: `g${at}`,
          entries: [],
          ...(at > 0 && { parent: `g${at - 1}` }),
        })),
      });
    expect(outcome(chain(200))).toBe('ok');
    expect(outcome(chain(201))).toBe('invalid-list: groups: must have at most 200 groups');
  });

  test.each([
    ['a circle of three', ['b', 'c', 'a']],
    ['a way into a circle', ['b', 'c', 'b']],
  ])('%s', (_name, parents) => {
    const groups = ['a', 'b', 'c'].map((id, at) => ({ id, entries: [], parent: parents[at] }));
    expect(outcome(changed({ groups }))).toMatch(/^invalid-list: groups\[0\]\.parent: .* circle$/);
  });

  test('up to 2000 entries in all groups', () => {
    const entries = (length: number) => Array.from({ length }, () => entry);
    const two = (second: number) =>
      changed({
        groups: [
          { id: 'a', entries: entries(1000) },
          { id: 'b', entries: entries(second) },
        ],
      });
    expect(outcome(two(1000))).toBe('ok');
    expect(outcome(two(1001))).toBe('invalid-list: groups: must have at most 2000 entries in all');
  });

  test('a field in a field in a field may not go on for ever', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(outcome(changed({ more: nested(50) }))).toBe('ok');
    expect(outcome({ ...document, more: nested(1000) })).toBe(
      'invalid-list: more: is nested more than 100 levels deep',
    );
  });
});

describe('reading the text of a file', () => {
  test.each([
    ['nothing', '', 'it is empty'],
    ['white space', ' \n\t', 'it is empty'],
    ['a byte order mark alone', '\uFEFF', 'it is empty'],
    ['half a document', '{"format":"muster-roll","vers', 'its JSON is damaged or cut short'],
    ['another kind of file', 'PK\u0003\u0004', 'it is no JSON'],
    ['a page', '<!doctype html>', 'it is no JSON'],
  ])('%s is no list', (_name, text, detail) => {
    expect(parseDocumentText(text, known)).toEqual({
      ok: false,
      error: { code: 'not-a-list', detail },
    });
  });

  test('a byte order mark and white space are no part of it', () => {
    expect(parseDocumentText(`\uFEFF\n ${JSON.stringify(document)}\n`, known).ok).toBe(true);
  });
});

describe('a document that is read and written again', () => {
  const roundTrip = (text: string): unknown => {
    const read = parseDocumentText(text, known);
    if (!read.ok) throw new Error(describeReadError(read.error));
    return JSON.parse(JSON.stringify(formatDocument(read.value)));
  };

  test('is the same', () => {
    const whole = {
      ...document,
      name: 'Rearguard, naïve and Ελλάδα',
      cap: null,
      settings: { scenario: 'siege', other: [1, { two: 3 }] },
      groups: [
        { id: 'main', name: 'Squad', kind: 'squad', entries: [] },
        {
          id: 'b',
          name: '',
          parent: 'main',
          entries: [
            {
              profile: 'no/body',
              count: 999,
              options: { horse: 1, crew: 99 },
              attributes: { grade: null },
              title: 'Lt. Duval',
              note: 'third rank',
            },
          ],
        },
      ],
    };
    expect(roundTrip(JSON.stringify(whole))).toEqual(whole);
  });

  test('keeps what it does not know, whatever it is called', () => {
    const text = `{"format":"muster-roll","version":1,"ruleset":"drums-and-shakos","nation":"france",
      "name":"","campaign":{"day":3},"__proto__":{"a":1},"constructor":"x",
      "settings":{"__proto__":{"b":2},"constructor":1},
      "groups":[{"id":"main","march":[1],"__proto__":[2],"toString":null,
        "entries":[{"profile":"france/sapper","count":1,"__proto__":{"c":3},"painted":true,
          "options":{"__proto__":2,"constructor":1},"attributes":{"__proto__":{}}}]}]}`;
    expect(roundTrip(text)).toEqual(JSON.parse(text));
    const again = JSON.stringify(roundTrip(text));
    // Comparisons may overlook such keys; the text does not.
    expect(again.match(/__proto__/g)).toHaveLength(6);
  });

  test('keeps the text of a file as it is, composed or not', () => {
    const name = 'E\u0301lan';
    expect(roundTrip(JSON.stringify({ ...document, name }))).toMatchObject({ name });
  });

  test('drops only what says nothing', () => {
    const empty = {
      ...document,
      settings: {},
      groups: [
        { id: 'main', entries: [{ ...entry, options: {}, attributes: {}, title: '', note: '' }] },
      ],
    };
    expect(roundTrip(JSON.stringify(empty))).toEqual({ ...document, name: '' });
  });

  test('means whole numbers by value', () => {
    const text = JSON.stringify(document)
      .replace('"count":1', '"count":2.0')
      .replace('"version":1', '"version":1.0');
    expect(roundTrip(text)).toMatchObject({ groups: [{ entries: [{ count: 2 }] }] });
  });
});

test('every read error is a sentence, and none is as long as the file', () => {
  const detail = '𝔐x'.repeat(500);
  for (const code of ['unknown-ruleset', 'unknown-nation'] as const) {
    const sentence = describeReadError({ code, detail });
    expect(sentence.length).toBeLessThan(200);
    expect(sentence).toMatch(/…"/);
    // Throws when a character was cut in half.
    expect(encodeURIComponent(sentence)).not.toBe('');
  }
  expect(describeReadError({ code: 'too-large' })).toContain(
    `${limits.fileBytes / 1024 / 1024} MiB`,
  );
  expect(describeReadError({ code: 'unsupported-version', detail: '2' })).toMatch(/version 2/);
});
