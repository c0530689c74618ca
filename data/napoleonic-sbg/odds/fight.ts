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
  Switch,
} from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { toWound } from '../to-wound';
import { attacksOf, carries, defenceOf, fightOf, hasRule, ofSide, strengthOf } from './fighter';
import { type FightKind, fightKindsOf, hasHandWeapon } from './fight-weapons';
import { type Blow, blowChance, blowSteps, helmetFails, scoreWords, targetReadings } from './wound';
import { words } from './words';

const { fight: say } = words;

const mostDice = 8;
const other: Readonly<Record<Side, Side>> = { first: 'second', second: 'first' };

type Both = Readonly<Record<Side, Fighter>>;

function sideSwitches(side: Side, fighter: Fighter): readonly Switch[] {
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
    { id: ofSide(side, 'helmet'), side, label: say.helmet },
  ];
}

function switchesOf(first: Fighter, second: Fighter): readonly Switch[] {
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
    ...sideSwitches('first', first),
    ...sideSwitches('second', second),
  ];
}

/** One side of a fight, as its dice know it. */
interface Stand {
  readonly dice: number;
  /** 1 or 0, off the highest die. */
  readonly penalty: number;
  readonly fight: number;
  readonly blow: Blow;
  readonly wearsHelmet: boolean;
  /** What was said of its weapon. */
  readonly rules: readonly string[];
  readonly kind: FightKind;
}

function kindOf(side: Side, fighter: Fighter, situation: Situation): FightKind {
  const kinds = fightKindsOf(fighter);
  return kinds.find((kind) => kind === situation[ofSide(side, 'weapon')]) ?? kinds[0] ?? 'none';
}

/** Why a side is 1 off to win; nothing = it is not. */
function penaltyOf(
  side: Side,
  fighter: Fighter,
  kind: FightKind,
  situation: Situation,
): string | undefined {
  const { penalties } = say;
  switch (kind) {
    case 'gun':
    case 'two-handed':
      return penalties[kind];
    case 'pike':
      return isOn(situation, ofSide(side, 'supported')) ? undefined : penalties.pike;
    case 'lance':
      return situation['charge'] === other[side] && !hasHandWeapon(fighter)
        ? penalties.lance
        : undefined;
    default:
      return undefined;
  }
}

/** What a mounted charge adds when wounding; nothing = nothing. */
function bonusOf(
  side: Side,
  fighter: Fighter,
  kind: FightKind,
  situation: Situation,
): string | undefined {
  if (situation['charge'] !== side) return undefined;
  if (kind === 'lance') return say.lanceBonus;
  return kind === 'hand' && hasRule(fighter, 'Charge!') && carries(fighter, 'Sword')
    ? say.chargeBonus
    : undefined;
}

function standOf(side: Side, both: Both, situation: Situation): Stand {
  const [own, enemy] = [both[side], both[other[side]]];
  const kind = kindOf(side, own, situation);
  const hasBrute = hasRule(own, 'Brute Strength');
  const penalty = penaltyOf(side, own, kind, situation);
  const bonus = bonusOf(side, own, kind, situation);
  const counts = penalty !== undefined && !hasBrute;
  return {
    dice: Number(situation[ofSide(side, 'dice')]) || attacksOf(own),
    penalty: counts ? 1 : 0,
    fight: fightOf(own) + (isOn(situation, ofSide(side, 'duke')) ? 1 : 0),
    blow: {
      strength: strengthOf(own),
      defence: defenceOf(enemy),
      bonus: (bonus === undefined ? 0 : 1) + (hasRule(own, 'Fatal Accuracy') ? 1 : 0),
    },
    wearsHelmet: isOn(situation, ofSide(side, 'helmet')),
    rules: [
      ...(counts ? [penalty] : []),
      ...(penalty !== undefined && hasBrute ? [say.penalties.brute] : []),
      ...(bonus === undefined ? [] : [bonus]),
    ],
    kind,
  };
}

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
      parts: (['first', 'nobody', 'second'] as const).map((winner) => ({
        label: nameOf(winner),
        chance: won.get(winner) ?? never,
      })),
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
export const fighting: DuelQuestion = {
  id: 'fight',
  name: say.name,
  refuse: () => undefined,
  switches: switchesOf,
  answer,
};
