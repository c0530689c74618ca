import type { Profile } from '@/lib/roster/profile';
import type { Unit } from '@/lib/rules/view';
import {
  classes,
  type Officer,
  officers,
  type Troops,
  troops,
  type UnitClass,
  type UnitKind,
} from './units';

/** A unit that fights in bases, as its attributes describe it. */
export interface DescribedTroops {
  readonly nation: string;
  readonly arm: Troops;
  readonly unitClass: UnitClass;
  /** Bases of one unit, guns of one battery; nothing = not said, or not possible. */
  readonly bases: number | undefined;
  readonly isHeavyGun: boolean;
  readonly hasLances: boolean;
  readonly hasArmour: boolean;
}

/** An officer, as his attributes describe him. */
export interface DescribedOfficer {
  readonly nation: string;
  readonly kind: Officer;
  readonly value: number;
  /** Which great commander he is. */
  readonly leader: string | undefined;
}

/** The kind of unit behind a profile id such as `france/light-infantry`. */
function kindOf({ id, nation }: Profile): string {
  return id.slice(nation.length + 1);
}

/** The arm of a profile that fights in bases; nothing for officers. */
function armOf(profile: Profile): Troops | undefined {
  const kind = kindOf(profile);
  return troops.find((arm) => arm === kind);
}

/** The profile of another kind in the same nation. */
export function siblingId({ nation }: Profile, kind: UnitKind): string {
  return `${nation}/${kind}`;
}

/** What troops say of themselves, defaults filled in; nothing for officers. */
export function troopsOf({ profile, attributes }: Unit): DescribedTroops | undefined {
  const arm = armOf(profile);
  if (!arm) return undefined;
  const bases = attributes.get('bases');
  const given = attributes.get('class');
  return {
    nation: profile.nation,
    arm,
    unitClass: classes.find((one) => one === given) ?? 'line',
    bases: typeof bases === 'number' ? bases : undefined,
    isHeavyGun: attributes.get('weight') === 'heavy',
    hasLances: attributes.get('lancers') === true,
    hasArmour: attributes.get('armoured') === true,
  };
}

/** What an officer says of himself, defaults filled in; nothing for troops. */
export function officerOf({ profile, attributes }: Unit): DescribedOfficer | undefined {
  const own = kindOf(profile);
  const kind = officers.find((one) => one === own);
  if (!kind) return undefined;
  const value = attributes.get('value');
  const leader = attributes.get('leader');
  return {
    nation: profile.nation,
    kind,
    value: typeof value === 'number' ? value : 0,
    leader: typeof leader === 'string' ? leader : undefined,
  };
}
