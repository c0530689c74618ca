import type { Gate } from '@/lib/odds/gates';
import type { Fighter, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { canisterStrength, grapeStrength, gunOf, type GunTable, howitzerShell } from '../guns';
import { isGun } from './fighter';
import type { OddsWords } from './words';

/** What a gun can fire. */
export type Shot = keyof OddsWords['gun']['shots'];

/** Parts of the gun's range: beyond half of it, within half, within a quarter. */
export type Range = keyof OddsWords['gun']['ranges'];

/** Guns hit on this, rockets too. */
export const base = 5;

/** What a gun can fire with what was bought for it; a howitzer its shell, a rocket only itself. */
export function shotsOf({ options }: Fighter, gun: GunTable): readonly Shot[] {
  if (gun.kind === 'rocket') return ['rocket'];
  return [
    'round',
    ...(gun.kind === 'howitzer' ? (['shell'] as const) : []),
    ...(options.has('grape-shot') ? (['grape'] as const) : []),
    ...(options.has('canister-shot') ? (['canister'] as const) : []),
  ];
}

/** The shot that is set, or the gun's first. */
export function shotOf(first: Fighter, gun: GunTable, set: Situation): Shot {
  const shots = shotsOf(first, gun);
  return shots.find((one) => one === set['shot']) ?? shots[0] ?? 'round';
}

/** Grape or canister: many small balls. */
export function isPellets(fired: Shot): fired is 'grape' | 'canister' {
  return fired === 'grape' || fired === 'canister';
}

/** Ranges that make a difference to a shot; grape and canister never reach beyond half. */
export function rangesOf(fired: Shot): readonly Range[] {
  if (fired === 'rocket') return [];
  return isPellets(fired) ? ['half', 'quarter'] : ['far', 'half', 'quarter'];
}

/** A shot of a gun, with all that bears on it. */
export interface Firing {
  readonly gun: GunTable;
  readonly fired: Shot;
  readonly range: Range;
  readonly isTrained: boolean;
  readonly hasGunner: boolean;
  readonly hasGourgaud: boolean;
}

/** Whether a Master Gunner was bought for a gun. */
export function hasGunner({ options }: Fighter): boolean {
  return options.has('master-gunner');
}

/** What is fired, how far and by whom. Throws for a profile without a gun: it is not asked of it. */
export function firingOf(first: Fighter, situation: Situation): Firing {
  const gun = gunOf(first.profile.id);
  if (!gun) throw new Error(`${first.profile.id} is no gun`);
  const fired = shotOf(first, gun, situation);
  const ranges = rangesOf(fired);
  return {
    gun,
    fired,
    range: ranges.find((one) => one === situation['gun-range']) ?? ranges[0] ?? 'far',
    isTrained: situation['crew'] !== 'untrained',
    hasGunner: hasGunner(first),
    hasGourgaud: isOn(situation, 'gourgaud'),
  };
}

/** What a shot at a gun or a burst near a model goes on from. */
export interface Aimed {
  readonly second: Fighter;
  readonly firing: Firing;
  /** The rolls until it strikes or bursts. */
  readonly way: readonly Gate[];
  /** What is said of these rolls. */
  readonly steps: readonly Step[];
  readonly situation: Situation;
}

/** Whom or what a shot is asked about: the target, a gun itself, a model so many inches away. */
const marks = ['crew', 'gun', 'near-1', 'near-2', 'near-3', 'near-4'] as const;
export type Mark = (typeof marks)[number];

/** Only solid shot and shells are said to hurt a gun; only shells and rockets burst. */
export function marksOf(second: Fighter, fired: Shot, hasGourgaud: boolean): readonly Mark[] {
  const atGun = isGun(second) && (fired === 'round' || fired === 'shell');
  const near: readonly Mark[] =
    fired === 'shell'
      ? marks.slice(2, hasGourgaud ? undefined : -1)
      : fired === 'rocket'
        ? ['near-1']
        : [];
  return ['crew', ...(atGun ? (['gun'] as const) : []), ...near];
}

/** What is set, or one of the crew where that cannot be asked of this shot. */
export function markOf(second: Fighter, fired: Shot, situation: Situation): Mark {
  const some = marksOf(second, fired, isOn(situation, 'gourgaud'));
  return some.find((mark) => mark === situation['second-mark']) ?? 'crew';
}

const rangeBonus: Readonly<Record<Range, number>> = { far: 0, half: 1, quarter: 2 };

/** The score on which a gun hits. */
export function gunHitsOn({
  fired,
  range,
  isTrained,
}: Pick<Firing, 'fired' | 'range' | 'isTrained'>): number {
  if (!isTrained) return 6;
  return fired === 'rocket' ? base : base - rangeBonus[range];
}

/** Strength of the shot at its range. */
export function strengthOf({ gun, fired, range }: Firing): number {
  switch (fired) {
    case 'grape':
      return grapeStrength;
    case 'canister':
      return canisterStrength;
    case 'shell':
      return howitzerShell.strength;
    default:
      if (gun.kind === 'rocket') return gun.strength;
      return range === 'far' ? gun.strength.full : gun.strength.half;
  }
}
