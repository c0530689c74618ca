import { certain, never, not } from '@/lib/odds/chance';
import { atLeast, die, faces, highestOf } from '@/lib/odds/dice';
import { chanceThat, mapEach } from '@/lib/odds/distribution';
import type { Gate } from '@/lib/odds/gates';
import type { Situation, Switch } from '@/lib/odds/question';
import type { OddsWords } from './words';

/** The columns of a scatter chart: enemies within scatter range of the target. */
const columns = ['few', 'some', 'many'] as const;

type Column = (typeof columns)[number];

/** A roll of less than this misses altogether; a 1 is the opponent's to use, a 6 is the target. */
const strayBelow: Readonly<Record<Column, number>> = { few: 5, some: 4, many: 3 };

function columnOf(situation: Situation): Column {
  return columns.find((column) => column === situation['enemies-near']) ?? 'few';
}

/** How a scatter roll is thrown: with how many dice, of which the highest counts, and what is added. */
interface ScatterRoll {
  readonly dice: 1 | 2;
  readonly bonus: number;
}

const coverScores = ['none', 3, 4, 5] as const;

/** Scatter and cover, told in these words. */
export function scatterIn(words: OddsWords) {
  const { shot } = words;

  function scatterSwitch(chart: 'small' | 'rocket'): Switch {
    return {
      id: 'enemies-near',
      label: shot.enemies,
      choices: columns.map((id) => ({ id, label: shot.scatterHeads[chart][id] })),
    };
  }

  /** The roll on the Scatter chart, for a hit by a weapon that scatters. */
  function scatterGate(
    situation: Situation,
    { dice, bonus }: ScatterRoll = { dice: 1, bonus: 0 },
  ): Gate {
    const last = faces.length;
    const rolled = mapEach(dice === 1 ? die : highestOf(dice), (face) =>
      Math.min(last, face + bonus),
    );
    const stray = strayBelow[columnOf(situation)];
    const { outcomes } = shot;
    return {
      label: shot.scatter,
      pass: chanceThat(rolled, (score) => score === last),
      stops: [
        {
          ending: { id: 'other', name: outcomes.other, gravity: 0 },
          chance: chanceThat(rolled, (score) => score >= stray && score < last),
        },
        {
          ending: { id: 'own', name: outcomes.own, gravity: 0 },
          chance: chanceThat(rolled, (score) => score === 1),
        },
        {
          ending: { id: 'astray', name: outcomes.astray, gravity: 0 },
          chance: chanceThat(rolled, (score) => score > 1 && score < stray),
        },
      ],
    };
  }

  const coverSwitch: Switch = {
    id: 'cover',
    side: 'second',
    label: shot.cover,
    choices: coverScores.map((score) => ({ id: `${score}`, label: shot.covers[score] })),
  };

  /** The roll to pass what is in the way. */
  function coverGate(situation: Situation): Gate {
    const needed = Number(situation['cover']) || 1;
    const pass = needed === 1 ? certain : atLeast(needed);
    return {
      label: shot.passes(needed),
      pass,
      stops: [
        {
          ending: { id: 'blocked', name: shot.outcomes.blocked, gravity: 0 },
          chance: needed === 1 ? never : not(pass),
        },
      ],
    };
  }

  return { scatterSwitch, scatterGate, coverSwitch, coverGate };
}
