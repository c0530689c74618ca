import { type Chance, never, not, plus, sum, times } from '@/lib/odds/chance';
import { die, highestOf, sumOf } from '@/lib/odds/dice';
import {
  always,
  chanceThat,
  type Distribution,
  expected,
  follow,
  mapEach,
  together,
} from '@/lib/odds/distribution';
import { gateChain, throughGates } from '@/lib/odds/gates';
import type { Answer, Aside, Fighter, Outcome, Step } from '@/lib/odds/question';
import { gunColumns } from '../guns';
import { type Aimed, type Firing, strengthOf } from './firing';
import { mightIn, raiseOf } from './might';
import { type Blow, woundIn } from './wound';
import type { OddsWords } from './words';

/** Shots for which it is said how often the gun is gone after them. */
const mostShots = 4;

/** What a gun itself can bear. */
interface Built {
  readonly defence: number;
  readonly batterPoints: number;
}

function builtOf({ profile }: Fighter): Built {
  const row = profile.tables?.[0]?.row ?? [];
  const cell = (column: (typeof gunColumns)[number]) => Number(row[gunColumns.indexOf(column)]);
  return { defence: cell('defence'), batterPoints: cell('batter') };
}

/** Batter Points of one result of the Batter Chart; stronger blows count twice or three times. */
export function batterPoints(score: number, strength: number): number {
  const factor = strength >= 13 ? 3 : strength >= 10 ? 2 : 1;
  if (score <= 1) return 0;
  return score >= 6 ? 2 * factor : factor;
}

/** How the chart is rolled on: Siege Veterans throw two dice, Gourgaud adds one. */
function batterRoll(dice: 1 | 2, bonus: 0 | 1): Distribution<number> {
  return mapEach(dice === 1 ? die : highestOf(dice), (face) => Math.min(6, face + bonus));
}

/** A blow of one Strength: how often it wounds, and what stops it. */
interface Struck {
  readonly strength: number;
  readonly chance: Chance;
  readonly stopped: readonly Outcome[];
}

interface Asked extends Aimed {
  readonly first: Fighter;
}

/** Shots at guns, told in these words. */
export function siegeIn(words: OddsWords) {
  const { blowSteps, woundGate } = woundIn(words);
  const { mightReadings, mightSteps } = mightIn(words);

  const { siege: say, gun } = words;

  const unhurt = { id: 'unhurt', name: say.unhurt, gravity: 0 } as const;

  /** Strength of the blow: a howitzer's shell throws two dice for it. */
  function strengths(firing: Firing): Distribution<number> {
    return firing.fired === 'shell' ? sumOf(2) : always(strengthOf(firing));
  }

  function rollOf({ first, firing }: Asked): Distribution<number> {
    return batterRoll(first.options.has('siege-veterans') ? 2 : 1, firing.hasGourgaud ? 1 : 0);
  }

  /** For each Strength that the shot can have: how often it wounds the gun, and what stops it. */
  function blowsOf(asked: Asked, defence: number): readonly Struck[] {
    const { firing, way, situation } = asked;
    const past = { id: 'past', name: '', gravity: 0 } as const;
    return [...strengths(firing)].map(([strength, often]) => {
      const gates = [...way, woundGate({ strength, defence, bonus: 0 }, unhurt)];
      const [struck, ...stopped] = throughGates(gates, past, raiseOf('first', situation)).map(
        (one) => ({ ...one, chance: times(often, one.chance) }),
      );
      return { strength, chance: struck?.chance ?? never, stopped };
    });
  }

  /** Batter Points of one shot, and what stopped it where it made none. */
  function outcomesOf(asked: Asked, built: Built): readonly Outcome[] {
    const roll = rollOf(asked);
    const found = new Map<string, Outcome>();
    const add = (outcome: Outcome) => {
      const before = found.get(outcome.id);
      const chance = before ? plus(before.chance, outcome.chance) : outcome.chance;
      found.set(outcome.id, { ...outcome, chance });
    };
    for (const { strength, chance, stopped } of blowsOf(asked, built.defence)) {
      for (const [score, one] of roll)
        add(damage(batterPoints(score, strength), built, times(chance, one)));
      for (const one of stopped) add(one);
    }
    return [...found.values()].toSorted((a, b) => rank(b, built) - rank(a, built));
  }

  function damage(points: number, { batterPoints: most }: Built, chance: Chance): Outcome {
    if (points === 0) return { id: 'points-0', name: say.noEffect, chance, gravity: 0 };
    const isGone = points >= most;
    return {
      id: isGone ? 'destroyed' : `points-${points}`,
      name: isGone ? say.destroyed : say.points(points),
      chance,
      befalls: 'second',
      gravity: isGone ? 4 : points > 1 ? 3 : 2,
    };
  }

  /** Most damage first, then what came nearest to it. */
  function rank({ id }: Outcome, { batterPoints: most }: Built): number {
    if (id === 'destroyed') return most + 1;
    return id.startsWith('points-') ? Number(id.slice('points-'.length)) : -1;
  }

  /** Batter Points of one shot, also more than the gun has left. */
  function pointsOf(asked: Asked, built: Built): Distribution<number> {
    const blows = blowsOf(asked, built.defence);
    const struck = new Map(blows.map(({ strength, chance }) => [strength, chance]));
    const roll = rollOf(asked);
    return follow(struck.set(0, not(sum(struck.values()))), (strength) =>
      strength === 0 ? always(0) : mapEach(roll, (score) => batterPoints(score, strength)),
    );
  }

  /** Might is there once, so that with it nothing is said of further shots. */
  function asidesOf(
    points: Distribution<number>,
    { batterPoints: most }: Built,
    last: number,
  ): readonly Aside[] {
    const asides: Aside[] = [
      { id: 'mean', name: say.mean, value: expected(points), kind: 'number' },
    ];
    let done = points;
    for (let shots = 2; shots <= last; shots += 1) {
      done = together(done, points, (before, more) => before + more);
      asides.push({
        id: `after-${shots}`,
        name: say.after(shots),
        value: chanceThat(done, (made) => made >= most),
        kind: 'chance',
      });
    }
    return asides;
  }

  function chartStep(asked: Asked): Step {
    const results = mapEach(rollOf(asked), (score) =>
      score <= 1 ? 'none' : score >= 6 ? 'broken' : 'damaged',
    );
    return {
      kind: 'split',
      title: say.chart,
      parts: (['none', 'damaged', 'broken'] as const).map((id) => ({
        label: say.results[id],
        chance: results.get(id) ?? never,
      })),
    };
  }

  /** A shot at the gun instead of its crew. */
  function siegeAnswer(asked: Asked): Answer {
    const { first, second, firing, way, steps, situation } = asked;
    const built = builtOf(second);
    const source = words.source('Batter Chart');
    const reading = (text: string): Step => ({ kind: 'say', text, isReading: true });
    const isShell = firing.fired === 'shell';
    const isRaised = raiseOf('first', situation) > 0;
    const strength = strengthOf(firing);
    const blow: Blow = { strength, defence: built.defence, bonus: 0 };
    const gates = [...way, woundGate(blow, unhurt)];
    return {
      bars: [
        {
          outcomes: outcomesOf(asked, built),
          asides: asidesOf(pointsOf(asked, built), built, isRaised ? 1 : mostShots),
        },
      ],
      steps: [
        ...steps,
        { kind: 'say', text: say.rules(built.defence, built.batterPoints), source },
        ...(isShell
          ? [{ kind: 'say', text: say.shell, source: words.source('Types of Shot') } as const]
          : blowSteps(blow)),
        ...(first.options.has('siege-veterans')
          ? [{ kind: 'say', text: say.veterans, source: words.source('Siege Veterans') } as const]
          : []),
        ...(firing.hasGourgaud ? [{ kind: 'say', text: gun.gourgaudHelp } as const] : []),
        chartStep(asked),
        reading(say.stronger),
        reading(say.gone),
        ...(isShell
          ? [reading(say.fuse), ...(isRaised ? mightReadings() : [])]
          : [
              gateChain(say.title, gates, say.wounded),
              ...mightSteps(gates, say.wounded, raiseOf('first', situation)),
            ]),
      ],
    };
  }

  return { siegeAnswer };
}
