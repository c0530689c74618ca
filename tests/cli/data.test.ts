import { expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { readLines } from '../fixtures/read-lines';
import { runScript } from './run-script';

test('data --json prints every roster, with the fields of the books', async () => {
  const { code, out, err } = await runScript('data', ['--json']);
  expect([code, err]).toEqual([0, '']);
  const data: unknown = JSON.parse(out);
  // Rosters with prices were entered twice; those of units that are described have one table.
  const rowsOf = async (ruleset: string, points: boolean) =>
    points
      ? readLines<{ readonly nation: string }>(`reference/${ruleset}.jsonl`)
      : (await loadRuleset(ruleset)).table;
  const rulesets = knownRulesets.map(async ({ id, name, nations, points }) => {
    const rows = await rowsOf(id, points);
    return {
      id,
      name,
      nations: nations.map((nation) => ({
        id: nation.id,
        name: nation.name,
        profiles: rows.filter((row) => row.nation === nation.id),
      })),
    };
  });
  expect(data).toEqual({ rulesets: await Promise.all(rulesets) });
});

test('data prints tables for people', async () => {
  const { code, out } = await runScript('data', []);
  expect(code).toBe(0);
  expect(out).toContain('Song of Drums and Shakos, France (37)');
  expect(out).toMatch(
    /^Guard Lancer \(Polish\) +88 +3\+ +3 +Sword, Lance +Mounted, Fear, Steadfast$/m,
  );
  expect(out).toMatch(/^3 Pdr Cannon +50 +3\/5\+/m);
});

test('data refuses what it does not know', async () => {
  const { code, out, err } = await runScript('data', ['--xml']);
  expect([code, out]).toEqual([64, '']);
  expect(err).toContain('Usage');
});
