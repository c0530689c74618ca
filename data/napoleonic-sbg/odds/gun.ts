import { not, times } from '@/lib/odds/chance';
import { atLeast } from '@/lib/odds/dice';
import {
  type Ending,
  type Gate,
  gateChain,
  type Raisable,
  raisable,
  throughGates,
} from '@/lib/odds/gates';
import type { Answer, Aside, DuelQuestion, Fighter, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { canisterStrength, grapeStrength, gunOf } from '../guns';
import { blastIn } from './blast';
import { fateIn, readFate } from './fate';
import { defenceOf } from './fighter';
import { base, type Firing, firingOf, gunHitsOn, isPellets, markOf, strengthOf } from './firing';
import { type Ball, ballThrough, lineIn, menBefore, shortOfBall } from './line';
import { mightIn, raiseOf, shortOfBest } from './might';
import { gunSwitchesIn } from './gun-switches';
import { scatterIn } from './scatter';
import { siegeIn } from './siege';
import type { OddsWords } from './words';
import { type Blow, woundIn } from './wound';

/** D3 rockets a turn are two on the average. */
const rocketsPerTurn = 2n;

/** Shots of guns, told in these words. */
export function gunIn(words: OddsWords) {
  const { gunSwitches } = gunSwitchesIn(words);
  const { coverGate, scatterGate } = scatterIn(words);
  const { blowSteps, helmetGate, targetReadings, woundGate } = woundIn(words);

  const { fateGate, fateSteps } = fateIn(words);
  const { mightSteps } = mightIn(words);
  const { lineGate, lineSteps } = lineIn(words);
  const { siegeAnswer } = siegeIn(words);
  const { blastAnswer } = blastIn(words);

  const { gun: say, shot } = words;

  function hitGate(firing: Firing): Raisable {
    const needed = gunHitsOn(firing);
    const ending: Ending = { id: 'missed', name: shot.outcomes.missed, gravity: 0 };
    return raisable(say.hit(needed), shortOfBest(firing.hasGunner ? 2 : 1, needed), ending);
  }

  function fuseGate({ fired, hasGourgaud }: Firing): readonly Gate[] {
    if (fired !== 'shell' || hasGourgaud) return [];
    const pass = atLeast(2);
    const ending: Ending = { id: 'early', name: say.outcomes.early, gravity: 0 };
    return [{ label: say.fuse, pass, stops: [{ ending, chance: not(pass) }] }];
  }

  /** Until the shot bursts or strikes. */
  function wayOf(firing: Firing, situation: Situation): readonly Gate[] {
    const roll = { dice: firing.hasGunner ? 2 : 1, bonus: firing.hasGourgaud ? 1 : 0 } as const;
    return [
      hitGate(firing),
      ...(isPellets(firing.fired) ? [] : [scatterGate(situation, roll)]),
      ...fuseGate(firing),
    ];
  }

  function gatesOf(
    firing: Firing,
    second: Fighter,
    situation: Situation,
    blow: Blow,
    ball: Ball | undefined,
  ): readonly Gate[] {
    const unhurt: Ending = isPellets(firing.fired)
      ? { id: 'unhurt', name: say.outcomes.unhurt, gravity: 0 }
      : { id: 'down', name: say.outcomes.down, befalls: 'second', gravity: 2 };
    return [
      ...wayOf(firing, situation),
      ...(ball ? [lineGate(ball)] : []),
      coverGate(situation),
      woundGate(blow, unhurt, ball && shortOfBall(ball)),
      ...helmetGate(isOn(situation, 'second-helmet')),
      ...fateGate(readFate('second', second, situation)),
    ];
  }

  /** Round shot that must go through men before its target. */
  function ballOf(firing: Firing, blow: Blow, situation: Situation): Ball | undefined {
    const men = firing.fired === 'round' ? menBefore(situation) : 0;
    return men > 0 ? ballThrough(men, blow.strength, blow.defence) : undefined;
  }

  function hitSteps(firing: Firing): readonly Step[] {
    const { fired, range, isTrained, hasGunner } = firing;
    const source = words.source('Firing Cannon');
    const steps: Step[] = [];
    if (!isTrained) steps.push({ kind: 'say', text: say.untrained, source });
    else if (fired === 'rocket')
      steps.push({ kind: 'say', text: say.rocket, source: words.source('Rockets') });
    else
      steps.push({
        kind: 'sum',
        title: shot.toHit,
        rows: [
          { label: say.base, amount: base },
          ...(range === 'far' ? [] : [{ label: say.near, amount: -1 }]),
          ...(range === 'quarter' ? [{ label: say.nearer, amount: -1 }] : []),
        ],
        total: { label: shot.toHit, value: `${gunHitsOn(firing)}+` },
        source,
      });
    if (hasGunner)
      steps.push({ kind: 'say', text: say.gunner, source: words.source('Modifying Cannon') });
    return steps;
  }

  function readingsOf({ fired }: Firing, situation: Situation): readonly string[] {
    const { readings } = say;
    if (isPellets(fired)) return [readings.pellets];
    return [
      shot.readings.crowd,
      ...(fired === 'round' ? [readings.line] : []),
      ...(fired === 'shell' ? [readings.shell] : []),
      ...(fired === 'rocket' && isOn(situation, 'second-helmet') ? [readings.helmet] : []),
    ];
  }

  function rulesOf({ fired }: Firing): readonly Step[] {
    const source = words.source('Types of Shot');
    if (isPellets(fired)) {
      const strength = fired === 'grape' ? grapeStrength : canisterStrength;
      return [{ kind: 'say', text: say.pellets(strength), source }];
    }
    return [
      { kind: 'say', text: shot.crowd, source: words.source('Scatter') },
      { kind: 'say', text: say.outright, source },
      ...(fired === 'rocket'
        ? []
        : [{ kind: 'say', text: say.noHelmet, source: words.source('Helmet') } as const]),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const firing = firingOf(first, situation);
    const mark = markOf(second, firing.fired, situation);
    if (mark === 'gun') {
      const way = [hitGate(firing), ...fuseGate(firing), coverGate(situation)];
      const steps = hitSteps(firing);
      return siegeAnswer({ first, second, firing, way, steps, situation });
    }
    if (mark !== 'crew') {
      const way = [...wayOf(firing, situation), coverGate(situation)];
      const steps = hitSteps(firing);
      return blastAnswer({ second, firing, mark, way, steps, situation });
    }
    const blow = { strength: strengthOf(firing), defence: defenceOf(second), bonus: 0 };
    const ball = ballOf(firing, blow, situation);
    const gates = gatesOf(firing, second, situation, blow, ball);
    const past: Ending = isPellets(firing.fired)
      ? { id: 'wounded', name: say.outcomes.wounded, befalls: 'second', gravity: 3 }
      : { id: 'killed', name: say.outcomes.killed, befalls: 'second', gravity: 4 };
    const outcomes = throughGates(gates, past, raiseOf('first', situation));
    const [struck] = outcomes;
    const asides: readonly Aside[] =
      firing.fired === 'rocket' && struck
        ? [
            {
              id: 'rapid',
              name: say.rapid,
              value: times(struck.chance, { ways: rocketsPerTurn, of: 1n }),
              kind: 'number',
            },
          ]
        : [];
    return {
      bars: [{ outcomes, asides }],
      steps: [
        ...hitSteps(firing),
        ...rulesOf(firing),
        ...blowSteps(blow),
        ...(ball ? lineSteps(ball) : []),
        ...readingsOf(firing, situation).map((text): Step => ({
          kind: 'say',
          text,
          isReading: true,
        })),
        ...targetReadings(second),
        ...fateSteps(second, readFate('second', second, situation)),
        gateChain(say.title, gates, past.name),
        ...mightSteps(gates, past.name, raiseOf('first', situation)),
      ],
    };
  }

  /** A shot of a gun, howitzer or rocket at a model. */
  const gunfire: DuelQuestion = {
    id: 'gun',
    standing: 'usual',
    name: say.name,
    refuse: (first) => (gunOf(first.profile.id) ? undefined : say.none(first.profile.name)),
    switches: gunSwitches,
    answer,
  };

  return { gunfire };
}
