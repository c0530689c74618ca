import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownRulesets } from '@/data/index';
import { formatDocument } from '@/lib/roster/document';
import type { RuleCases } from '../data/rule-case';
import { check } from './run-check';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly subjects: readonly { readonly group?: string }[];
  readonly fixes: readonly { readonly label: string; readonly list: unknown }[];
}

interface Report {
  readonly points: number | null;
  readonly models: number;
  readonly legal: boolean;
  readonly findings: readonly Found[];
}

/** Checks documents as files, all in one run. */
async function reportsOf(name: string, documents: readonly unknown[]): Promise<readonly Report[]> {
  const files = documents.map((document, at) => {
    const path = join(folder, `${name}-${at}.muster.json`);
    writeFileSync(path, JSON.stringify(document));
    return path;
  });
  const { out, err } = await check(['--json', '--fixes', ...files]);
  expect(err).toBe('');
  return JSON.parse(out) as readonly Report[];
}

/** A finding as it is told from others: by its rule, and by its group where the rule looks at each. */
function identity({ rule, subjects }: Found, reports: readonly Found[]): string {
  const isOfGroup = reports.filter((other) => other.rule === rule).length > 1;
  return isOfGroup ? `${rule}@${subjects[0]?.group ?? ''}` : rule;
}

const orders = knownRulesets.filter(({ points }) => !points).map(({ id }) => id);

describe.each(orders)('%s on the command line', (id) => {
  test('every case gets what it gets in the app, and every fix holds from outside', async () => {
    const { cases }: { readonly cases: RuleCases } = await import(`../data/${id}/cases.ts`);
    const all = Object.values(cases).flat();
    const reports = await reportsOf(
      id,
      all.map(({ list }) => formatDocument(list)),
    );
    expect(reports).toHaveLength(all.length);
    for (const [at, { name, findings, models }] of all.entries()) {
      const report = reports[at];
      const found = report?.findings.map(({ severity, rule }) => `${severity} ${rule}`).sort();
      expect(found, name).toEqual([...findings].sort());
      expect(report?.points, name).toBeNull();
      expect(report?.legal, name).toBe(!findings.some((one) => one.startsWith('error ')));
      if (models !== undefined) expect(report?.models, name).toBe(models);
    }

    const tries = reports.flatMap(({ findings }) =>
      findings.flatMap((finding) => finding.fixes.map((fix) => ({ findings, finding, fix }))),
    );
    expect(tries.length).toBeGreaterThan(20);
    const broken = reports.flatMap(({ findings }) =>
      findings.filter(({ severity }) => severity === 'error'),
    );
    const mended = broken.filter(({ fixes }) => fixes.length > 0);
    expect(mended.length / broken.length).toBeGreaterThanOrEqual(0.9);
    const after = await reportsOf(
      `${id}-fixed`,
      tries.map(({ fix }) => fix.list),
    );
    for (const [at, { findings, finding, fix }] of tries.entries()) {
      const left = after[at]?.findings ?? [];
      const own = identity(finding, findings);
      const still = left.filter((one) =>
        [one.rule, `${one.rule}@${one.subjects[0]?.group}`].includes(own),
      );
      expect(still, fix.label).toEqual([]);
      const errors = (of: readonly Found[]) =>
        of.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
      const added = errors(left).filter((rule) => !errors(findings).includes(rule));
      expect(added, fix.label).toEqual([]);
    }
  });
});
