import type { Edit } from '@/lib/roster/edit';
import { join } from '@/lib/rules/english';
import type { Basis, Subject } from '@/lib/rules/finding';
import type { Rule } from '@/lib/rules/rule';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { type DescribedTroops, siblingId, troopsOf } from '../described';
import { sources } from '../source';
import type { UnitClass } from '../units';

/** What can be wrong about the class or armour of an arm. */
type Breach = 'low-light' | 'low-heavy' | 'foreign-guard' | 'armoured-light';

/** In the order in which a message says them; only heavy cavalry is in print. */
const breaches: Readonly<Record<Breach, { readonly basis: Basis; readonly says: string }>> = {
  'low-heavy': { basis: 'rule', says: 'heavy cavalry below elite' },
  'foreign-guard': {
    basis: 'rule',
    says: 'guard heavy cavalry other than the Old Guard and the Scots Greys',
  },
  'low-light': { basis: 'reading', says: 'light infantry below elite' },
  'armoured-light': { basis: 'reading', says: 'light cavalry in armour' },
};

const breachIds = ['low-heavy', 'foreign-guard', 'low-light', 'armoured-light'] as const;

/** Nations with heavy cavalry of the guard: the Old Guard, the Scots Greys. */
const withHeavyGuard: readonly string[] = ['france', 'great-britain'];

function isLow(unitClass: UnitClass): boolean {
  return unitClass === 'militia' || unitClass === 'line';
}

/** No unit can break two of them. */
function breachOf({ nation, arm, unitClass, hasArmour }: DescribedTroops): Breach | undefined {
  switch (arm) {
    case 'light-infantry':
      return isLow(unitClass) ? 'low-light' : undefined;
    case 'heavy-cavalry':
      if (isLow(unitClass)) return 'low-heavy';
      return unitClass === 'guard' && !withHeavyGuard.includes(nation)
        ? 'foreign-guard'
        : undefined;
    case 'light-cavalry':
      return hasArmour ? 'armoured-light' : undefined;
    default:
      return undefined;
  }
}

interface Broken {
  readonly unit: Unit;
  readonly breach: Breach;
}

function brokenIn(view: View): readonly Broken[] {
  return view.units.flatMap((unit) => {
    const described = troopsOf(unit);
    const breach = described && breachOf(described);
    return breach ? [{ unit, breach }] : [];
  });
}

/** The same arm with a class, or an armour, that it may have. */
function described({ unit, breach }: Broken): readonly Edit[] {
  const { key } = unit.entry;
  return breach === 'armoured-light'
    ? [{ do: 'attribute', key, name: 'armoured', value: false }]
    : [{ do: 'attribute', key, name: 'class', value: 'elite' }];
}

/** The arm that is as the unit is described, where there is one. */
function renamed(broken: Broken): readonly Edit[] {
  const { unit, breach } = broken;
  const { key } = unit.entry;
  switch (breach) {
    case 'low-light':
      return [{ do: 'profile', key, profile: siblingId(unit.profile, 'infantry') }];
    case 'armoured-light':
      return [
        { do: 'profile', key, profile: siblingId(unit.profile, 'heavy-cavalry') },
        { do: 'attribute', key, name: 'class', value: 'elite' },
      ];
    case 'low-heavy':
      return [
        { do: 'profile', key, profile: siblingId(unit.profile, 'light-cavalry') },
        ...(troopsOf(unit)?.hasArmour
          ? [{ do: 'attribute', key, name: 'armoured', value: false } as const]
          : []),
      ];
    case 'foreign-guard':
      return described(broken);
  }
}

/** Classes and armour that an arm cannot have. */
export const classNotAllowed: Rule<{ readonly breaches: readonly string[] }> = {
  id: 'class-not-allowed',
  basis: 'rule',
  severity: 'error',
  source: sources.melee,
  check(view) {
    const broken = brokenIn(view);
    if (broken.length === 0) return undefined;
    const found = breachIds.filter((id) => broken.some(({ breach }) => breach === id));
    const isPrinted = found.some((id) => breaches[id].basis === 'rule');
    return {
      subjects: broken.map(({ unit }): Subject => subjectOf(unit)),
      params: {
        // Where a printed rule is broken too, the message says which part is ours.
        breaches: found.map((id) =>
          isPrinted && breaches[id].basis === 'reading'
            ? `${breaches[id].says} (as we read it)`
            : breaches[id].says,
        ),
      },
      basis: isPrinted ? 'rule' : 'reading',
    };
  },
  *propose(view) {
    const broken = brokenIn(view);
    yield broken.flatMap(described);
    yield broken.flatMap(renamed);
  },
  words: {
    en: {
      summary:
        'Heavy cavalry is elite, and guard in France and Great Britain only; light infantry is elite or guard, and light cavalry has no armour.',
      message: ({ breaches: said }) => `Not to be had: ${join(said)}.`,
      reason: ({ breaches: said }) => `Not to be had: ${join(said)}`,
      mends: 'gives each arm a class that it may have',
    },
  },
};
