import { type Chance, chance, never } from '@/lib/odds/chance';
import type {
  Answer,
  DuelQuestion,
  Fighter,
  Gravity,
  GridCell,
  Outcome,
  Situation,
  Step,
} from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { combatOf } from './fighter';
import { firearmsOf } from './firearms';
import { ofPairs, pairGrid } from './pairs';
import { type Harm, harms, shotResult } from './result';
import { type Shot, shotIn } from './shot';
import type { OddsWords } from './words';

const gravities: Readonly<Record<Harm, Gravity>> = { recoil: 1, fall: 2, wounded: 3, killed: 4 };

const signs: Readonly<Record<Harm, string>> = { recoil: 'r', fall: 'f', wounded: 'W', killed: 'K' };

/** A natural 1, and a second roll of 1; of 1 or 2 where ammunition is short. */
function ammoOut(situation: Situation): Chance {
  return chance(isOn(situation, 'scarce') ? 2 : 1, 36);
}

/** Shots at a target, told in these words. */
export function shootingIn(words: OddsWords) {
  const { shotOf, shotSwitches } = shotIn(words);

  const { shot: say } = words;

  const names: Readonly<Record<Harm, string>> = {
    recoil: say.stepsBack,
    fall: say.falls,
    wounded: say.wounded,
    killed: say.killed,
  };

  function cellOf(harm: Harm | undefined): GridCell {
    if (!harm) return { sign: '–', name: say.missed, gravity: 0 };
    return { sign: signs[harm], name: names[harm], befalls: 'second', gravity: gravities[harm] };
  }

  /** What befalls the target, gravest first, and last that nothing does. */
  function shotOutcomes({ shooter, target }: Shot): readonly Outcome[] {
    const ends = ofPairs((faces) => shotResult(faces, shooter, target) ?? 'none');
    return [
      ...harms.toReversed().map((harm) => ({
        id: harm,
        name: names[harm],
        chance: ends.get(harm) ?? never,
        befalls: 'second' as const,
        gravity: gravities[harm],
      })),
      { id: 'none', name: say.missed, chance: ends.get('none') ?? never, gravity: 0 },
    ];
  }

  function stepsOf(
    shot: Shot,
    [first, second]: readonly [Fighter, Fighter],
    situation: Situation,
  ): readonly Step[] {
    const { shooter, target, modifiers, readings } = shot;
    const rules = [
      say.rules,
      ...(target.isDown ? [say.fallenRules] : []),
      ...(target.hasCuirass ? [say.cuirassRules] : []),
      ...(shooter.woundsByBeating ? [say.marksmanRules] : []),
      say.ammo(ammoOut(situation)),
    ];
    const total = (
      who: string,
      fighter: Fighter,
      side: 'first' | 'second',
      adds: number,
    ): Step => ({
      kind: 'sum',
      title: say.total(who),
      rows: [{ label: words.terms.combat, amount: combatOf(fighter) }, ...modifiers[side]],
      total: { label: words.terms.total, value: String(adds) },
      source: words.book(say.source),
    });
    return [
      total(words.sides.first, first, 'first', shooter.adds),
      total(words.sides.second, second, 'second', target.adds),
      ...rules.map((text): Step => ({ kind: 'say', text, source: words.book(say.results) })),
      ...[...readings, say.readings.double].map((text): Step => ({
        kind: 'say',
        text,
        isReading: true,
      })),
      pairGrid(
        say.compare,
        [words.sides.first, words.sides.second],
        [shooter.adds, target.adds],
        (faces) => cellOf(shotResult(faces, shooter, target)),
      ),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const shot = shotOf(first, second, situation);
    return {
      bars: [
        {
          outcomes: shotOutcomes(shot),
          asides: [{ id: 'ammo', name: say.ammoOut, value: ammoOut(situation), kind: 'chance' }],
        },
      ],
      steps: stepsOf(shot, [first, second], situation),
    };
  }

  /** A shot, an aimed shot or a volley of the first at the second. */
  const shooting: DuelQuestion = {
    id: 'shooting',
    standing: 'usual',
    name: say.name,
    refuse: (first) =>
      firearmsOf(first).length === 0 ? say.noFirearm(first.profile.name) : undefined,
    switches: (first, _second, set) => shotSwitches(first, set),
    answer,
  };

  return { shotOutcomes, shooting };
}
