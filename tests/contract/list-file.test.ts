import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { parseDocument } from '@/lib/roster/document';
import { limits } from '@/lib/roster/list';
import { readErrorCodes } from '@/lib/roster/read-error';
import { checkList } from '@/lib/rules/check';
import { parseEventText } from '@/lib/rules/event-document';
import { exit } from '@/scripts/check/run';

const text = readFileSync(new URL('../../docs/list-file.md', import.meta.url), 'utf8');
const [list = '', event = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json);

describe('docs/list-file.md', () => {
  test('shows a list that is read and legal', async () => {
    const read = parseDocument(JSON.parse(list), knownRulesets);
    if (!read.ok) throw new Error(read.error.code);
    expect(checkList(read.value, await loadRuleset(read.value.ruleset)).findings).toEqual([]);
  });

  test('shows event rules that are read whole', () => {
    const read = parseEventText(event, knownRulesets);
    expect(read).toEqual({ ok: true, value: { name: 'Spring', cap: 350, maxCopies: 3 } });
  });

  test('names every code, every exit status and every bound', () => {
    for (const code of readErrorCodes) expect(text).toContain(`\`${code}\``);
    const ends = /The exit status is .*?\./s.exec(text)?.[0] ?? '';
    for (const status of Object.values(exit)) expect(ends).toMatch(new RegExp(`\\b${status}\\b`));
    const { groups, entries, count, quantity, text: characters } = limits;
    for (const bound of [groups, entries, count, quantity, characters])
      expect(text).toContain(bound.toLocaleString('en'));
  });
});
