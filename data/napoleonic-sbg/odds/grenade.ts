import { certain, type Chance, chance, never, not, plus, sum, times } from '@/lib/odds/chance';
import { atLeast, faces } from '@/lib/odds/dice';
import type { Answer, DuelQuestion, Fighter, Outcome, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { fateFails, fateIn, readFate } from './fate';
import { carries, defenceOf, fightOf, shootOf } from './fighter';
import { type Blow, blowChance, helmetFails, woundIn } from './wound';
import type { OddsWords } from './words';

/** Strength of the blow on the target and on the thrower, of a dud, and of the blast around. */
const strengths = { blow: 5, dud: 1, blast: 3 } as const;

/** Who lies down or has hard cover is hit on this alone. */
const coverScore = 4;

/** Whom a throw is about: the target, or a man within D2″ of him. */
const marks = ['target', 'one', 'two'] as const;
type Mark = (typeof marks)[number];

function markOf(situation: Situation): Mark {
  return marks.find((mark) => mark === situation['second-mark']) ?? 'target';
}

/** How often a blast of D2″ reaches so far. */
const reaches: Readonly<Record<Mark, Chance>> = {
  target: certain,
  one: certain,
  two: chance(1, 2),
};

function neededBy(first: Fighter, situation: Situation): number {
  // A 1 misses whatever the score.
  return Math.max(2, shootOf(first) - (situation['range'] === 'near' ? 1 : 0));
}

/** Grenades, told in these words. */
export function grenadeIn(words: OddsWords) {
  const { blowSteps, targetReadings } = woundIn(words);

  const { fateSteps, fateSwitches } = fateIn(words);

  const { fate: fateWords, grenade: say, shot } = words;

  function blowOn(second: Fighter, strength: number): Blow {
    return { strength, defence: defenceOf(second), bonus: 0 };
  }

  /** What befalls the thrower: a 1 to hit, and then more than his Fight value. */
  function accident(first: Fighter): readonly Outcome[] {
    const burst = times(chance(1, 6), not(atMost(fightOf(first))));
    const wounds = blowChance(blowOn(first, strengths.blow));
    return [
      {
        id: 'first-wounded',
        name: say.outcomes.thrower,
        chance: times(burst, wounds),
        befalls: 'first',
        gravity: 3,
      },
      {
        id: 'burst',
        name: say.outcomes.burst,
        chance: times(burst, not(wounds)),
        befalls: 'first',
        gravity: 1,
      },
    ];
  }

  function outcomesOf(first: Fighter, second: Fighter, situation: Situation): readonly Outcome[] {
    const mark = markOf(situation);
    const hit = atLeast(neededBy(first, situation));
    const live = times(hit, atLeast(2));
    const dud = times(hit, chance(1, 6));
    const covered = isOn(situation, 'second-covered') ? atLeast(coverScore) : certain;
    const helmet = isOn(situation, 'second-helmet') ? helmetFails : certain;
    const struck = times(live, times(reaches[mark], covered));
    const strength = mark === 'target' ? strengths.blow : strengths.blast;
    const wounds = (blow: number) => times(blowChance(blowOn(second, blow)), helmet);
    const byDud = mark === 'target' ? times(dud, wounds(strengths.dud)) : never;
    const hurt = plus(times(struck, wounds(strength)), byDud);
    const fate = readFate('second', second, situation);
    const stays = fate ? fateFails(fate) : certain;
    const mishaps = accident(first);
    const missed = not(sum([hit, ...mishaps.map((one) => one.chance)]));
    const unhurt = not(sum([hurt, missed, ...mishaps.map((one) => one.chance)]));
    return [
      {
        id: 'wounded',
        name: shot.outcomes.wounded,
        chance: times(hurt, stays),
        befalls: 'second',
        gravity: 3,
      },
      { id: 'fated', name: fateWords.saved, chance: times(hurt, not(stays)), gravity: 0 },
      { id: 'unhurt', name: say.outcomes.unhurt, chance: unhurt, gravity: 0 },
      { id: 'missed', name: shot.outcomes.missed, chance: missed, gravity: 0 },
      ...mishaps,
    ];
  }

  function stepsOf(first: Fighter, second: Fighter, situation: Situation): readonly Step[] {
    const mark = markOf(situation);
    const source = words.source('Grenades');
    const needed = neededBy(first, situation);
    const hit = atLeast(needed);
    const reading = (text: string): Step => ({ kind: 'say', text, isReading: true });
    return [
      { kind: 'say', text: say.rules, source },
      { kind: 'say', text: say.accident(fightOf(first)), source },
      {
        kind: 'split',
        title: say.throw,
        parts: [
          { label: shot.hit(needed), chance: hit },
          { label: say.one, chance: chance(1, 6) },
          { label: say.short, chance: not(plus(hit, chance(1, 6))) },
        ],
      },
      { kind: 'say', text: say.dud, source },
      ...blowSteps(blowOn(second, mark === 'target' ? strengths.blow : strengths.blast)),
      ...(mark === 'target' ? [] : [{ kind: 'say', text: say.blast, source } as const]),
      ...(isOn(situation, 'second-covered')
        ? [{ kind: 'say', text: say.covered, source } as const]
        : []),
      reading(say.readings.hit),
      reading(say.readings.thrower),
      ...targetReadings(second),
      ...fateSteps(second, readFate('second', second, situation)),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    return {
      bars: [{ outcomes: outcomesOf(first, second, situation), asides: [] }],
      steps: stepsOf(first, second, situation),
    };
  }

  /** A grenade, which may burst in the hand. */
  const grenades: DuelQuestion = {
    id: 'grenade',
    standing: 'rare',
    name: say.name,
    refuse: (first) => (carries(first, 'Grenades') ? undefined : say.none(first.profile.name)),
    switches: (_first, second, set) => [
      {
        id: 'range',
        label: shot.range,
        choices: (['far', 'near'] as const).map((id) => ({ id, label: shot.ranges[id] })),
      },
      {
        id: 'second-mark',
        side: 'second',
        label: say.mark,
        choices: marks.map((id) => ({ id, label: say.marks[id] })),
      },
      { id: 'second-covered', side: 'second', label: say.isCovered },
      { id: 'second-helmet', side: 'second', label: shot.helmet },
      ...fateSwitches('second', second, set),
    ],
    answer,
  };

  return { grenades };
}

/** Chance that one die shows this or less. */
function atMost(score: number): Chance {
  return chance(faces.filter((face) => face <= score).length, faces.length);
}
