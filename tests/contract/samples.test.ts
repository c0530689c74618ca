import { describe, expect, test } from 'vitest';
import { registry } from '@/data';
import { formatDocument, parseDocument } from '@/lib/roster/document';
import { checkList } from '@/lib/rules/check';

describe.each(registry)('samples of $card.name', ({ card, load }) => {
  test('are legal lists of this ruleset, with nothing left to agree', async () => {
    const ruleset = await load.en();
    expect(ruleset.samples.length).toBeGreaterThan(0);
    for (const sample of ruleset.samples) {
      expect(sample.ruleset).toBe(card.id);
      expect(checkList(sample, ruleset)).toMatchObject({ legal: true, findings: [] });
    }
  });

  test('can be saved and opened', async () => {
    for (const sample of (await load.en()).samples)
      expect(parseDocument(formatDocument(sample), [card])).toEqual({ ok: true, value: sample });
  });
});
