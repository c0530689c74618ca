import type { Arm, Merit } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { shootingItems } from './weapons';

/** Melee figure of a Fight value ("4/5+"). */
function fightOf({ profile }: Unit): number {
  return Number.parseInt(profile.stats['fight'] ?? '', 10);
}

/** Strength within half range of the best that a model shoots; of a gun, as its table has it. */
function firepower({ profile, items }: Unit): number {
  const [gun] = profile.tables ?? [];
  if (gun) return Number.parseInt(gun.row[0] ?? '', 10);
  return shootingItems.reduce(
    (best, { name, strength }) => (items.includes(name) ? Math.max(best, strength.half) : best),
    0,
  );
}

/** What players of the adaptation build for. */
export const merits: readonly Merit[] = [
  {
    id: 'quality',
    name: 'Best Fight values',
    help: 'The most points in models that fight well: each counts its points times its Fight value.',
    of: (unit) => unit.points * fightOf(unit),
  },
  {
    id: 'firepower',
    name: 'Most firepower',
    help: 'Each model counts the Strength of its best firearm within half range, a gun its own.',
    of: firepower,
  },
  {
    id: 'mounted',
    name: 'Most mounted',
    help: 'Each model on a Horse counts 1.',
    of: ({ items }) => (items.includes('Horse') ? 1 : 0),
  },
];

/** Kinds of force, whom they are made of besides those who lead. */
export const themes: readonly Arm[] = [
  {
    id: 'line',
    name: 'The line',
    has: ({ troopType }) => ['line-infantry', 'fusiliers'].includes(troopType?.id ?? ''),
  },
  {
    id: 'picked',
    name: 'Picked men',
    has: ({ troopType }) =>
      /grenadiers|guard|highlanders|voltigeurs|skirmishers|household/.test(troopType?.id ?? ''),
  },
];
