import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatDocument } from '@/lib/roster/document';
import { cases as bundokAndBayonet } from '../data/bundok-and-bayonet/cases';
import { cases as fastPlayD10 } from '../data/fast-play-d10/cases';
import type { RuleCases } from '../data/rule-case';
import { runScript } from './run-script';

// Each run starts a process of its own, which takes a busy machine a while.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly subjects: readonly unknown[];
  readonly fixes: readonly { readonly list: unknown }[];
}

interface Checked {
  readonly legal: boolean;
  readonly points: unknown;
  readonly models: number;
  readonly findings: readonly Finding[];
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command line says of each document, in their order. */
async function checkAll(documents: readonly unknown[]): Promise<readonly Checked[]> {
  const files = documents.map((document, at) => {
    const path = join(folder, `list-${at}.muster.json`);
    writeFileSync(path, JSON.stringify(document));
    return path;
  });
  const { out, err } = await runScript('check', ['--json', '--fixes', ...files]);
  expect(err).toBe('');
  const results: readonly Checked[] = JSON.parse(out);
  return results;
}

function errorsOf({ findings }: Checked): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

describe.each<readonly [string, RuleCases]>([
  ['fast-play-d10', fastPlayD10],
  ['bundok-and-bayonet', bundokAndBayonet],
])('check --json of %s', (_id, cases) => {
  const all = Object.values(cases).flat();
  let results: readonly Checked[] = [];
  beforeAll(async () => {
    results = await checkAll(all.map(({ list }) => formatDocument(list)));
  });

  test('finds in every case what its rules say', () => {
    expect(
      results.map(({ findings }) => findings.map((one) => `${one.severity} ${one.rule}`).sort()),
    ).toEqual(all.map(({ findings }) => [...findings].sort()));
    expect(results.map(({ legal }) => legal)).toEqual(
      all.map(({ findings }) => !findings.some((one) => one.startsWith('error '))),
    );
  });

  test('counts models, and has no points', () => {
    for (const [at, { models }] of all.entries())
      if (models !== undefined) expect(results[at]?.models).toBe(models);
    expect(new Set(results.map(({ points }) => points))).toEqual(new Set([null]));
  });

  test('offers fixes after which the error is gone and no other has come', async () => {
    const fixes = results.flatMap((before) =>
      errorsOf(before).flatMap((finding) =>
        finding.fixes.map(({ list }) => ({ before, finding, list })),
      ),
    );
    const broken = results.flatMap(errorsOf);
    const mended = broken.filter((finding) => finding.fixes.length > 0);
    expect(mended.length / broken.length).toBeGreaterThanOrEqual(0.9);
    const after = await checkAll(fixes.map(({ list }) => list));
    expect(after).toHaveLength(fixes.length);
    for (const [at, { before, finding }] of fixes.entries()) {
      const left = after[at] ? errorsOf(after[at]) : [];
      // Rules that look at each group may find the same in another one, as they did before.
      const countOf = (errors: readonly Finding[]) =>
        errors.filter(({ rule }) => rule === finding.rule).length;
      expect(countOf(left)).toBeLessThan(countOf(errorsOf(before)));
      const known = errorsOf(before).map(({ rule }) => rule);
      expect(known).toEqual(expect.arrayContaining(left.map(({ rule }) => rule)));
    }
  });
});
