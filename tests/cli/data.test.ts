import { expect, test } from 'vitest';
import { knownRulesets } from '@/data/index';
import { readLines } from '../fixtures/read-lines';
import { runScript } from './run-script';

test('data --json prints every roster, with the fields of the books', async () => {
  const { code, out, err } = await runScript('data', ['--json']);
  expect([code, err]).toEqual([0, '']);
  const data: unknown = JSON.parse(out);
  const rows = (ruleset: string) =>
    readLines<{ readonly nation: string }>(`reference/${ruleset}.jsonl`);
  expect(data).toEqual({
    rulesets: knownRulesets.map(({ id, name, nations }) => ({
      id,
      name,
      nations: nations.map((nation) => ({
        id: nation.id,
        name: nation.name,
        profiles: rows(id).filter((row) => row.nation === nation.id),
      })),
    })),
  });
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
