import type { Edit } from '@/lib/roster/edit';
import type { Basis, Subject } from '@/lib/rules/finding';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { type DescribedTroops, siblingId, troopsOf } from '../described';
import { sources } from '../source';
import type { UnitClass } from '../units';

/** What can be wrong about the class or armour of an arm. */
export type BreachId = 'low-light' | 'low-heavy' | 'foreign-guard' | 'armoured-light';

/** What is found, in the order in which a message says it. A type, so that it is plain data. */
export type Breaches = {
  readonly breaches: readonly {
    readonly id: BreachId;
    /** It is a reading of ours, beside one that is printed. */
    readonly isAside: boolean;
  }[];
};

/** Only heavy cavalry is in print. */
const basisOf: Readonly<Record<BreachId, Basis>> = {
  'low-heavy': 'rule',
  'foreign-guard': 'rule',
  'low-light': 'reading',
  'armoured-light': 'reading',
};

const breachIds = ['low-heavy', 'foreign-guard', 'low-light', 'armoured-light'] as const;

/** Nations with heavy cavalry of the guard: the Old Guard, the Scots Greys. */
const withHeavyGuard: readonly string[] = ['france', 'great-britain'];

function isLow(unitClass: UnitClass): boolean {
  return unitClass === 'militia' || unitClass === 'line';
}

/** No unit can break two of them. */
function breachOf({ nation, arm, unitClass, hasArmour }: DescribedTroops): BreachId | undefined {
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
  readonly breach: BreachId;
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
export const classNotAllowed = (words: RuleWords<Breaches>): Rule<Breaches> => ({
  id: 'class-not-allowed',
  basis: 'rule',
  severity: 'error',
  source: sources.melee,
  check(view) {
    const broken = brokenIn(view);
    if (broken.length === 0) return undefined;
    const found = breachIds.filter((id) => broken.some(({ breach }) => breach === id));
    const isPrinted = found.some((id) => basisOf[id] === 'rule');
    return {
      subjects: broken.map(({ unit }): Subject => subjectOf(unit)),
      params: {
        // Where a printed rule is broken too, the message says which part is ours.
        breaches: found.map((id) => ({ id, isAside: isPrinted && basisOf[id] === 'reading' })),
      },
      basis: isPrinted ? 'rule' : 'reading',
    };
  },
  *propose(view) {
    const broken = brokenIn(view);
    yield broken.flatMap(described);
    yield broken.flatMap(renamed);
  },
  words,
});
