import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/light-division/ruleset';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { fixFinder } from '@/lib/rules/fix';
import { reportList } from '@/lib/share/report';

/** Commands of five battalions that nobody leads: each breaks two rules. */
function brokenCommands(commands: number): List {
  return {
    ruleset: 'light-division',
    nation: 'france',
    name: '',
    groups: Array.from({ length: commands }, (_, at) => ({
      id: `command-${at}`,
      kind: 'command',
      entries: Array.from({ length: 5 }, (__, entry) => ({
        key: `${at}.${entry}`,
        profile: 'france/line-infantry',
        count: 1,
        attributes: { castings: 30 },
      })),
    })),
  };
}

function search(list: List) {
  const { view, findings } = checkList(list, ruleset);
  const find = fixFinder(view);
  return findings.map((finding) => find(finding));
}

describe('the work that the fixes of one list may take', () => {
  test('every finding of a list that players make is looked into', () => {
    const found = search(brokenCommands(12));
    expect(found).toHaveLength(25);
    expect(found.filter((fixes) => fixes === undefined)).toEqual([]);
    expect(found.filter((fixes) => fixes && fixes.length > 0).length).toBeGreaterThan(20);
  });

  test('a list of 200 broken commands comes to an end, the same each time', () => {
    const found = search(brokenCommands(200));
    const sought = found.findIndex((fixes) => fixes === undefined);
    expect(found).toHaveLength(401);
    // Enough for what a page shows at once, and none after the first that was left out.
    expect(sought).toBeGreaterThan(12);
    expect(found.slice(sought).every((fixes) => fixes === undefined)).toBe(true);
    expect(search(brokenCommands(200))).toEqual(found);
  });

  test('a report says which findings were not looked into', () => {
    const { findings } = reportList('', checkList(brokenCommands(200), ruleset), { fixes: true });
    const unsought = findings.filter((finding) => finding.unsought);
    expect(unsought.length).toBeGreaterThan(300);
    expect(unsought.every(({ fixes }) => fixes?.length === 0)).toBe(true);
    expect(findings[0]?.unsought).toBeUndefined();
    expect(findings[0]?.fixes?.length).toBeGreaterThan(0);
  });
});
