import { type Chance, never, not, times } from '@/lib/odds/chance';
import { atLeastOne, faces, highestOf } from '@/lib/odds/dice';
import { type Distribution, together } from '@/lib/odds/distribution';
import type {
  Answer,
  DuelQuestion,
  Fighter,
  Outcome,
  Side,
  Situation,
  Step,
} from '@/lib/odds/question';
import { toWound } from '../to-wound';
import { type Both, other, type Stand, fightStandIn } from './fight-stand';
import { fightSwitchesIn } from './fight-switches';
import type { OddsWords } from './words';
import { blowChance, helmetFails, scoreWords, woundIn } from './wound';

type Winner = Side | 'nobody';

/** Who wins with these highest dice. */
function winnerOf(a: number, b: number, first: Stand, second: Stand): Winner {
  const [mine, theirs] = [a - first.penalty, b - second.penalty];
  if (mine !== theirs) return mine > theirs ? 'first' : 'second';
  if (first.fight === second.fight) return 'nobody';
  return first.fight > second.fight ? 'first' : 'second';
}

function winners(first: Stand, second: Stand): Distribution<Winner> {
  return together(highestOf(first.dice), highestOf(second.dice), (a, b) =>
    winnerOf(a, b, first, second),
  );
}

/** Chance that the winner's blows wound at least once. */
function woundsOnce(winner: Stand, loser: Stand): Chance {
  const one = blowChance(winner.blow);
  return atLeastOne(winner.dice, loser.wearsHelmet ? times(one, helmetFails) : one);
}

/** Fights, told in these words. */
export function fightIn(words: OddsWords) {
  const { standOf } = fightStandIn(words);
  const { fightSwitches } = fightSwitchesIn(words);
  const { blowSteps, targetReadings } = woundIn(words);

  const { fight: say } = words;

  function outcomesOf(stands: Readonly<Record<Side, Stand>>): readonly Outcome[] {
    const won = winners(stands.first, stands.second);
    const of = (side: Side): readonly [Outcome, Outcome] => {
      const loser = other[side];
      const wins = won.get(side) ?? never;
      const wounds = woundsOnce(stands[side], stands[loser]);
      const who = words.sides[loser];
      return [
        {
          id: `${loser}-wounded`,
          name: say.outcomes.wounded(who),
          chance: times(wins, wounds),
          befalls: loser,
          gravity: 3,
        },
        {
          id: `${loser}-beaten`,
          name: say.outcomes.beaten(who),
          chance: times(wins, not(wounds)),
          befalls: loser,
          gravity: 1,
        },
      ];
    };
    return [
      ...of('first'),
      {
        id: 'undecided',
        name: say.outcomes.undecided,
        chance: won.get('nobody') ?? never,
        gravity: 0,
      },
      ...of('second').toReversed(),
    ];
  }

  function sideSteps(side: Side, stand: Stand): readonly Step[] {
    const who = words.sides[side];
    const score = toWound(stand.blow.strength, stand.blow.defence);
    return [
      { kind: 'say', text: say.best(who, stand.dice, stand.penalty) },
      ...stand.rules.map((text): Step => ({ kind: 'say', text, source: words.source('Combat') })),
      {
        kind: 'say',
        text: score === null ? say.noBlow(who) : say.blows(who, stand.dice, scoreWords(score)),
      },
      ...blowSteps(stand.blow),
    ];
  }

  function stepsOf(both: Both, stands: Readonly<Record<Side, Stand>>): readonly Step[] {
    const { first, second } = stands;
    const { readings } = say;
    const won = winners(first, second);
    const isLess = first.penalty + second.penalty > 0;
    const isTwoHanded = [first, second].some(({ kind }) => kind === 'two-handed');
    const readingSteps = [
      readings.core,
      ...(first.fight === second.fight ? [readings.equal] : []),
      readings.blows,
      ...(isLess ? [readings.less] : []),
      ...(isTwoHanded ? [readings.twoHanded] : []),
    ].map((text): Step => ({ kind: 'say', text, isReading: true }));
    const nameOf = (winner: Winner) =>
      winner === 'nobody' ? say.undecided : say.wins(words.sides[winner]);
    const faceHeads = (stand: Stand) => faces.map((face) => `${face - stand.penalty}`);
    return [
      ...sideSteps('first', first),
      ...sideSteps('second', second),
      { kind: 'say', text: say.winner },
      ...readingSteps,
      ...targetReadings(both.second),
      {
        kind: 'grid',
        title: say.grid,
        rowName: words.sides.first,
        columnName: words.sides.second,
        rows: faceHeads(first),
        columns: faceHeads(second),
        cells: faces.map((a) =>
          faces.map((b) => {
            const winner = winnerOf(a, b, first, second);
            return {
              sign: winner === 'nobody' ? '=' : winner === 'first' ? 'A' : 'D',
              name: nameOf(winner),
              ...(winner !== 'nobody' && { befalls: other[winner] }),
              gravity: winner === 'nobody' ? 0 : 2,
            };
          }),
        ),
      },
      {
        kind: 'split',
        title: say.splitTitle,
        parts: (['first', 'nobody', 'second'] as const).flatMap((winner) => {
          const chance = won.get(winner);
          return chance ? [{ label: nameOf(winner), chance }] : [];
        }),
      },
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const both = { first, second };
    const stands = {
      first: standOf('first', both, situation),
      second: standOf('second', both, situation),
    };
    return { bars: [{ outcomes: outcomesOf(stands), asides: [] }], steps: stepsOf(both, stands) };
  }

  /** A fight, by Fight value and number of dice. */
  const fighting: DuelQuestion = {
    id: 'fight',
    name: say.name,
    refuse: () => undefined,
    switches: fightSwitches,
    answer,
  };

  return { fighting };
}
