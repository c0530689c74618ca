import { certain, type Chance, chance, never, not, plus, sum, times } from '@/lib/odds/chance';
import { type Distribution, follow } from '@/lib/odds/distribution';
import { type Gate } from '@/lib/odds/gates';
import type { Situation, Step, Switch } from '@/lib/odds/question';
import type { OddsWords } from './words';
import { blowChance, shortOfBlow } from './wound';

const mostMen = 5;

/** Each man in the line is struck on 4 or more. */
const struck: Chance = chance(1, 2);

/** A ball on its way through men, of whom it has killed so many before it comes to its target. */
export interface Ball {
  readonly strength: number;
  readonly defence: number;
  /** Chances by the number killed; what is missing to one was stopped. */
  readonly killed: Distribution<number>;
  readonly arrives: Chance;
}

/** A ball loses 1 of its Strength with each man that it kills, and stops at one that it does not. */
export function ballThrough(men: number, strength: number, defence: number): Ball {
  let killed: ReadonlyMap<number, Chance> = new Map([[0, certain]]);
  for (let man = 0; man < men; man += 1) {
    const next = new Map<number, Chance>();
    const add = (count: number, one: Chance) => {
      next.set(count, plus(next.get(count) ?? never, one));
    };
    for (const [count, here] of killed) {
      const kills = blowChance({ strength: strength - count, defence, bonus: 0 });
      add(count, times(here, not(struck)));
      add(count + 1, times(here, times(struck, kills)));
    }
    killed = next;
  }
  return { strength, defence, killed, arrives: sum(killed.values()) };
}

/** By how much the ball falls short of wounding its target, if it comes so far. */
export function shortOfBall({ strength, defence, killed, arrives }: Ball): Distribution<number> {
  const given = new Map(
    [...killed].map(([count, one]) => [
      count,
      { ways: one.ways * arrives.of, of: one.of * arrives.ways },
    ]),
  );
  return follow(given, (count) => shortOfBlow({ strength: strength - count, defence, bonus: 0 }));
}

/** Men in the line between gun and target, as set; nothing set = none. */
export function menBefore(situation: Situation): number {
  return Number(situation['line']) || 0;
}

/** Round shot through a line of men, told in these words. */
export function lineIn({ line: say, source }: OddsWords) {
  const lineSwitch: Switch = {
    id: 'line',
    side: 'second',
    label: say.name,
    help: say.help,
    choices: Array.from({ length: mostMen + 1 }, (_, men) => ({ id: `${men}`, label: `${men}` })),
  };

  function lineGate(ball: Ball): Gate {
    return {
      label: say.past,
      pass: ball.arrives,
      stops: [
        {
          ending: { id: 'stopped', name: say.stopped, gravity: 0 },
          chance: not(ball.arrives),
        },
      ],
    };
  }

  function lineSteps({ killed, arrives }: Ball): readonly Step[] {
    return [
      { kind: 'say', text: say.rules, source: source('Types of Shot') },
      { kind: 'say', text: say.reading, isReading: true },
      {
        kind: 'split',
        title: say.title,
        parts: [
          ...[...killed].map(([count, one]) => ({ label: say.killed(count), chance: one })),
          { label: say.stopped, chance: not(arrives) },
        ],
      },
    ];
  }

  return { lineSwitch, lineGate, lineSteps };
}
