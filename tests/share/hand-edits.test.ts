import { describe, expect, test } from 'vitest';
import { describeNote } from '@/lib/share/text/note';
import { listOf, readText, textOf } from './library';

const squad = listOf({
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'great-britain',
  name: 'Rearguard at the bridge',
  cap: 450,
  settings: { scenario: 'assault-at-the-farm', side: 'defender', weather: { rain: true } },
  groups: [
    {
      id: 'x7',
      name: 'Squad',
      entries: [
        { profile: 'great-britain/infantry-officer', count: 1, title: 'Lt. Duval' },
        { profile: 'great-britain/rifleman', count: 2, note: 'on the left' },
        { profile: 'great-britain/ghost', count: 1, options: { jetpack: 2 } },
        { profile: 'great-britain/line-center-company', count: 5 },
      ],
    },
  ],
});

const text = textOf(squad);

/** What a change of the text comes to: the entries, the notes. */
async function after(change: (text: string) => string) {
  const { lists, notes } = await readText(change(text));
  const [read] = lists;
  return {
    lists: lists.length,
    list: read?.list.ok ? read.list.value : undefined,
    exact: read?.exact,
    entries: read?.list.ok
      ? read.list.value.groups.flatMap(({ entries }) =>
          entries.map(({ profile, count }) => `${count} ${profile.split('/')[1]}`),
        )
      : [],
    notes: [...(read?.notes ?? []), ...notes].map(describeNote),
  };
}

test('the text reads as people would write it', () => {
  expect(text.split('\n').slice(0, -2)).toEqual([
    'Rearguard at the bridge',
    'Song of Drums and Shakos, Great Britain',
    expect.stringMatching(/^284 of 450 pts, 8 models, \d rules? broken \(data [\d.]+\)$/),
    'Scenario: Assault at the Farm',
    'Side: Defender',
    'Setting weather = {"rain":true}',
    '',
    '1x Infantry Officer "Lt. Duval", 60 pts',
    '2x Rifleman, 94 pts - on the left',
    '1x great-britain/ghost: 2 jetpack',
    '5x Line Center Company, 130 pts',
    '',
  ]);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^Check code: [0-9A-Z ]+$/);
});

const whole = ['1 infantry-officer', '2 rifleman', '1 ghost', '5 line-center-company'];

describe('a line changed by hand wins, and is reported', () => {
  test.each<[string, (text: string) => string, string[], string[]]>([
    ['nothing', (t) => t, whole, []],
    [
      'a count',
      (t) => t.replace('2x Rifleman', '3x Rifleman'),
      ['1 infantry-officer', '3 rifleman', '1 ghost', '5 line-center-company'],
      [
        'Line 9: "3x Rifleman, 94 pts - on the left" differs from the check code; the line was taken.',
      ],
    ],
    ['only a price', (t) => t.replace('94 pts', '90 pts'), whole, []],
    [
      'a profile',
      (t) => t.replace('5x Line Center Company', '4 Drummer Boys'),
      ['1 infantry-officer', '2 rifleman', '1 ghost', '4 drummer-boy'],
      [
        'Line 11: "4 Drummer Boys, 130 pts" differs from the check code; the line was taken.',
        'Line 13: the check code also has "5x Line Center Company, 130 pts", which the text has not; it was left out.',
      ],
    ],
    [
      'a line more',
      (t) => t.replace('\n2x', '\n1x Drummer Boy\n2x'),
      ['1 infantry-officer', '1 drummer-boy', '2 rifleman', '1 ghost', '5 line-center-company'],
      ['Line 9: "1x Drummer Boy" differs from the check code; the line was taken.'],
    ],
    [
      'a line less',
      (t) => t.replace(/^2x .*\n/m, ''),
      ['1 infantry-officer', '1 ghost', '5 line-center-company'],
      [
        'Line 12: the check code also has "2x Rifleman, 94 pts - on the left", which the text has not; it was left out.',
      ],
    ],
    [
      'two lines in another order',
      (t) => t.replace(/^(2x .*\n)(1x .*\n)/m, '$2$1'),
      ['1 infantry-officer', '1 ghost', '2 rifleman', '5 line-center-company'],
      [],
    ],
    [
      'a profile that is misspelled',
      (t) => t.replace('2x Rifleman', '2x Riffelman'),
      whole,
      [
        'Line 9: "2x Riffelman, 94 pts - on the left" was not understood; the check code says what it was.',
      ],
    ],
    [
      'a line that says nothing',
      (t) => t.replace('\n2x', '\nSee you on Sunday!\n2x'),
      whole,
      ['Line 9: "See you on Sunday!" was not understood and left out.'],
    ],
    [
      'a count that no list may have',
      (t) => t.replace('5x Line', '5000x Line'),
      whole,
      [
        'Line 11: "5000x Line Center Company, 130 pts" was not understood; the check code says what it was.',
      ],
    ],
  ])('%s', async (_, change, entries, notes) => {
    const read = await after(change);
    expect(read.entries).toEqual(entries);
    expect(read.notes).toEqual(notes);
    expect(read.exact).toBe(entries.join() === whole.join());
  });

  test('what the line keeps stays exact: unknown options, notes in large letters', async () => {
    const { list } = await after((t) =>
      t.replace('1x great-britain/ghost', '9x great-britain/ghost').toUpperCase(),
    );
    expect(list?.groups[0]?.entries[2]).toEqual({
      key: '0.2',
      profile: 'great-britain/ghost',
      count: 9,
      options: { jetpack: 2 },
    });
    expect(list?.groups[0]?.entries[1]?.note).toBe('on the left');
    expect(list?.groups[0]).toMatchObject({ id: 'x7', name: 'Squad' });
  });
});

describe('a head changed by hand wins', () => {
  test.each<[string, (text: string) => string, object, number]>([
    ['the name', (t) => t.replace('Rearguard', 'Vanguard'), { name: 'Vanguard at the bridge' }, 1],
    ['the nation', (t) => t.replace('Great Britain', 'Prussia'), { nation: 'prussia' }, 1],
    ['the cap', (t) => t.replace('of 450 pts', 'of 500 pts'), { cap: 500 }, 1],
    ['no cap', (t) => t.replace(' of 450 pts', ' pts, no cap'), { cap: null }, 1],
    [
      'a setting',
      (t) => t.replace('Side: Defender', 'Side: attacker'),
      {
        settings: { scenario: 'assault-at-the-farm', side: 'attacker', weather: { rain: true } },
      },
      1,
    ],
    [
      'a setting taken out',
      (t) => t.replace('Side: Defender\n', ''),
      { settings: { scenario: 'assault-at-the-farm', weather: { rain: true } } },
      1,
    ],
    [
      'a setting more',
      (t) => t.replace('Side: Defender', 'Side: Defender\nNational feature: yes'),
      {
        settings: {
          scenario: 'assault-at-the-farm',
          side: 'defender',
          nationalFeature: true,
          weather: { rain: true },
        },
      },
      1,
    ],
    ['points and verdict alone', (t) => t.replace('284 of', '1 of'), squad, 0],
    ['no head at all', (t) => t.split('\n').slice(6).join('\n'), squad, 0],
  ])('%s', async (_, change, fields, notes) => {
    const read = await after(change);
    expect(read.list).toMatchObject(fields);
    expect(read.notes).toHaveLength(notes);
    expect(read.entries).toEqual(whole);
  });
});

describe('a check code', () => {
  const code = text.trimEnd().split('\n').at(-1) ?? '';

  test('alone is the whole list', async () => {
    for (const alone of [code, code.replace('Check code: ', ''), code.toLowerCase()]) {
      const read = await after(() => alone);
      expect(read.list).toEqual(squad);
      expect(read.notes).toEqual([]);
    }
  });

  test('may be broken over lines, and lose its spaces', async () => {
    for (const change of [
      (t: string) => t.replace(/(.{30}) /g, '$1\n'),
      (t: string) => t.replace(/^Check code: .*$/m, (line) => line.replace(/(.{20})/g, '$1\r\n')),
      (t: string) =>
        t.replace(/^Check code: (.*)$/m, (_, c: string) => `CHECK CODE ${c.replaceAll(' ', '')}`),
      (t: string) => t.replace(/^Check code: (.*)$/m, (_, c: string) => c.replaceAll(' ', '-')),
    ]) {
      const read = await after(change);
      expect(read.list).toEqual(squad);
      expect(read.exact).toBe(true);
    }
  });

  test('that is damaged is reported, and the lines are read', async () => {
    const read = await after((t) => t.replace(/.{5}$/m, 'ZZZZZ').replace(/....\n$/, 'ZZZZ\n'));
    expect(read.entries).toEqual(whole);
    expect(read.exact).toBe(false);
    expect(read.notes.at(-1)).toMatch(/^Line 13: the check code cannot be used, only the lines/);
  });

  test('of a list of another game is not mixed with the lines', async () => {
    const other = textOf(
      listOf({
        format: 'muster-roll',
        version: 1,
        ruleset: 'napoleonic-sbg',
        nation: 'spain',
        groups: [{ id: 'main', entries: [{ profile: 'spain/guerrilla', count: 3 }] }],
      }),
    );
    const read = await after((t) =>
      t.replace(/^Check.*$/m, other.trimEnd().split('\n').at(-1) ?? ''),
    );
    expect(read.entries).toEqual(whole);
    expect(read.notes.at(-1)).toBe(
      'Line 13: the check code cannot be used, only the lines were read. It is that of another list.',
    );
  });

  test('that is missing leaves what the lines say', async () => {
    const read = await after((t) => t.replace(/^Check.*$/m, ''));
    expect(read.entries).toEqual(whole);
    expect(read.list).toMatchObject({ name: squad.name, cap: 450, settings: squad.settings });
    expect(read.notes).toEqual([
      'Line 10: "2 jetpack" is no option of this profile and was left out.',
    ]);
  });
});

describe('texts that people put together', () => {
  test('lists, links and talk in one message', async () => {
    const { lists, notes } = await readText(
      [
        'Hi all, my two lists:',
        '',
        text,
        'and the other one, see https://example.org/open/#c=AepiARUnyLkFpSUmcN6yzd-WmbNR5NMQre9ZTQ.',
        'Cheers',
      ].join('\n'),
    );
    expect(lists).toHaveLength(2);
    expect(lists[0]?.exact).toBe(true);
    expect(lists[0]?.notes.map(describeNote)).toEqual([
      'Line 1: "Hi all, my two lists:" was not understood and left out.',
    ]);
    expect(lists[1]).toMatchObject({ line: 17 });
    expect(notes.map(describeNote)).toEqual(['Line 18: "Cheers" was not understood and left out.']);
  });

  test('a list typed by hand', async () => {
    const { lists } = await readText(
      [
        'My squad',
        'Drums and Shakos: GREAT BRITAIN',
        '- 1 infantry officer',
        '- Infantry NCO',
        '- 5 Line Center Company',
        '- 2 drummer boys',
        '- 2 x great-britain/rifleman',
      ].join('\r\n'),
    );
    const list = lists[0]?.list.ok ? lists[0].list.value : undefined;
    expect(list).toMatchObject({ name: 'My squad', nation: 'great-britain' });
    expect(list?.groups[0]?.entries.map(({ profile, count }) => `${count} ${profile}`)).toEqual([
      '1 great-britain/infantry-officer',
      '1 great-britain/infantry-nco',
      '5 great-britain/line-center-company',
      '2 great-britain/drummer-boy',
      '2 great-britain/rifleman',
    ]);
  });

  test('lines that mail has broken', async () => {
    const long = listOf({
      format: 'muster-roll',
      version: 1,
      ruleset: 'drums-and-shakos',
      nation: 'france',
      name: 'N',
      groups: [
        {
          id: 'main',
          entries: [
            { profile: 'france/sapper', count: 2, note: 'word '.repeat(30).trim() },
            { profile: 'france/infantry-nco', count: 1 },
          ],
        },
      ],
    });
    const broken = textOf(long).replace(/(.{1,60})(?: |$)/gm, '$1\n');
    const { lists } = await readText(broken);
    expect(lists.map(({ list, notes }) => ({ list, notes }))).toEqual([
      { list: { ok: true, value: long }, notes: [] },
    ]);
  });

  test('letters that were lost or became question marks', async () => {
    const chasseurs = listOf({
      format: 'muster-roll',
      version: 1,
      ruleset: 'napoleonic-sbg',
      nation: 'french-empire',
      name: 'Chasseurs',
      groups: [
        {
          id: 'main',
          entries: [{ profile: 'french-empire/chasseur-a-cheval-captain', count: 1 }],
        },
      ],
    });
    for (const lost of ['?', '', '\ufffd', '??']) {
      const { lists } = await readText(textOf(chasseurs).replace('à', lost));
      expect(lists[0]?.list).toEqual({ ok: true, value: chasseurs });
    }
  });
});
