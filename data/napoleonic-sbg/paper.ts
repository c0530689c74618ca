import type { Profile } from '@/lib/roster/profile';
import type { StatLine, Tally } from '@/lib/rules/ruleset';
import type { Taken, Unit, View } from '@/lib/rules/view';
import { cannonOf, gunColumns, limberCrewman, masterGunner } from './guns';
import type { Stats } from './row';
import { itemOf } from './weapons';
import type { Words } from './words';

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
export function statLines({ profile, taken }: Unit, words: Words): readonly StatLine[] {
  if (!isGun(profile)) return [];
  const gunners = quantityOf(taken, 'master-gunner');
  const limber = cannonOf(profile.id)?.limber;
  const limbers = quantityOf(taken, 'limber-team');
  return [
    { name: words.crew, count: crewOf(profile, taken), stats: profile.stats },
    ...(gunners > 0
      ? [{ name: words.masterGunner, count: gunners, stats: statCells(masterGunner) }]
      : []),
    ...(limbers > 0 && limber
      ? [
          {
            name: words.limberCrew,
            count: limber.crew * limbers,
            stats: statCells(limberCrewman),
            note: words.limberNote(limber.horses * limbers, limber.horsesForHalfSpeed),
          },
        ]
      : []),
  ];
}

function boxes(id: string, name: string, value: string | number | undefined): readonly Tally[] {
  return Number(value) > 0 ? [{ id, name, boxes: Number(value) }] : [];
}

function gunTallies(profile: Profile, taken: readonly Taken[], words: Words): readonly Tally[] {
  const gun = profile.tables?.[0];
  const { columns } = words;
  const gunners = quantityOf(taken, 'master-gunner');
  const limber = quantityOf(taken, 'limber-team') > 0 ? cannonOf(profile.id)?.limber : undefined;
  return [
    { id: 'crew', name: words.crew, boxes: crewOf(profile, taken), lives: 1 },
    ...boxes('batter', words.gun.batter, gun?.row[gunColumns.indexOf('batter')]),
    ...(gunners > 0
      ? [
          {
            id: 'gunner-wounds',
            name: words.gunnersWounds,
            boxes: masterGunner.wounds * gunners,
            lives: masterGunner.wounds,
          },
          ...boxes('gunner-might', columns.might.name, (masterGunner.might ?? 0) * gunners),
          ...boxes('gunner-will', columns.will.name, (masterGunner.will ?? 0) * gunners),
          ...boxes('gunner-fate', columns.fate.name, (masterGunner.fate ?? 0) * gunners),
        ]
      : []),
    ...boxes('limber-crew', words.limberCrew, limber?.crew).map((crew) => ({ ...crew, lives: 1 })),
    ...boxes('horses', words.horses, limber?.horses),
  ];
}

/** Boxes for a card: what one model, or one gun with its men, can lose. */
export function tallies(profile: Profile, taken: readonly Taken[], words: Words): readonly Tally[] {
  if (isGun(profile)) return gunTallies(profile, taken, words);
  const { columns } = words;
  const { wounds, might, will, fate } = profile.stats;
  return [
    ...(Number(wounds) > 1
      ? [
          {
            id: 'wounds',
            name: columns.wounds.name,
            boxes: Number(wounds),
            lives: Number(wounds),
          },
        ]
      : []),
    ...boxes('might', columns.might.name, might),
    ...boxes('will', columns.will.name, will),
    ...boxes('fate', columns.fate.name, fate),
  ];
}

/** "Musket 30″, S4/3" (Strength near and far); what has no figures is its name. */
export function itemLine(name: string, words: Words): string {
  const item = itemOf(name);
  const reach = item?.rangeInches === undefined ? '' : ` ${item.rangeInches}″`;
  const { half, full } = item?.strength ?? {};
  const force = half === undefined || full === undefined ? '' : `, ${words.strengths(half, full)}`;
  return name + reach + force;
}

/** What every cannon fires without paying for it, and a howitzer besides. */
export function terms(view: View): readonly string[] {
  const guns = view.units.flatMap(({ profile }) => cannonOf(profile.id) ?? []);
  if (guns.length === 0) return [];
  const howitzer = guns.some(({ kind }) => kind === 'howitzer');
  return howitzer ? ['Round Shot', 'Howitzer shell'] : ['Round Shot'];
}
