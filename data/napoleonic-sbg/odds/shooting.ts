import { times } from '@/lib/odds/chance';
import { atLeast } from '@/lib/odds/dice';
import type { Distribution } from '@/lib/odds/distribution';
import {
  chancePast,
  type Gate,
  gateChain,
  type Raisable,
  raisable,
  throughGates,
} from '@/lib/odds/gates';
import type {
  Answer,
  Aside,
  DuelQuestion,
  Fighter,
  Situation,
  Step,
  Switch,
} from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import type { ShootingItem } from '../weapons';
import { barrelsIn } from './barrels';
import { atLeastSoMany, type Fate, fateIn, readFate, tries, unsaved } from './fate';
import { idOf, weaponOf, weaponsOf } from './carried';
import { carries, defenceOf, hasRule, isGun, mightOf, shootOf } from './fighter';
import { explosionIn, explosionShort } from './explosion';
import { mightIn, raiseOf, shortOfDie } from './might';
import { scatterIn } from './scatter';
import { toHitIn } from './to-hit';
import { type Blow, shortOfBlow, woundIn } from './wound';
import type { OddsWords } from './words';

/** The rolls of a shot, in the order in which they are thrown. */
interface Rolls {
  /** Until it strikes the target. */
  readonly aim: readonly Gate[];
  readonly wound: Raisable;
  readonly helmet: readonly Gate[];
  readonly fate: readonly Gate[];
}

/** By how much a blow falls short, or nothing at all where it sets off the grenades of the target. */
function shortOfShot(second: Fighter, blow: Blow): Distribution<number> {
  const short = shortOfBlow(blow);
  return carries(second, 'Grenades') ? explosionShort(short, blow.defence) : short;
}

/** The strength of a weapon at a range, against the target; Plunket wounds at +1. */
function blowOf(first: Fighter, second: Fighter, weapon: ShootingItem, situation: Situation): Blow {
  return {
    strength: weapon.strength[situation['range'] === 'near' ? 'half' : 'full'],
    defence: defenceOf(second),
    bonus: hasRule(first, 'Fatal Accuracy') ? 1 : 0,
  };
}

/** Shots of men, told in these words. */
export function shootingIn(words: OddsWords) {
  const { coverGate, coverSwitch, scatterGate, scatterSwitch } = scatterIn(words);
  const { blowSteps, helmetGate, targetReadings, woundGate } = woundIn(words);
  const { fateGate, fateSteps, fateSwitches } = fateIn(words);
  const { mightSteps, mightSwitch } = mightIn(words);
  const { barrelSwitch, barrelsAnswer, firesAll } = barrelsIn(words);
  const { explosionSteps } = explosionIn(words);
  const { toHit } = toHitIn(words);

  const { shot } = words;

  function switchesOf(first: Fighter, second: Fighter, set: Situation): readonly Switch[] {
    const carried = weaponsOf(first);
    const weapon = weaponOf(first, set);
    if (!weapon) return [];
    const isAll = firesAll(weapon, set);
    const scatters = weapon.scatterInches !== undefined && !isAll;
    return [
      ...(carried.length > 1
        ? [
            {
              id: 'weapon',
              side: 'first' as const,
              label: shot.weapon,
              choices: carried.map((item) => ({ id: idOf(item), label: item.name })),
            },
          ]
        : []),
      {
        id: 'range',
        label: shot.range,
        choices: (['far', 'near'] as const).map((id) => ({ id, label: shot.ranges[id] })),
      },
      coverSwitch,
      ...(scatters && !isOn(set, 'large') ? [scatterSwitch('small')] : []),
      ...(scatters ? [{ id: 'large', label: shot.large, help: shot.largeHelp }] : []),
      ...(weapon.name === 'Brace of Pistols'
        ? [{ id: 'both', side: 'first' as const, label: shot.both, help: shot.bothHelp }]
        : []),
      ...barrelSwitch(weapon),
      ...(isAll ? [] : mightSwitch('first', mightOf(first))),
      { id: 'second-helmet', side: 'second', label: shot.helmet },
      ...fateSwitches('second', second, set),
    ];
  }

  function hitGate(needed: number): Raisable {
    const ending = { id: 'missed', name: shot.outcomes.missed, gravity: 0 } as const;
    return raisable(shot.hit(needed), shortOfDie(needed), ending);
  }

  function rollsOf(
    [first, second]: readonly [Fighter, Fighter],
    weapon: ShootingItem,
    situation: Situation,
    blow: Blow,
  ): Rolls {
    const scatters = weapon.scatterInches !== undefined && !isOn(situation, 'large');
    const unhurt = { id: 'unhurt', name: shot.outcomes.unhurt, gravity: 0 } as const;
    return {
      aim: [
        hitGate(toHit(first, weapon, situation).needed),
        ...(scatters ? [scatterGate(situation)] : []),
        coverGate(situation),
      ],
      wound: woundGate(blow, unhurt, shortOfShot(second, blow)),
      helmet: helmetGate(isOn(situation, 'second-helmet')),
      fate: fateGate(readFate('second', second, situation)),
    };
  }

  /** What stands beside the outcomes: two pistols at once, and the wounds of Fatal Accuracy. */
  function asidesOf(
    { aim, wound, helmet }: Rolls,
    bonus: number,
    fate: Fate | undefined,
    situation: Situation,
  ): readonly Aside[] {
    const raise = raiseOf('first', situation);
    // Might is spent once for both shots; which of them needs it is seen too late to say.
    const one = chancePast([...aim, wound, ...helmet]);
    return [
      ...(isOn(situation, 'both') && raise === 0
        ? [
            {
              id: 'both',
              name: shot.atLeastOne,
              value: atLeastSoMany(unsaved(tries(2, one), fate), 1),
              kind: 'chance',
            } as const,
          ]
        : []),
      ...(bonus > 0
        ? [
            {
              id: 'several',
              name: shot.several,
              value: times(chancePast(aim, raise), atLeast(6 - bonus)),
              kind: 'chance',
            } as const,
          ]
        : []),
    ];
  }

  function stepsOf(
    [first, second]: readonly [Fighter, Fighter],
    weapon: ShootingItem,
    situation: Situation,
    blow: Blow,
    rolls: Rolls,
  ): readonly Step[] {
    const gates = [...rolls.aim, rolls.wound, ...rolls.helmet, ...rolls.fate];
    const scatters = weapon.scatterInches !== undefined && !isOn(situation, 'large');
    const reading = (text: string): Step => ({ kind: 'say', text, isReading: true });
    const past = shot.outcomes.wounded;
    return [
      ...toHit(first, weapon, situation).steps,
      ...(scatters
        ? [
            { kind: 'say', text: shot.crowd, source: words.source('Scatter') } as const,
            reading(shot.readings.crowd),
            reading(shot.readings.order),
          ]
        : []),
      ...blowSteps(blow),
      ...(blow.bonus > 0 ? [reading(shot.readings.accuracy)] : []),
      ...explosionSteps(second, situation),
      ...targetReadings(second),
      ...fateSteps(second, readFate('second', second, situation)),
      gateChain(shot.title, gates, past),
      ...mightSteps(gates, past, raiseOf('first', situation)),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const weapon = weaponOf(first, situation);
    if (!weapon) throw new Error(`${first.profile.id} has nothing to shoot with`);
    const blow = blowOf(first, second, weapon, situation);
    if (firesAll(weapon, situation)) return barrelsAnswer(second, blow, situation);
    const rolls = rollsOf([first, second], weapon, situation, blow);
    const gates = [...rolls.aim, rolls.wound, ...rolls.helmet, ...rolls.fate];
    const outcomes = throughGates(
      gates,
      { id: 'wounded', name: shot.outcomes.wounded, befalls: 'second', gravity: 3 },
      raiseOf('first', situation),
    );
    const asides = asidesOf(rolls, blow.bonus, readFate('second', second, situation), situation);
    return {
      bars: [{ outcomes, asides }],
      steps: stepsOf([first, second], weapon, situation, blow, rolls),
    };
  }

  /** A shot of small arms. */
  const shooting: DuelQuestion = {
    id: 'shooting',
    standing: 'usual',
    name: shot.name,
    refuse: (first) =>
      isGun(first) || weaponsOf(first).length === 0 || Number.isNaN(shootOf(first))
        ? shot.nothing(first.profile.name)
        : undefined,
    switches: (first, second, set) => switchesOf(first, second, set),
    answer,
  };

  return { shooting };
}
