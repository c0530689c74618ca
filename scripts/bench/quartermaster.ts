import { loadRuleset } from '@/data';
import { fill, usualWish } from '@/lib/quartermaster/fill';
import { finish } from '@/lib/quartermaster/finish';
import { meritsOf } from '@/lib/quartermaster/merits';
import { randomSquad, usualRandom } from '@/lib/quartermaster/random-squad';
import { repair } from '@/lib/quartermaster/repair';
import type { List } from '@/lib/roster/list';
import { viewList } from '@/lib/rules/view';

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

/** Milliseconds of processor time: the middle one of several runs, and the longest. */
function time(work: () => unknown): string {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const middle = times[Math.floor(runs / 2)] ?? 0;
  return `${middle.toFixed(1).padStart(7)} ms, at most ${(times.at(-1) ?? 0).toFixed(1)}`;
}

/** How long the quartermaster takes for whole squads. */
export async function benchQuartermaster(): Promise<string> {
  const lines: string[] = ['Quartermaster: empty list of 400 points filled'];
  for (const id of ['drums-and-shakos', 'napoleonic-sbg']) {
    const ruleset = await loadRuleset(id);
    for (const nation of ruleset.card.nations) {
      const view = viewList(listOf(id, nation.id, 400, {}), ruleset);
      const name = `  ${ruleset.card.shortName}, ${nation.name}`.padEnd(44);
      const all = meritsOf(ruleset);
      let turn = 0;
      const next = () => all[(turn += 1) % all.length]?.id ?? '';
      lines.push(`${name}${time(() => finish(fill(view, { ...usualWish, merit: next() })))}`);
    }
  }
  lines.push('25 models repaired');
  for (const list of broken) {
    const ruleset = await loadRuleset(list.ruleset);
    const view = viewList(list, ruleset);
    lines.push(`  ${ruleset.card.shortName}`.padEnd(44) + time(() => finish(repair(view))));
  }
  lines.push('Random squad of 400 points');
  for (const { ruleset: id, nation } of broken) {
    const ruleset = await loadRuleset(id);
    const view = viewList(listOf(id, nation, 400, {}), ruleset);
    lines.push(
      `  ${ruleset.card.shortName}`.padEnd(44) +
        time(() => finish(randomSquad(view, { ...usualRandom, seed: 'bench' }))),
    );
  }
  return `${lines.join('\n')}\n`;
}
