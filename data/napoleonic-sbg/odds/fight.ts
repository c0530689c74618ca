import { type Chance, never, not, times } from '@/lib/odds/chance';
import { faces, highestOf } from '@/lib/odds/dice';
import { type Distribution, together } from '@/lib/odds/distribution';
import type {
  Answer,
  Aside,
  DuelQuestion,
  Fighter,
  Outcome,
  Side,
  Situation,
  Step,
} from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { toWound } from '../to-wound';
import { atLeastSoMany, fateIn, tries, unsaved } from './fate';
import { type Both, fightStandIn, other, type Stand } from './fight-stand';
import { fightSwitchesIn } from './fight-switches';
import { mightIn } from './might';
import type { OddsWords } from './words';
import { blowChance, helmetFails, scoreWords, woundIn } from './wound';

type Winner = Side | 'nobody';

/** What a highest die counts for: raised as far as Might goes, and then 1 less where it must be. */
function counts(face: number, { raise, penalty }: Stand): number {
  return Math.min(6, face + raise) - penalty;
}

/** Who wins with these highest dice. */
function winnerOf(a: number, b: number, first: Stand, second: Stand): Winner {
  const [mine, theirs] = [counts(a, first), counts(b, second)];
  if (mine !== theirs) return mine > theirs ? 'first' : 'second';
  if (first.fight === second.fight) return 'nobody';
  return first.fight > second.fight ? 'first' : 'second';
}

/** How often each side wins, by the highest die that it throws. */
function winners(first: Stand, second: Stand): Distribution<Winner> {
  return together(highestOf(first.dice), highestOf(second.dice), (a, b) =>
    winnerOf(a, b, first, second),
  );
}

/** How many wounds the winner's blows leave on the loser. */
function woundsOf(winner: Stand, loser: Stand): Distribution<number> {
  const one = blowChance(winner.blow);
  const each = loser.wearsHelmet ? times(one, helmetFails) : one;
  return unsaved(tries(winner.dice, each), loser.fate);
}

/** Fights, told in these words. */
export function fightIn(words: OddsWords) {
  const { standOf } = fightStandIn(words);
  const { fightSwitches } = fightSwitchesIn(words);
  const { blowSteps, targetReadings } = woundIn(words);
  const { fateSteps } = fateIn(words);
  const { mightReadings } = mightIn(words);

  const { fight: say } = words;

  function outcomesOf(stands: Readonly<Record<Side, Stand>>): readonly Outcome[] {
    const won = winners(stands.first, stands.second);
    const of = (side: Side): readonly [Outcome, Outcome] => {
      const loser = other[side];
      const wins = won.get(side) ?? never;
      const wounds = atLeastSoMany(woundsOf(stands[side], stands[loser]), 1);
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

  /** Of who has more than one Wound: how often all are lost at once. */
  function asidesOf(stands: Readonly<Record<Side, Stand>>): readonly Aside[] {
    const won = winners(stands.first, stands.second);
    return (['second', 'first'] as const).flatMap((loser) => {
      const [winner, { wounds: most }] = [other[loser], stands[loser]];
      if (most < 2) return [];
      const chance: Chance = atLeastSoMany(woundsOf(stands[winner], stands[loser]), most);
      return [
        {
          id: `${loser}-killed`,
          name: say.killed(words.sides[loser], most),
          value: times(won.get(winner) ?? never, chance),
          kind: 'chance' as const,
        },
      ];
    });
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
      ...(first.raise + second.raise > 0 ? [readings.raise] : []),
    ].map((text): Step => ({ kind: 'say', text, isReading: true }));
    const nameOf = (winner: Winner) =>
      winner === 'nobody' ? say.undecided : say.wins(words.sides[winner]);
    const faceHeads = (stand: Stand) => faces.map((face) => `${counts(face, stand)}`);
    return [
      ...sideSteps('first', first),
      ...sideSteps('second', second),
      { kind: 'say', text: say.winner },
      ...readingSteps,
      ...(first.raise + second.raise > 0 ? mightReadings() : []),
      ...targetReadings(both.second),
      ...sides.flatMap((side) => fateSteps(both[side], stands[side].fate)),
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
    return {
      bars: [{ outcomes: outcomesOf(stands), asides: asidesOf(stands) }],
      steps: stepsOf(both, stands),
    };
  }

  /** A fight, by Fight value and number of dice. */
  const fighting: DuelQuestion = {
    id: 'fight',
    standing: 'usual',
    name: say.name,
    refuse: () => undefined,
    switches: fightSwitches,
    answer,
  };

  return { fighting };
}
