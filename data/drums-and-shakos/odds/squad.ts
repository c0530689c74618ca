import { bestOrder, type Leg, type Runner } from '@/lib/odds/best-order';
import type { Member, Situation, SquadAnswer, SquadQuestion } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { activationOf, type Dice, diceOf } from './activation';
import { has } from './fighter';
import { targetIn } from './target';
import type { OddsWords } from './words';

interface Some {
  readonly name: string;
  readonly count: number;
}

/** Models that roll alike: the same score, the same choice of dice. */
interface Kind {
  readonly needed: number;
  readonly dice: readonly Dice[];
  readonly models: readonly Some[];
}

function runnerOf({ needed, dice, models }: Kind): Runner {
  return {
    count: models.reduce((sum, { count }) => sum + count, 0),
    tries: dice.map((number) => {
      const { average, turnover } = activationOf(needed, number);
      return { gain: average, stop: turnover };
    }),
  };
}

/** The turn of a whole squad, told in these words. */
export function squadIn(words: OddsWords) {
  const { activationTarget } = targetIn(words);

  const { squad } = words;

  /** The models of a squad by how they roll, the best first. */
  function kindsOf(members: readonly Member[], situation: Situation): readonly Kind[] {
    const kinds = new Map<string, Kind>();
    for (const { fighter, count } of members) {
      const isHelped = isOn(situation, 'leader') && !has(fighter, 'Leader');
      const { needed } = activationTarget(fighter, isHelped ? { leader: 'near' } : {});
      const dice = diceOf(fighter);
      const key = `${needed} ${dice.join()}`;
      const models = [...(kinds.get(key)?.models ?? []), { name: fighter.profile.name, count }];
      kinds.set(key, { needed, dice, models });
    }
    return [...kinds.values()].toSorted(
      (a, b) => a.needed - b.needed || b.dice.length - a.dice.length,
    );
  }

  /** So many of these models after the first `skipped`: "8 × Line Infantryman, 1 × Sapper". */
  function named(models: readonly Some[], skipped: number, count: number): string {
    const parts: string[] = [];
    let [before, left] = [skipped, count];
    for (const { name, count: all } of models) {
      const here = Math.min(left, Math.max(0, all - before));
      before = Math.max(0, before - all);
      left -= here;
      if (here > 0) parts.push(squad.models(here, name));
    }
    return parts.join(', ');
  }

  /** A row for each leg of the best order, everybody by his name. */
  function rowsOf(kinds: readonly Kind[], legs: readonly Leg[]): readonly (readonly string[])[] {
    const gone = new Map<number, number>();
    return legs.flatMap(({ runner, way, count }, at) => {
      const kind = kinds[runner];
      if (!kind) return [];
      const before = gone.get(runner) ?? 0;
      gone.set(runner, before + count);
      return [
        [
          `${at + 1}`,
          named(kind.models, before, count),
          squad.needs(kind.needed),
          `${kind.dice[way] ?? ''}`,
        ],
      ];
    });
  }

  function answer(members: readonly Member[], situation: Situation): SquadAnswer | undefined {
    const kinds = kindsOf(members, situation);
    const best = bestOrder(kinds.map(runnerOf));
    if (!best) return undefined;
    const source = words.book('Activation');
    const isUnreliable = members.some(({ fighter }) => has(fighter, 'Unreliable'));
    return {
      figures: [
        { id: 'average', name: squad.average, value: best.gain, kind: 'number' },
        { id: 'all', name: squad.all, value: best.all, kind: 'chance' },
      ],
      order: {
        head: squad.head,
        rows: rowsOf(kinds, best.legs),
      },
      steps: [
        { kind: 'say', text: squad.rules, source },
        { kind: 'say', text: squad.one },
        { kind: 'say', text: squad.ratio },
        { kind: 'say', text: squad.alone, isReading: true },
        ...(isUnreliable ? [{ kind: 'say', text: squad.beyond, isReading: true } as const] : []),
      ],
    };
  }

  /** Actions of a whole squad before its turn passes, everyone activated in the best order. */
  const wholeTurn: SquadQuestion = {
    id: 'turn',
    name: squad.name,
    switches: [{ id: 'leader', label: squad.leader, help: squad.leaderHelp }],
    answer,
  };

  return { wholeTurn };
}
