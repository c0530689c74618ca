import { registry } from '@/data/index';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { formatTable } from '../text-table';
import { build, kinds, numbers } from './random-list';

/**
 * Lists checked in a second of processor time, which other work on the machine disturbs little: the
 * best of several rounds.
 */
function measure(ruleset: Ruleset, lists: readonly List[]): number {
  const checks = 4000;
  let best = 0;
  for (let round = 0; round < 7; round += 1) {
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

/** Lists in memory that are held against their rules. */
export async function benchChecks(): Promise<string> {
  const rows: string[][] = [];
  for (const { load } of registry) {
    const ruleset = await load.en();
    for (const kind of kinds) {
      const next = numbers(1);
      const lists = Array.from({ length: 40 }, () => build(ruleset, kind, next));
      const perSecond = Math.round(measure(ruleset, lists));
      rows.push([ruleset.card.name, kind.name, perSecond.toLocaleString('en')]);
    }
  }
  return formatTable([['Ruleset', 'Lists checked', 'A second'], ...rows], [2]);
}
