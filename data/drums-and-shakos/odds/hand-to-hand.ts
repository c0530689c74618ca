import { never } from '@/lib/odds/chance';
import { type Distribution } from '@/lib/odds/distribution';
import type {
  Answer,
  DuelQuestion,
  Fighter,
  Gravity,
  GridCell,
  Outcome,
  Side,
  Situation,
  Step,
} from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { combatOf, has } from './fighter';
import { fightSwitchesIn } from './fight-switches';
import { type Meeting, meetingIn } from './meeting';
import { ofPairs, pairGrid } from './pairs';
import { fightResult, type Harm, harms, type Result } from './result';
import type { OddsWords } from './words';

const gravities: Readonly<Record<Harm, Gravity>> = { recoil: 1, fall: 2, wounded: 3, killed: 4 };

const signs: Readonly<Record<Harm, string>> = { recoil: 'r', fall: 'f', wounded: 'W', killed: 'K' };

/** `drawn`, or "second killed". */
export type Ending = 'drawn' | `${Side} ${Harm}`;

function endingOf(result: Result | undefined): Ending {
  return result ? `${result.befalls} ${result.harm}` : 'drawn';
}

function resultOf(meeting: Meeting, faces: readonly [number, number]): Result | undefined {
  const { first, second } = meeting.stands;
  const result = fightResult(faces, first, second);
  if (meeting.freeHack === 'none' || !result) return result;
  if (result.befalls === 'first') return undefined;
  const isLight = result.harm === 'recoil' || result.harm === 'fall';
  return meeting.freeHack === 'routed' && isLight ? { ...result, harm: 'wounded' } : result;
}

/** Riders who leave men on foot are not struck; they are when they recoil into them. */
function isImmune({ freeHack }: Meeting, { first, second }: Readonly<Record<Side, Fighter>>) {
  return freeHack !== 'none' && has(second, 'Mounted') && !has(first, 'Mounted');
}

/** How a meeting ends, over all pairs of dice. */
export function endings(meeting: Meeting): Distribution<Ending> {
  return ofPairs((faces) => endingOf(resultOf(meeting, faces)));
}

/** Hand-to-hand combat, told in these words. */
export function handToHandIn(words: OddsWords) {
  const { fightSwitches } = fightSwitchesIn(words);
  const { meetingOf } = meetingIn(words);

  const { fight } = words;

  const names: Readonly<Record<Harm, string>> = {
    recoil: fight.recoils,
    fall: fight.falls,
    wounded: fight.wounded,
    killed: fight.killed,
  };

  function outcomeName(side: Side, harm: Harm): string {
    return fight.outcome(words.sides[side], names[harm]);
  }

  /** Every way it can end: what befalls the second, gravest first, a draw, what befalls the first. */
  function outcomesOf(ends: Distribution<Ending>): readonly Outcome[] {
    const of = (side: Side, harm: Harm): Outcome => ({
      id: `${side}-${harm}`,
      name: outcomeName(side, harm),
      chance: ends.get(`${side} ${harm}`) ?? never,
      befalls: side,
      gravity: gravities[harm],
    });
    return [
      ...harms.toReversed().map((harm) => of('second', harm)),
      { id: 'drawn', name: fight.drawn, chance: ends.get('drawn') ?? never, gravity: 0 },
      ...harms.map((harm) => of('first', harm)),
    ];
  }

  function cellOf(result: Result | undefined): GridCell {
    if (!result) return { sign: '–', name: fight.drawn, gravity: 0 };
    const { befalls, harm } = result;
    return {
      sign: signs[harm],
      name: outcomeName(befalls, harm),
      befalls,
      gravity: gravities[harm],
    };
  }

  function totalSteps(
    meeting: Meeting,
    fighters: Readonly<Record<Side, Fighter>>,
  ): readonly Step[] {
    return sides.map((side) => ({
      kind: 'sum',
      title: fight.total(words.sides[side]),
      rows: [
        { label: words.terms.combat, amount: combatOf(fighters[side]) },
        ...meeting.modifiers[side],
      ],
      total: { label: words.terms.total, value: String(meeting.stands[side].adds) },
      source: words.book(fight.source),
    }));
  }

  /** How a meeting was worked out: the totals, the rules that bear on it, and all 36 pairs. */
  function fightSteps(
    meeting: Meeting,
    fighters: Readonly<Record<Side, Fighter>>,
  ): readonly Step[] {
    const { first, second } = meeting.stands;
    const source = words.book(fight.results);
    const both = [first, second];
    const rules = [
      fight.rules,
      ...(both.some((stand) => stand.hasBetterWeapon) ? [fight.betterRules] : []),
      ...(both.some((stand) => stand.isDown) ? [fight.fallenRules] : []),
      ...(both.some((stand) => stand.hasCuirass) ? [fight.cuirassRules] : []),
      ...(both.some((stand) => !stand.hasRoom) ? [fight.noRoomRules] : []),
      ...(meeting.freeHack === 'none' ? [] : [fight.freeHackRules]),
      ...(meeting.freeHack === 'routed' ? [fight.routedRules] : []),
      ...(isImmune(meeting, fighters) ? [fight.freeHackMounted] : []),
    ];
    return [
      ...totalSteps(meeting, fighters),
      ...rules.map((text): Step => ({ kind: 'say', text, source })),
      ...meeting.readings.map((text): Step => ({ kind: 'say', text, isReading: true })),
      pairGrid(
        fight.compare,
        [words.sides.first, words.sides.second],
        [first.adds, second.adds],
        (faces) => cellOf(resultOf(meeting, faces)),
      ),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const meeting = meetingOf(first, second, situation);
    return {
      bars: [{ outcomes: outcomesOf(endings(meeting)), asides: [] }],
      steps: fightSteps(meeting, { first, second }),
    };
  }

  /** A round of hand-to-hand combat; the first is the one who attacks. */
  const handToHand: DuelQuestion = {
    id: 'hand-to-hand',
    standing: 'usual',
    name: fight.name,
    refuse: () => undefined,
    switches: fightSwitches,
    answer,
  };

  return { outcomesOf, fightSteps, handToHand };
}
