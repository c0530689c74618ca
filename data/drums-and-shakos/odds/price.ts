import type { Fighter, Step } from '@/lib/odds/question';
import { fittedCost, oddRow } from '../cost';
import { type SpecialRule, specialRules, type Weapon, weapons } from '../row';
import { combatOf, has, qualityOf } from './fighter';
import type { OddsWords } from './words';

function isOneOf<T extends string>(all: readonly T[], name: string): name is T {
  return all.some((one) => one === name);
}

/** How a price comes about, told in these words. */
export function priceIn(words: OddsWords) {
  const { price: say } = words;

  /** How a printed price comes about by the fitted formula, and that it is fitted. */
  function price(fighter: Fighter): readonly Step[] {
    const { profile } = fighter;
    const [quality, combat] = [qualityOf(fighter) as 2 | 3 | 4 | 5 | 6, combatOf(fighter)];
    const cost = fittedCost({
      quality,
      combat,
      weapons: profile.carries.filter((name): name is Weapon => isOneOf(weapons, name)),
      rules: profile.rules.filter((name): name is SpecialRule => isOneOf(specialRules, name)),
    });
    const { source } = say;
    const factor = String(cost.factor);
    const pairs = [
      ...(has(fighter, 'Engineer') ? [say.pair.axe] : []),
      ...(profile.carries.includes('Pike') ? [say.pair.pike] : []),
    ];
    return [
      {
        kind: 'sum',
        title: say.title,
        rows: [
          { label: say.combat(combat), amount: cost.base },
          ...cost.parts.map(({ name, value }) => ({ label: name, amount: value })),
        ],
        total: { label: say.sum, value: String(cost.sum) },
      },
      {
        kind: 'say',
        text: `${say.factor(quality, factor)}. ${say.points(cost.sum, factor, cost.points)}`,
      },
      { kind: 'say', text: say.fitted, isReading: true, source },
      ...pairs.map((text): Step => ({ kind: 'say', text, isReading: true })),
      ...(profile.id === oddRow.id
        ? [
            {
              kind: 'say',
              text: say.odd(oddRow.printedPoints, oddRow.fittedPoints),
              isReading: true,
            } as const,
          ]
        : []),
    ];
  }

  return { price };
}
