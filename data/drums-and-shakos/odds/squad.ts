import { bestOrder, type Runner } from '@/lib/odds/best-order';
import type { Member, Situation, SquadAnswer, SquadQuestion } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { activationOf, type Dice, diceOf } from './activation';
import { has } from './fighter';
import { activationTarget } from './target';
import { words } from './words';

const { squad } = words;

/** Models that roll alike: the same score, the same choice of dice. */
interface Kind {
  readonly needed: number;
  readonly dice: readonly Dice[];
  readonly names: readonly string[];
  readonly count: number;
}

/** The models of a squad by how they roll, the best first. */
function kindsOf(members: readonly Member[], situation: Situation): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { fighter, count } of members) {
    const isHelped = isOn(situation, 'leader') && !has(fighter, 'Leader');
    const { needed } = activationTarget(fighter, isHelped ? { leader: 'near' } : {});
    const dice = diceOf(fighter);
    const key = `${needed} ${dice.join()}`;
    const known = kinds.get(key);
    const names = new Set([...(known?.names ?? []), fighter.profile.name]);
    kinds.set(key, { needed, dice, names: [...names], count: (known?.count ?? 0) + count });
  }
  return [...kinds.values()].toSorted(
    (a, b) => a.needed - b.needed || b.dice.length - a.dice.length,
  );
}

function runnerOf({ needed, dice, count }: Kind): Runner {
  return {
    count,
    tries: dice.map((number) => {
      const { average, turnover } = activationOf(needed, number);
      return { gain: average, stop: turnover };
    }),
  };
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
      rows: best.legs.flatMap(({ runner, way, count }, at) => {
        const kind = kinds[runner];
        if (!kind) return [];
        return [
          [
            `${at + 1}`,
            `${count} × ${kind.names.join(', ')}`,
            squad.needs(kind.needed),
            `${kind.dice[way] ?? ''}`,
          ],
        ];
      }),
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
export const wholeTurn: SquadQuestion = {
  id: 'turn',
  name: squad.name,
  switches: [{ id: 'leader', label: squad.leader, help: squad.leaderHelp }],
  answer,
};
