import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { parseDocument } from '@/lib/roster/document';
import { checkList } from '@/lib/rules/check';
import { readLines } from '../fixtures/read-lines';

interface PointsList {
  readonly list: { readonly name: string };
  readonly expect: {
    readonly points: number;
    readonly models: number;
    readonly legal: boolean;
    readonly errors: readonly string[];
    readonly warnings: readonly string[];
  };
}

const lists = readLines<PointsList>('points-lists.jsonl');

describe('lists worked out by hand', () => {
  test('there are 22', () => {
    expect(lists).toHaveLength(22);
  });

  test.each(lists.map(({ list, expect: wanted }) => [list.name, list, wanted] as const))(
    '%s',
    async (_name, list, wanted) => {
      const read = parseDocument(list, knownRulesets);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { view, findings, legal } = checkList(
        read.value,
        await loadRuleset(read.value.ruleset),
      );
      const of = (severity: string) =>
        findings.filter((finding) => finding.severity === severity).map(({ rule }) => rule);
      expect({
        points: view.points,
        models: view.models,
        legal,
        errors: of('error').sort(),
        warnings: of('warning').sort(),
      }).toEqual({
        ...wanted,
        errors: [...wanted.errors].sort(),
        warnings: [...wanted.warnings].sort(),
      });
    },
  );
});
