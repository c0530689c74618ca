import type { Profile } from '@/lib/roster/profile';
import type { StatLine, Tally } from '@/lib/rules/ruleset';
import type { Taken, Unit, View } from '@/lib/rules/view';
import { cannonOf, limberCrewman, masterGunner } from './guns';
import type { Stats } from './row';
import { itemLine as lineOf, itemOf } from './weapons';

/** Stats by column id; an absent Might, Will or Fate is an empty cell. */
export function statCells(stats: Stats): Readonly<Record<string, string>> {
  const heroic = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    fight: stats.fight,
    strength: String(stats.strength),
    defence: String(stats.defence),
    attacks: String(stats.attacks),
    wounds: String(stats.wounds),
    courage: String(stats.courage),
    might: heroic(stats.might),
    will: heroic(stats.will),
    fate: heroic(stats.fate),
  };
}

function quantityOf(taken: readonly Taken[], option: string): number {
  return taken.find(({ option: { id } }) => id === option)?.quantity ?? 0;
}

function isGun({ traits }: Profile): boolean {
  return traits.has('artillery');
}

/** Gunners proper: those who come with the gun and those bought. */
function crewOf(profile: Profile, taken: readonly Taken[]): number {
  return profile.models + quantityOf(taken, 'extra-crew');
}

/** A gun's stats are those of a crewman; Master Gunner and limber crew have others. */
export function statLines({ profile, taken }: Unit): readonly StatLine[] {
  if (!isGun(profile)) return [];
  const gunners = quantityOf(taken, 'master-gunner');
  const limber = cannonOf(profile.id)?.limber;
  const limbers = quantityOf(taken, 'limber-team');
  return [
    { name: 'Crew', count: crewOf(profile, taken), stats: profile.stats },
    ...(gunners > 0
      ? [{ name: 'Master Gunner', count: gunners, stats: statCells(masterGunner) }]
      : []),
    ...(limbers > 0 && limber
      ? [
          {
            name: 'Limber crew',
            count: limber.crew * limbers,
            stats: statCells(limberCrewman),
            note: `mounted, daggers; ${limber.horses * limbers} horses, half speed with ${limber.horsesForHalfSpeed}`,
          },
        ]
      : []),
  ];
}

function boxes(name: string, value: string | number | undefined): readonly Tally[] {
  return Number(value) > 0 ? [{ name, boxes: Number(value) }] : [];
}

function gunTallies(profile: Profile, taken: readonly Taken[]): readonly Tally[] {
  const gun = profile.tables?.[0];
  const gunners = quantityOf(taken, 'master-gunner');
  const limber = quantityOf(taken, 'limber-team') > 0 ? cannonOf(profile.id)?.limber : undefined;
  return [
    { name: 'Crew', boxes: crewOf(profile, taken), lives: true },
    ...boxes('Batter', gun?.row[gun.head.indexOf('Batter')]),
    ...(gunners > 0
      ? [
          { name: 'Gunner’s Wounds', boxes: masterGunner.wounds * gunners, lives: true },
          ...boxes('Might', (masterGunner.might ?? 0) * gunners),
          ...boxes('Will', (masterGunner.will ?? 0) * gunners),
          ...boxes('Fate', (masterGunner.fate ?? 0) * gunners),
        ]
      : []),
    ...boxes('Limber crew', limber?.crew),
    ...boxes('Horses', limber?.horses),
  ];
}

/** Boxes for a card: what one model, or one gun with its men, can lose. */
export function tallies(profile: Profile, taken: readonly Taken[] = []): readonly Tally[] {
  if (isGun(profile)) return gunTallies(profile, taken);
  const { wounds, might, will, fate } = profile.stats;
  return [
    ...(Number(wounds) > 1 ? [{ name: 'Wounds', boxes: Number(wounds), lives: true }] : []),
    ...boxes('Might', might),
    ...boxes('Will', will),
    ...boxes('Fate', fate),
  ];
}

/** "Musket 30″, S4/3"; what has no figures is its name. */
export function itemLine(name: string): string {
  const item = itemOf(name);
  return item ? lineOf(item) : name;
}

/** What every cannon fires without paying for it, and a howitzer besides. */
export function terms(view: View): readonly string[] {
  const guns = view.units.flatMap(({ profile }) => cannonOf(profile.id) ?? []);
  if (guns.length === 0) return [];
  const howitzer = guns.some(({ kind }) => kind === 'howitzer');
  return howitzer ? ['Round Shot', 'Howitzer shell'] : ['Round Shot'];
}
