import { loadCatalogues, registry } from '@/data/index';
import type { List } from '@/lib/roster/list';
import { formatDocument } from '@/lib/roster/document';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { formatBackup } from '@/lib/share/backup';
import { formatListFile } from '@/lib/share/list-file';
import { formatCode, linkOf } from '@/lib/share/link';
import { carriedOf, formatCarried } from '@/lib/share/pdf/carried';
import { formatText } from '@/lib/share/text/format-text';
import { build, kinds, numbers } from './random-list';

/** A file as an organiser gets them. */
export interface MixedInput {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The little of a PDF that carries lists. */
export function pdfWith(keywords: string): string {
  return [
    '%PDF-1.7',
    `1 0 obj\n<< /Keywords (${keywords}) >>\nendobj`,
    'trailer\n<< /Info 1 0 R >>',
    '%%EOF',
  ].join('\n');
}

interface Sender {
  readonly list: List;
  readonly ruleset: Ruleset;
  readonly text: (list: List) => string;
  readonly link: (list: List) => string;
}

type Way = readonly [ending: string, write: (sender: Sender) => string];

const json = (list: List) => JSON.stringify(formatDocument(list));

/** Ways in which lists come, the usual ones more often. */
const ways: readonly Way[] = [
  ['.muster.json', ({ list }) => formatListFile(list)],
  ['.json', ({ list }) => json(list)],
  ['.txt', ({ list, text }) => text(list)],
  [
    '.txt',
    ({ list, text }) => `Hello,\r\nhere it is:\r\n\r\n> ${text(list).replaceAll('\n', '\r\n> ')}`,
  ],
  ['-link.txt', ({ list, link }) => `My list: ${link(list)}\n`],
  ['.pdf', ({ list, ruleset }) => pdfWith(formatCarried([carriedOf(checkList(list, ruleset))]))],
  ['.muster.json', ({ list }) => formatListFile(list)],
  ['.txt', ({ list, text }) => text(list).toUpperCase()],
  ['-links.txt', ({ list, link }) => [link(list), link({ ...list, name: 'Two' })].join('\n')],
  ['-backup.json', ({ list }) => formatBackup([{ id: 'a', created: 1, changed: 2, list }], 3)],
  ['-all.json', ({ list }) => `[${json(list)},{"format":"muster-roll"},${json(list)}]`],
];

/** Ways in which they come so that nobody can read them. */
const faults: readonly Way[] = [
  ['.muster.json', ({ list }) => formatListFile(list).slice(0, -40)],
  ['.json', ({ list }) => json(list).replace('"version":1', '"version":9')],
  ['.txt', ({ list, link }) => link(list).slice(0, -3)],
  ['.txt', () => 'Sorry, I will send my list tomorrow.'],
  ['.pdf', () => pdfWith('holiday')],
  ['.jpg', () => '\u00ff\u00d8\u00ff picture'],
  ['.txt', () => ''],
  ['.json', ({ list }) => json(list).replace(/"ruleset":"[^"]*"/, '"ruleset":"chess"')],
];

/** So many files with lists of every ruleset, legal and not, in every form; one in ten is unreadable. */
export async function mixedInputs(count: number): Promise<readonly MixedInput[]> {
  const catalogues = await loadCatalogues();
  const rulesets = await Promise.all(registry.map(({ load }) => load.en()));
  const next = numbers(7);
  const encoder = new TextEncoder();
  return Array.from({ length: count }, (_, at): MixedInput => {
    const ruleset = rulesets[at % rulesets.length];
    const kind = kinds[next(kinds.length)];
    if (!ruleset || !kind) throw new Error('There is no ruleset');
    const list = { ...build(ruleset, kind, next), name: `List ${at}` };
    const [ending, write] = (at % 10 === 9
      ? faults[next(faults.length)]
      : ways[next(ways.length)]) ?? ['', () => ''];
    const content = write({
      list,
      ruleset,
      text: (of) => formatText(checkList(of, ruleset), catalogues),
      link: (of) => linkOf('https://example.org/muster', formatCode(of, catalogues)),
    });
    const bytes = ending === '.jpg' ? Buffer.from(content, 'latin1') : encoder.encode(content);
    return { name: `Player ${at}${ending}`, bytes };
  });
}
