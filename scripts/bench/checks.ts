import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { knownRulesets, loadRuleset } from '@/data/index';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Figure } from './figure';
import { build, kinds, numbers } from './random-list';

const rounds = 40;
const checks = 1000;

/**
 * Lists checked in a second of processor time, which other work on the machine disturbs little: the
 * best of many short rounds.
 */
function measure(ruleset: Ruleset, lists: readonly List[]): number {
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (let n = 0; n < checks; n += 1) {
      const list = lists[n % lists.length];
      if (list) checkList(list, ruleset);
    }
    const { user, system } = process.cpuUsage(start);
    best = Math.max(best, (checks / (user + system)) * 1_000_000);
  }
  return best;
}

/** The figures of one ruleset. */
export async function checksOf(id: string): Promise<readonly Figure[]> {
  const ruleset = await loadRuleset(id);
  return kinds.map((kind) => {
    const next = numbers(1);
    // As they come from a file or the database, not as this program happens to build them.
    const lists = structuredClone(Array.from({ length: 40 }, () => build(ruleset, kind, next)));
    return {
      id: `checks-${id}-${kind.name.replaceAll(/\W+/g, '-')}`,
      what: `validation, one thread: ${ruleset.card.name}, ${kind.name}`,
      value: measure(ruleset, lists),
      unit: 'lists/s',
      reach: { least: kind.reach },
    };
  });
}

/**
 * Lists in memory that are held against their rules: each ruleset in a process of its own, as a page
 * has one. In a process that has worked with all five before, some are half as fast.
 */
export async function benchChecks(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id } of knownRulesets) {
    const program = join(import.meta.dirname, 'checks-of.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      program,
      id,
    ]);
    figures.push(...(JSON.parse(stdout) as Figure[]));
  }
  return figures;
}
