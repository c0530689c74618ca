import type { Arm, Merit } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { shootingItems } from './weapons';
import type { Words } from './words';

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
export function meritsIn({ merits }: Pick<Words, 'merits'>): readonly Merit[] {
  return [
    {
      id: 'quality',
      ...merits.quality,
      of: (unit) => unit.points * fightOf(unit),
    },
    {
      id: 'firepower',
      ...merits.firepower,
      of: firepower,
    },
    {
      id: 'mounted',
      ...merits.mounted,
      of: ({ items }) => (items.includes('Horse') ? 1 : 0),
    },
  ];
}

/** Kinds of force, whom they are made of besides those who lead. */
export function themesIn({ themes }: Pick<Words, 'themes'>): readonly Arm[] {
  return [
    {
      id: 'line',
      name: themes.line,
      has: ({ troopType }) => ['line-infantry', 'fusiliers'].includes(troopType?.id ?? ''),
    },
    {
      id: 'picked',
      name: themes.picked,
      has: ({ troopType }) =>
        /grenadiers|guard|highlanders|voltigeurs|skirmishers|household/.test(troopType?.id ?? ''),
    },
  ];
}
