import { never, not, plus } from '@/lib/odds/chance';
import type { Fighter } from '@/lib/odds/question';
import type { ProfileTable } from '@/lib/roster/profile';
import { activationOf, diceOf } from './activation';
import { failures } from './morale';
import { targetIn } from './target';
import type { OddsWords } from './words';

/** What stands on a card, told in these words. */
export function keyIn(words: OddsWords) {
  const { activationTarget, moraleTarget } = targetIn(words);

  const { key, percent } = words;

  /** What a card says of a model by itself, no Leader near. */
  function keyOdds(fighter: Fighter): readonly ProfileTable[] {
    const { needed } = activationTarget(fighter, {});
    const dice = diceOf(fighter);
    const cells = ([1, 2, 3] as const).map((number) => {
      if (!dice.includes(number)) return undefined;
      const { actions, turnover } = activationOf(needed, number);
      return { some: percent(not(actions.get(0) ?? never)), turnover: percent(turnover) };
    });
    const failed = failures(moraleTarget(fighter, {}).needed);
    const [stands, once, twice, lost] = [0, 1, 2, 3].map((count) => failed.get(count) ?? never);
    return [
      { name: key.acts(needed), head: key.dice, row: cells.map((cell) => cell?.some ?? key.none) },
      {
        name: key.turnover,
        head: key.dice,
        row: cells.map((cell) => cell?.turnover ?? key.none),
      },
      {
        name: key.morale,
        head: key.moraleHead,
        row: [stands ?? never, plus(once ?? never, twice ?? never), lost ?? never].map(percent),
      },
    ];
  }

  return { keyOdds };
}
