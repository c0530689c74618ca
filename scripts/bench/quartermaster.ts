import { loadRuleset } from '@/data';
import { fill, usualWish } from '@/lib/quartermaster/fill';
import { finish } from '@/lib/quartermaster/finish';
import { meritsOf } from '@/lib/quartermaster/merits';
import { randomSquad, usualRandom } from '@/lib/quartermaster/random-squad';
import { repair } from '@/lib/quartermaster/repair';
import type { List } from '@/lib/roster/list';
import { viewList } from '@/lib/rules/view';
import { type Figure, median } from './figure';

/** A list of entries in the fewest words. */
function listOf(
  ruleset: string,
  nation: string,
  cap: number,
  counts: Readonly<Record<string, number>>,
): List {
  const entries = Object.entries(counts).map(([id, count], at) => ({
    key: String(at),
    profile: `${nation}/${id}`,
    count,
  }));
  return { ruleset, nation, name: '', cap, groups: [{ id: 'main', entries }] };
}

/** 25 models and hardly a rule kept. */
const broken: readonly List[] = [
  listOf('drums-and-shakos', 'great-britain', 400, {
    'infantry-officer': 3,
    'highlander-nco': 2,
    'guard-dragoon-kgl': 5,
    'line-center-company': 9,
    rifleman: 6,
  }),
  listOf('napoleonic-sbg', 'united-kingdom', 250, {
    'line-infantry': 12,
    hussar: 4,
    skirmisher: 5,
    'aide-de-camp': 2,
    'highlander-infantry': 2,
  }),
];

const runs = 15;

/** Processor time of one call: the middle one of several runs. */
function time(work: () => unknown): number {
  return median(
    Array.from({ length: runs }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/** How long the quartermaster takes for whole squads, of every nation the slowest. */
export async function benchQuartermaster(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const list of broken) {
    const ruleset = await loadRuleset(list.ruleset);
    const { id, shortName, nations } = ruleset.card;
    const empty = (nation: string) => viewList(listOf(id, nation, 400, {}), ruleset);
    const merits = meritsOf(ruleset);
    const fills = nations.map(({ id: nation }) => {
      const view = empty(nation);
      let turn = 0;
      const next = () => merits[(turn += 1) % merits.length]?.id ?? '';
      return time(() => finish(fill(view, { ...usualWish, merit: next() })));
    });
    const view = viewList(list, ruleset);
    const random = { ...usualRandom, seed: 'bench' };
    figures.push(
      {
        id: `fill-${id}`,
        what: `400 points filled, slowest nation, ${shortName}`,
        value: Math.max(...fills),
        unit: 'ms',
        reach: { most: 100 },
      },
      {
        id: `repair-${id}`,
        what: `25 models repaired, ${shortName}`,
        value: time(() => finish(repair(view))),
        unit: 'ms',
      },
      {
        id: `random-${id}`,
        what: `random squad of 400 points, ${shortName}`,
        value: time(() => finish(randomSquad(empty(list.nation), random))),
        unit: 'ms',
      },
    );
  }
  return figures;
}
