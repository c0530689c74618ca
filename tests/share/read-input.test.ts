import { describe, expect, test } from 'vitest';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { nodeFonts } from '@/lib/print/fonts.node';
import { renderPdf } from '@/lib/print/pdf/render';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { formatBackup } from '@/lib/share/backup';
import { formatCode, linkOf } from '@/lib/share/link';
import { type Library, type ReadOptions, readInput } from '@/lib/share/read-input';
import { formatText } from '@/lib/share/text/format-text';
import { battery, rearguard } from '../print/support/lists';

const catalogues = await loadCatalogues();
const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};
const site = 'https://lists.example.org/muster';

/** As reading a file gives it: its keys are places. */
function reread(list: List): List {
  const groups = list.groups.map((group, index) => ({
    ...group,
    entries: group.entries.map((entry, at) => ({ ...entry, key: `${index}.${at}` })),
  }));
  return { ...list, groups };
}

const squad = reread(rearguard);
const guns = reread(battery);
const strange: List = { ...squad, name: 'Ostatnia straż', extra: { mood: 'grim' } };

const json = (list: List) => JSON.stringify(formatDocument(list));
const linkTo = (list: List) => linkOf(site, formatCode(list, catalogues));
const textOf = async (list: List) =>
  formatText(checkList(list, await loadRuleset(list.ruleset)), catalogues);

async function pdfOf(list: List): Promise<Uint8Array> {
  const ruleset = await loadRuleset(list.ruleset);
  const sheet = rosterSheet(list, ruleset, await ruleset.glossary(), '2026-11-29');
  const job = {
    language: 'en',
    paper: 'a4',
    printed: '2026-11-29',
    sheets: [sheet],
    cards: [],
  } as const;
  return new Uint8Array(await (await renderPdf(job, nodeFonts)).arrayBuffer());
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** What an input holds: each list, or the code of its error. */
async function lists(content: string | Uint8Array, options?: ReadOptions) {
  const input = await readInput(bytesOf(content), library, options);
  return input.lists.map(({ form, list }) => [form, list.ok ? list.value : list.error.code]);
}

describe('an input is recognised by what is in it', () => {
  test('a list document', async () => {
    expect(await lists(json(strange))).toEqual([['file', strange]]);
  });

  test('several documents in one file', async () => {
    const file = `[${json(squad)}, {"format": "other"}, ${json(guns)}]`;
    expect(await lists(file)).toEqual([
      ['file', squad],
      ['file', 'not-a-list'],
      ['file', guns],
    ]);
  });

  test('a backup, with what cannot be read in its place', async () => {
    const kept = { created: 1, changed: 2 };
    const backup = JSON.parse(
      formatBackup(
        [
          { id: 'a', list: squad, ...kept },
          { id: 'b', list: strange, ...kept, deleted: 3 },
          { id: 'c', list: guns, ...kept },
        ],
        1234,
      ),
    ) as { lists: unknown[] };
    backup.lists[1] = { id: 'b', created: 1, changed: 2, list: { format: 'muster-roll' } };
    const input = await readInput(bytesOf(JSON.stringify(backup)), library);
    expect(input.backup).toEqual({ made: 1234, beside: {}, isBare: false });
    expect(input.lists.map(({ kept }) => kept?.id)).toEqual(['a', undefined, 'c']);
    expect(await lists(JSON.stringify(backup))).toEqual([
      ['backup', squad],
      ['backup', 'invalid-list'],
      ['backup', guns],
    ]);
  });

  test('links and codes, one a line, the damaged one by itself', async () => {
    const link = linkTo(squad);
    const damaged = `${link.slice(0, -8)}A${link.slice(-7)}`;
    const file = [link, '', damaged, formatCode(guns, catalogues), ''].join('\r\n');
    expect(await lists(file)).toEqual([
      ['code', squad],
      ['code', 'invalid-list'],
      ['code', guns],
    ]);
  });

  test('plain text with several lists', async () => {
    const file = `${await textOf(squad)}\n\n${await textOf(guns)}`;
    expect(await lists(file)).toEqual([
      ['text', squad],
      ['text', guns],
    ]);
  });

  test('plain text says what it cost, and which lines were not understood', async () => {
    const text = (await textOf(squad)).replace('60 pts', '61 pts');
    const { lists: found } = await readInput(bytesOf(`${text}\nSee you there\n`), library);
    expect(found[0]?.said).toMatchObject({ dataVersion: '1.0', points: 376 });
    expect(found[0]?.said?.prices.get('0.0')).toBe(61);
  });

  test('a PDF', async () => {
    expect(await lists(await pdfOf(strange))).toEqual([['pdf', strange]]);
  });

  test.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as Windows writes it', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'UTF-16 the other way round',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ],
    ['the letters of old programs', (text: string) => Buffer.from(text, 'latin1')],
  ])('text in %s', async (_, encode) => {
    const list = { ...squad, name: 'Élan à cheval' };
    expect(await lists(encode(await textOf(list)))).toEqual([['text', list]]);
    expect(await lists(encode(linkTo(list)))).toEqual([['code', list]]);
  });
});

describe('what holds no list says so', () => {
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
  test.each([
    ['nothing', '', 'it is empty'],
    ['white space', '\ufeff \n\t', 'it is empty'],
    ['a cut document', json(squad).slice(0, 300), 'its JSON is damaged or cut short'],
    ['other JSON', '{"name": "x"}', 'it does not say that its format is "muster-roll"'],
    ['a number', '42', 'no line of it names a ruleset or holds a code'],
    ['no documents', '[]', 'it is empty'],
    [
      'the rules of an event',
      '{"format":"muster-event","version":1}',
      'it holds the rules of an event, for the check desk',
    ],
    ['a letter', 'Dear Sir,\nI have the honour\n', 'no line of it names a ruleset or holds a code'],
    ['a web page', '<!doctype html><p>Hello</p>', 'it is a web page, or a file of another program'],
    [
      'a packed file',
      zip,
      'it is a packed file or an office document; unpack it, or copy the text out of it',
    ],
    ['a picture', png, 'it is a picture; read a code in it with the camera of a phone'],
    ['bytes', Uint8Array.of(0xff, 0, 1, 2, 0xfe), 'it is no text'],
    ['an empty backup', formatBackup([], 1), 'it is a backup with no list in it'],
  ])('%s', async (_, content, detail) => {
    const { lists: found } = await readInput(bytesOf(content), library);
    expect(found.map(({ list }) => list)).toEqual([
      { ok: false, error: { code: 'not-a-list', detail } },
    ]);
  });

  test.each([
    ['too large', `{"format":"muster-roll","pad":"${'x'.repeat(5 * 1024 * 1024)}"}`, 'too-large'],
    ['newer', json(squad).replace('"version":1', '"version":2'), 'unsupported-version'],
    ['of unknown rules', json(squad).replace('drums-and-shakos', 'chess'), 'unknown-ruleset'],
    [
      'of an unknown nation',
      json(squad).replace('"nation":"france"', '"nation":"oz"'),
      'unknown-nation',
    ],
    ['damaged', json(squad).replace('"count":1', '"count":0'), 'invalid-list'],
    [
      'a backup of later',
      '{"format":"muster-backup","version":2,"lists":[]}',
      'unsupported-version',
    ],
  ])('%s', async (_, content, code) => {
    expect((await lists(content)).map(([, error]) => error)).toEqual([code]);
  });

  test('a link in markup or brackets is found all the same', async () => {
    const link = linkTo(squad);
    expect(await lists(`<p><a href="${link}">My list</a></p>`)).toEqual([['code', squad]]);
    expect(await lists(`[My list](${link})`)).toEqual([['code', squad]]);
  });

  test('a backup may be larger than a list', async () => {
    const lists_ = Array.from({ length: 5000 }, (_, at) => ({
      id: `${at}`,
      created: 1,
      changed: 1,
      list: { ...squad, name: `List ${at}` },
    }));
    const file = formatBackup(lists_, 5);
    expect(file.length).toBeGreaterThan(5 * 1024 * 1024);
    const input = await readInput(bytesOf(file), library);
    expect(input.lists).toHaveLength(5000);
  });
});

describe('only lists of one ruleset', () => {
  const only = 'napoleonic-sbg';
  test('in every form', async () => {
    const other = [['code', 'unknown-ruleset']];
    expect(await lists(linkTo(squad), { only })).toEqual(other);
    expect(await lists(linkTo(guns), { only })).toEqual([['code', guns]]);
    expect(await lists(json(squad), { only })).toEqual([['file', 'unknown-ruleset']]);
    expect(await lists(await textOf(squad), { only })).toEqual([['text', 'unknown-ruleset']]);
    expect(await lists(await pdfOf(squad), { only })).toEqual([['pdf', 'unknown-ruleset']]);
  });
});

describe('hostile inputs', () => {
  const mega = 5 * 1024 * 1024 - 100;
  test.each([
    ['open brackets', '['.repeat(mega)],
    ['open braces', '{"a":'.repeat(mega / 5)],
    ['numbers', `[${'0,'.repeat(mega / 2 - 1)}0]`],
    ['damaged links', 'x#c=A '.repeat(mega / 6)],
    [
      'entries',
      `France list\nSong of Drums and Shakos, France\n${'1x Sapper\n'.repeat(mega / 11)}`,
    ],
    ['one long line', 'a'.repeat(mega)],
    ['one long code', `#c=${'A'.repeat(mega)}`],
    ['quotes', `Song of Drums and Shakos, France\n1x Sapper ${'"'.repeat(mega / 2)}`],
    ['links that break off', `${'https://x/#c=AAAA\nAAAA\n'.repeat(mega / 24)}`],
    ['check codes', 'Check code: AAAAA\n'.repeat(mega / 18)],
  ])(
    '%s are read or refused in good time',
    async (_, content) => {
      const input = await readInput(bytesOf(content), library);
      expect(input.lists).toHaveLength(1);
    },
    // What is not linear takes hours; the machine may be busy.
    90_000,
  );

  test('a document with keys of prototypes is data', async () => {
    const file = json(squad).replace('{', '{"__proto__":{"polluted":1},"constructor":{"x":1},');
    const [found] = (await readInput(bytesOf(file), library)).lists;
    expect(found?.list.ok).toBe(true);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
