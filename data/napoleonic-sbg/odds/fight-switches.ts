import type { Fighter, Side, Situation, Switch } from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { attacksOf, carries, mightOf, ofSide } from './fighter';
import { fateIn } from './fate';
import { fightKindsOf } from './fight-weapons';
import { mightIn } from './might';
import type { OddsWords } from './words';

const mostDice = 8;

/** What can be set for a fight, told in these words. */
export function fightSwitchesIn(words: OddsWords) {
  const { fateSwitches } = fateIn(words);
  const { mightSwitch } = mightIn(words);

  const { fight: say } = words;

  function sideSwitches(side: Side, fighter: Fighter, set: Situation): readonly Switch[] {
    const attacks = attacksOf(fighter);
    const numbers = Array.from({ length: mostDice }, (_, at) => at + 1);
    const kinds = fightKindsOf(fighter);
    return [
      {
        id: ofSide(side, 'dice'),
        side,
        label: say.dice,
        help: say.diceHelp,
        choices: [
          { id: 'own', label: say.diceOwn(attacks) },
          ...numbers.map((dice) => ({ id: `${dice}`, label: `${dice}` })),
        ],
      },
      ...(kinds.length > 1
        ? [
            {
              id: ofSide(side, 'weapon'),
              side,
              label: say.weapon,
              choices: kinds.map((id) => ({ id, label: say.kinds[id] })),
            },
          ]
        : []),
      ...(kinds.includes('pike')
        ? [{ id: ofSide(side, 'supported'), side, label: say.supported }]
        : []),
      ...(fighter.profile.nation === 'united-kingdom'
        ? [{ id: ofSide(side, 'duke'), side, label: say.duke, help: say.dukeHelp }]
        : []),
      ...mightSwitch(side, mightOf(fighter)),
      { id: ofSide(side, 'helmet'), side, label: say.helmet },
      ...fateSwitches(side, fighter, set),
    ];
  }

  /** What can be set for a fight of these two. */
  function fightSwitches(first: Fighter, second: Fighter, set: Situation): readonly Switch[] {
    const riders = sides.filter((side) => carries(side === 'first' ? first : second, 'Horse'));
    return [
      ...(riders.length > 0
        ? [
            {
              id: 'charge',
              label: say.charge,
              choices: (['none', ...riders] as const).map((id) => ({ id, label: say.charges[id] })),
            },
          ]
        : []),
      ...sideSwitches('first', first, set),
      ...sideSwitches('second', second, set),
    ];
  }

  return { fightSwitches };
}
