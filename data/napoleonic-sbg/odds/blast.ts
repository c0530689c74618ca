import { always, type Distribution, follow } from '@/lib/odds/distribution';
import { certain, type Chance, chance, not } from '@/lib/odds/chance';
import { atLeast, sumOf } from '@/lib/odds/dice';
import { type Gate, gateChain, throughGates } from '@/lib/odds/gates';
import type { Answer, Fighter, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { defenceOf } from './fighter';
import { fateIn, readFate } from './fate';
import type { Aimed, Firing, Mark } from './firing';
import { mightIn, raiseOf } from './might';
import { scoreWords, shortOfBlow, woundIn } from './wound';
import { toWound } from '../to-wound';
import type { OddsWords } from './words';

/** Who lies down or has hard cover is struck by a shell's blast on this. */
const coverScore = 3;

/** D3″, and 1″ more with Gourgaud: how often a shell reaches so far. */
export function blastReaches(inches: number, bonus: 0 | 1): Chance {
  return chance([1, 2, 3].filter((radius) => radius + bonus >= inches).length, 3);
}

/** Strength of the blow on whoever stands near: two dice of a shell, the table's of a rocket. */
function strengthsOf({ gun, fired }: Firing): Distribution<number> {
  if (fired === 'shell') return sumOf(2);
  return always(gun.kind === 'rocket' ? gun.nearbyStrength : 0);
}

function inchesOf(mark: Mark): number {
  return Number(mark.replace('near-', '')) || 1;
}

interface Near extends Aimed {
  readonly mark: Mark;
}

/** What a shell or rocket does to a model near its target, told in these words. */
export function blastIn(words: OddsWords) {
  const { helmetGate, targetReadings, woundGate } = woundIn(words);
  const { fateGate, fateSteps } = fateIn(words);
  const { mightSteps } = mightIn(words);

  const { blast: say, gun, shot } = words;

  function gate(label: string, pass: Chance, id: string, name: string): Gate {
    return {
      label,
      pass,
      stops: [{ ending: { id, name, gravity: 0 }, chance: not(pass) }],
    };
  }

  function nearGates(
    firing: Firing,
    mark: Mark,
    second: Fighter,
    situation: Situation,
  ): readonly Gate[] {
    const defence = defenceOf(second);
    const isShell = firing.fired === 'shell';
    const reach = isShell ? blastReaches(inchesOf(mark), firing.hasGourgaud ? 1 : 0) : certain;
    const isCovered = isShell && isOn(situation, 'second-covered');
    const short = follow(strengthsOf(firing), (strength) =>
      shortOfBlow({ strength, defence, bonus: 0 }),
    );
    const [strength = 0] = strengthsOf(firing).keys();
    const down = { id: 'down', name: gun.outcomes.down, befalls: 'second', gravity: 2 } as const;
    const wound = woundGate({ strength, defence, bonus: 0 }, down, short);
    return [
      gate(say.reaches(inchesOf(mark)), reach, 'beyond', say.beyond),
      ...(isCovered ? [gate(shot.passes(coverScore), atLeast(coverScore), 'kept', say.kept)] : []),
      isShell ? { ...wound, label: say.wounds } : wound,
      ...helmetGate(isOn(situation, 'second-helmet')),
      ...fateGate(readFate('second', second, situation)),
    ];
  }

  function rules({ fired, gun: table }: Firing, second: Fighter): readonly Step[] {
    if (fired === 'shell')
      return [{ kind: 'say', text: say.shell, source: words.source('Types of Shot') }];
    const strength = table.kind === 'rocket' ? table.nearbyStrength : 0;
    const score = scoreWords(toWound(strength, defenceOf(second)));
    return [
      { kind: 'say', text: say.rocket, source: words.source('Rockets') },
      {
        kind: 'say',
        text: shot.chart(strength, defenceOf(second), score),
        source: words.source('Wound Chart'),
      },
    ];
  }

  /** A model near the target, whom the shot need not hit. */
  function blastAnswer({ second, firing, mark, way, steps, situation }: Near): Answer {
    const gates = [...way, ...nearGates(firing, mark, second, situation)];
    const past = {
      id: 'wounded',
      name: gun.outcomes.wounded,
      befalls: 'second',
      gravity: 3,
    } as const;
    const raise = raiseOf('first', situation);
    return {
      bars: [{ outcomes: throughGates(gates, past, raise), asides: [] }],
      steps: [
        ...steps,
        ...rules(firing, second),
        { kind: 'say', text: say.reading, isReading: true },
        ...targetReadings(second),
        ...fateSteps(second, readFate('second', second, situation)),
        gateChain(gun.title, gates, past.name),
        ...mightSteps(gates, past.name, raise),
      ],
    };
  }

  return { blastAnswer };
}
