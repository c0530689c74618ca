import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { tameLists, wildLists } from './arbitrary';
import { readText, textOf } from './library';

// These try thousands of inputs, which takes a busy machine a while.
vi.setConfig({ testTimeout: 300_000 });

/** One thing that a hand does to the lines of a text, by where and with what. */
const changes: readonly ((lines: string[], at: number, other: number, word: string) => void)[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at, other) => lines.splice(other, 0, lines[at] ?? ''),
  (lines, at, other) => lines.splice(other, 0, ...lines.splice(at, 1)),
  (lines, at, _, word) => lines.splice(at, 0, word),
  (lines, at, other, word) => {
    const line = lines[at] ?? '';
    const place = line.length > 0 ? other % line.length : 0;
    lines[at] = line.slice(0, place) + word + line.slice(place);
  },
  (lines, at, other) => {
    const line = lines[at] ?? '';
    const place = line.length > 0 ? other % line.length : 0;
    lines[at] = line.slice(0, place) + line.slice(place + 1);
  },
  (lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/\d+/, (n) => String(Number(n) + 1));
  },
  (lines, at, other) => {
    lines[at] = (lines[at] ?? '').slice(0, other % 40);
  },
  (lines, at) => {
    lines.splice(0, at);
  },
];

const words = fc.oneof(
  fc.constantFrom(
    '',
    '1',
    'x',
    ', 5 pts',
    '1x Hussar',
    'Group: Left',
    'Side: Attacker',
    ' - ',
    '[',
    '"',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const change = fc.record({
  kind: fc.nat({ max: changes.length - 1 }),
  at: fc.nat({ max: 60 }),
  other: fc.nat({ max: 60 }),
  word: words,
});

test('no change of the lines changes the list without a word', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: tameLists }, wildLists),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      async (list, made) => {
        // The code stays as it is: its own damage is another test's matter.
        const [code = '', ...rest] = textOf(list).trimEnd().split('\n').reverse();
        const lines = rest.reverse();
        for (const { kind, at, other, word } of made)
          changes[kind]?.(lines, at % lines.length, other % lines.length, word);
        const { lists, notes } = await readText([...lines, code, ''].join('\n'));
        const read = lists.find(({ exact }) => exact) ?? lists.at(-1);
        const isSame = read?.list.ok === true && isDeepStrictEqual(read.list.value, list);
        const said = [...notes, ...lists.flatMap((one) => one.notes)];
        expect(read?.exact ?? false).toBe(isSame);
        if (isSame) return;
        changed += 1;
        expect(lists.length > 1 || !read?.list.ok || said.length > 0).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
  expect(changed).toBeGreaterThan(100);
});
