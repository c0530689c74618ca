import { registry } from '@/data/index';
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

/** Lists in memory that are held against their rules. */
export async function benchChecks(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { load } of registry) {
    const ruleset = await load.en();
    for (const kind of kinds) {
      const next = numbers(1);
      // As they come from a file or the database, not as this program happens to build them.
      const lists = structuredClone(Array.from({ length: 40 }, () => build(ruleset, kind, next)));
      figures.push({
        id: `checks-${ruleset.card.id}-${kind.name.replaceAll(/\W+/g, '-')}`,
        what: `validation, one thread: ${ruleset.card.name}, ${kind.name}`,
        value: measure(ruleset, lists),
        unit: 'lists/s',
        reach: { least: kind.reach },
      });
    }
  }
  return figures;
}
