import { describe, expect, test } from 'vitest';
import { loadCatalogues, loadRuleset } from '@/data/index';
import { checkSources } from '@/lib/desk/check-sources';
import type { Source } from '@/lib/desk/source';
import type { Library } from '@/lib/share/read-input';
import { chatText } from '@/lib/desk/chat-text';
import { frenchReply } from '@/lib/desk/fr/reply-words';
import { replyTo as replyIn } from '@/lib/desk/reply';
import { englishReply } from '@/lib/desk/reply-words';
import type { DeskRow } from '@/lib/desk/row';
import { readErrorCodes } from '@/lib/roster/read-error';
import { checkList } from '@/lib/rules/check';
import { formatText } from '@/lib/share/text/format-text';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { muster } from '../fixtures/muster';
import { file, hussars, library, rowOf, rowsOf, squad, twoHeads } from './kit';

const source = 'Song of Drums and Shakos, Designing Your Squad';

const replyTo = (row: DeskRow, event?: string) => replyIn(row, englishReply, event);

describe('a reply', () => {
  test('to a legal list is short', async () => {
    expect(replyTo(await rowOf(hussars))).toBe(
      'Your list "Hussars" is legal: United Kingdom, 120 points, 3 models.',
    );
    expect(replyTo(await rowOf({ ...hussars, cap: 300 }), 'Spring')).toBe(
      'Your list "Hussars" for Spring is legal: United Kingdom, 120 of 300 points, 3 models.',
    );
  });

  test('to a list with one problem, and with two', async () => {
    expect(replyTo(await rowOf(twoHeads), 'Spring Muster')).toBe(
      [
        'Your list "Two heads" for Spring Muster (France, 120 points, 2 models) has 1 problem:',
        `1. Two Leaders: only one is allowed. (one-leader: ${source})`,
        '',
        'Please send me the list again when it is put right.',
      ].join('\n'),
    );
    expect(replyTo(await rowOf({ ...twoHeads, cap: 100, name: '' }))).toBe(
      [
        'Your list (France, 120 of 100 points, 2 models) has 2 problems:',
        `1. 120 of 100 points: 20 over. (points-cap: ${source})`,
        `2. Two Leaders: only one is allowed. (one-leader: ${source})`,
        '',
        'Please send me the list again when it is put right.',
      ].join('\n'),
    );
  });

  test('to a list with something to agree says what', async () => {
    const reply = replyTo(await rowOf({ ...hussars, settings: { later: 1 } }));
    expect(reply).toMatch(
      /^Your list "Hussars" is legal: [^\n]+\.\n\n1 thing to agree before the game:\n1\. [^\n]+ \(unknown-setting: [^\n]+\)$/,
    );
  });

  test('to a list whose copy says otherwise names both', async () => {
    const ruleset = await loadRuleset(squad.ruleset);
    const text = formatText(checkList(squad, ruleset), await loadCatalogues());
    const older = text.replace(/\(data [^)]*\)/, '(data 0.1)').replace(/\d+ of/, '7 of');
    expect(replyTo(await rowOf(older))).toContain(
      `\n\nYour copy says 7 points, roster data 0.1; I checked it with roster data ${ruleset.card.dataVersion}.`,
    );
  });

  test('to a text that was not understood wholly quotes its lines', async () => {
    const text = `Song of Drums and Shakos, France\n1x Infantry Officer\n${'3x Ghost\n'.repeat(7)}`;
    const reply = replyTo(await rowOf(text));
    expect(reply.match(/^- Line \d+: "3x Ghost" /gm)).toHaveLength(5);
    expect(reply).toContain('\n- and 2 more lines.');
  });

  test('to what cannot be read says what to send instead', async () => {
    const [row] = await rowsOf([file('anna.pdf', '%PDF-1.7\nnothing')]);
    expect(row && replyTo(row, 'Spring')).toBe(
      'Your list for Spring (anna.pdf) could not be read. This is no Muster Roll list: it is a PDF that carries none, as only rosters printed by Muster Roll do.\nPlease send it in one of these ways: the file that ends in .muster.json, the link from Share, the list as text, or the PDF of the printed roster.',
    );
  });

  test.each(readErrorCodes)('to %s ends with a way on', (code) => {
    const reply = replyTo({
      id: 'x',
      file: 'x',
      form: 'file',
      verdict: 'unreadable',
      code,
      message: 'It is nothing.',
      way: 'Look again.',
    });
    expect(reply).toMatch(/^Your list \(x\) could not be read\. It is nothing\.\n.+[.?]$/);
  });

  test('is never markup, a call or a trick, whatever the list says', async () => {
    const hostile = muster('drums-and-shakos', 'france', ['nobody*_~`<b>@everyone'], {
      name: '@everyone **x** <!here>\n\u202Ehttps://evil.example `a` #1\u200b|',
    });
    const reply = replyTo(await rowOf(hostile), '<@all>\r\n');
    expect(reply).not.toMatch(/[*_~`|<>@#]|:\/\/|\r|\p{Cf}/u);
    expect(reply.split('\n')[0]).toContain('has 2 problems:');
  });

  test('is plain lines for any input', async () => {
    const rows = await rowsOf((await mixedInputs(80)).map(({ name, bytes }) => file(name, bytes)));
    for (const row of rows) {
      const reply = replyTo(row, 'Spring Muster');
      expect(reply).toMatch(/^Your list /);
      expect(reply).not.toMatch(/undefined|NaN|null|[*_`<>@]|\n\n\n|\s$/);
    }
  });
});

describe('a reply in French', () => {
  const inFrench: Library = { ...library, load: (id) => loadRuleset(id, 'fr') };
  const reply = async (source: Source, event?: string) => {
    const rows: DeskRow[] = [];
    for await (const batch of checkSources([source], inFrench, undefined)) rows.push(...batch.rows);
    const [row] = rows;
    return row ? replyIn(row, frenchReply, event) : '';
  };

  test('says of a list what English says', async () => {
    expect(await reply(file('a', { ...hussars, cap: 300 }), 'Printemps')).toBe(
      'Votre liste «\u202fHussars\u202f» pour Printemps est conforme\u202f: Royaume-Uni, 120 points sur 300, 3 figurines.',
    );
    const lines = (await reply(file('a', { ...twoHeads, cap: 100, name: '' }))).split('\n');
    expect(lines[0]).toBe(
      'Votre liste (France, 120 points sur 100, 2 figurines) a 2 problèmes\u202f:',
    );
    expect(lines[1]).toMatch(/^1\. .+ \(points-cap\u202f: /);
    expect(lines.at(-1)).toBe('Merci de me renvoyer la liste une fois corrigée.');
  });

  test('quotes lines that were not understood', async () => {
    const text = `Song of Drums and Shakos, France\n1x Infantry Officer\n${'3x Ghost\n'.repeat(7)}`;
    const said = await reply(file('a.txt', text));
    expect(said.match(/^- Ligne \d+ : « 3x Ghost » /gm)).toHaveLength(5);
    expect(said).toContain('\n- et 2 autres lignes.');
  });

  test('says what was wrong with an input, and what to send', async () => {
    expect(await reply(file('anna.json', '{"muster'), 'Printemps')).toMatch(
      /^Votre liste pour Printemps \(anna\.json\) n’a pas pu être lue\. Ce n’est pas une liste Muster Roll : son JSON est endommagé ou tronqué\.\nMerci de l’envoyer /,
    );
  });
});

test.each([
  ['plain, with "quotes" and 30\u2033', 'plain, with "quotes" and 30\u2033'],
  [' a\n\tb\u00a0c ', 'a b c'],
  ['a*b_c', 'a\uff0ab\uff3fc'],
  ['see http://x.example', 'see http: //x.example'],
])('%j in a chat is %j', (text, safe) => {
  expect(chatText(text)).toBe(safe);
});
