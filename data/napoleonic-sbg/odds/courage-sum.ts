import type { Fighter, Situation, Switch } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { carries, courageOf, hasRule } from './fighter';
import type { OddsWords } from './words';

/** What a test is for; some are modified, thrown again, or go on after a failure. */
const occasions = ['any', 'broken', 'alone', 'dive', 'terror', 'wall'] as const;
export type Occasion = (typeof occasions)[number];

export function occasionOf(situation: Situation): Occasion {
  return occasions.find((one) => one === situation['test']) ?? 'any';
}

export interface Bonus {
  readonly label: string;
  readonly amount: number;
}

function hasRank({ profile }: Fighter, rank: 'private' | 'nco' | 'officer' | 'general'): boolean {
  return profile.traits.has(rank);
}

function isMounted(fighter: Fighter): boolean {
  return carries(fighter, 'Horse');
}

/** Courage and what changes it, told in these words. */
export function courageSumIn({ courage: say }: OddsWords) {
  /** The circle of a comrade, which turns against lower ranks where he fails; a General has none. */
  function circleSwitch(fighter: Fighter): readonly Switch[] {
    if (hasRank(fighter, 'general')) return [];
    // Above an officer are Generals alone, who have no circle.
    const circles = hasRank(fighter, 'officer')
      ? (['none', 'near'] as const)
      : (['none', 'near', 'failed'] as const);
    return [
      {
        id: 'circle',
        label: say.circle,
        help: say.circleHelp,
        choices: circles.map((id) => ({ id, label: say.circles[id] })),
      },
    ];
  }

  function musicSwitch(fighter: Fighter): readonly Switch[] {
    const isPrivate = hasRank(fighter, 'private');
    if (!isPrivate && !hasRank(fighter, 'nco')) return [];
    return [{ id: 'music', label: isPrivate ? say.music : say.pipes }];
  }

  function courageSwitches(fighter: Fighter): readonly Switch[] {
    return [
      {
        id: 'test',
        label: say.test,
        choices: occasions
          .filter((one) => one !== 'wall' || isMounted(fighter))
          .map((id) => ({ id, label: say.tests[id] })),
      },
      ...circleSwitch(fighter),
      ...(carries(fighter, 'Banner') ? [] : [{ id: 'banner', label: say.banner }]),
      ...musicSwitch(fighter),
      { id: 'general', label: say.general },
      ...(hasRule(fighter, 'Resent') ? [{ id: 'resent', label: say.resent }] : []),
    ];
  }

  /** Everything that is added to Courage or taken from it. */
  function bonusesOf(fighter: Fighter, situation: Situation): readonly Bonus[] {
    const { bonus } = say;
    const { circle } = situation;
    const all: readonly (Bonus & { readonly applies: boolean })[] = [
      { label: bonus.circle, amount: 1, applies: circle === 'near' },
      { label: bonus.failed, amount: -1, applies: circle === 'failed' },
      {
        label: bonus.banner,
        amount: 1,
        applies: carries(fighter, 'Banner') || isOn(situation, 'banner'),
      },
      { label: bonus.music, amount: 1, applies: isOn(situation, 'music') },
      { label: bonus.general, amount: 1, applies: isOn(situation, 'general') },
      {
        label: bonus.onFoot,
        amount: -1,
        applies: hasRule(fighter, 'Not Foot Soldiers!') && !isMounted(fighter),
      },
      { label: bonus.resent, amount: -1, applies: isOn(situation, 'resent') },
      {
        label: bonus.greys,
        amount: 1,
        applies: hasRule(fighter, 'Scots Greys') && occasionOf(situation) === 'wall',
      },
    ];
    return all.flatMap(({ label, amount, applies }) => (applies ? [{ label, amount }] : []));
  }

  function totalOf(fighter: Fighter, bonuses: readonly Bonus[]): number {
    return bonuses.reduce((sum, { amount }) => sum + amount, courageOf(fighter));
  }

  return { courageSwitches, bonusesOf, totalOf };
}
