import { expect, test } from 'vitest';
import { hostileInputs } from '@/scripts/bench/hostile-inputs';
import { drop, file, outcomes, squad } from './kit';

/** What rows and events each input comes to, and how many. */
const expected: Readonly<Record<string, readonly (readonly [what: string, times: number])[]>> = {
  'link: a sound code of nonsense': [['invalid-list', 1]],
  'links: damaged ones': [['invalid-list', 1]],
  'text: entries': [['invalid-list', 1]],
  'text: lines that mean nothing': [['illegal', 1]],
  'text: rulesets': [['illegal', 1]],
  'text: one line': [['not-a-list', 1]],
  'JSON: entries': [['invalid-list', 1]],
  'JSON: brackets': [['invalid-list', 1]],
  'JSON: nested to the end': [['invalid-list', 1]],
  'JSON: lists': [['invalid-list', 1]],
  'PDF: brackets': [['not-a-list', 1]],
  'PDF: keywords': [['invalid-list', 2000]],
  'PDF: references': [['not-a-list', 1]],
  'event: ids': [['event: invalid-event', 1]],
  'event: brackets': [['event: invalid-event', 1]],
  'event link: a sound code of nonsense': [['event: invalid-event', 1]],
  'event links: damaged ones': [['invalid-list', 1]],
  'zip: zeros, 980 MiB of them': [['too-large', 200]],
  'zip: spaces, 1 MiB a file': [['too-large', 900]],
  'zip: spaces, 512 KiB a file': [
    ['not-a-list', 62],
    ['too-large', 1538],
  ],
  'zip: 9,000 empty files': [['not-a-list', 9000]],
  'zip: a file that is packed twice': [['not-a-list', 1]],
  'zip: bytes after its start': [['not-a-list', 1]],
};

test.each([...hostileInputs()])('$name is told, and what follows is checked', async (input) => {
  const { rows, events } = await drop([file('x', input.bytes), file('ok.json', squad)]);
  const found = [
    ...outcomes(rows.slice(0, -1)).map(([, what]) => what),
    ...events.map(({ read }) => `event: ${read.ok || read.error.code}`),
  ];
  const counts = new Map<string, number>();
  for (const what of found) counts.set(what, (counts.get(what) ?? 0) + 1);
  expect([...counts]).toEqual(expected[input.name]);
  expect(outcomes(rows.slice(-1))).toEqual([['ok.json', 'legal']]);
});
