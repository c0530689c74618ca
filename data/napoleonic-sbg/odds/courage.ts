import { certain, type Chance, chance, not, times } from '@/lib/odds/chance';
import { sumOf } from '@/lib/odds/dice';
import { chanceThat } from '@/lib/odds/distribution';
import type {
  Answer,
  Aside,
  Fighter,
  LoneQuestion,
  Outcome,
  Situation,
  Step,
  Switch,
} from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { courageSumIn, type Occasion, occasionOf } from './courage-sum';
import { courageOf, defenceOf, hasRule, woundsOf } from './fighter';
import type { OddsWords } from './words';
import { blowChance } from './wound';

/** A test of the core rulebook, as the player says it: so many dice and Courage reach this. */
interface Test {
  readonly dice: number;
  readonly total: number;
}

const diceChoices = [1, 2, 3] as const;
const totals = Array.from({ length: 16 }, (_, at) => at + 5);

/** Values of Courage in the derivation's list: all that there are in the rosters, and the bonuses. */
const listed = Array.from({ length: 10 }, (_, at) => at + 1);

function testOf(situation: Situation): Test | undefined {
  const dice = Number(situation['courage-dice']) || 0;
  const total = Number(situation['courage-total']) || 0;
  return dice > 0 && total > 0 ? { dice, total } : undefined;
}

/** Chance that the dice of the test and this much Courage reach its total. */
function passes({ dice, total }: Test, courage: number): Chance {
  return chanceThat(sumOf(dice), (thrown) => thrown + courage >= total);
}

/** A Disciplinarian's blow at whoever flees past him. */
const disciplineStrength = 4;

/** Nations that have Disciplinarians. */
const disciplined: readonly string[] = ['united-kingdom', 'french-empire'];

/** Courage tests, told in these words. */
export function courageIn(words: OddsWords) {
  const { bonusesOf, courageSwitches, totalOf } = courageSumIn(words);

  const { courage: say } = words;

  /** Who passes without a roll; nothing = he must roll. */
  function freeSwitch(fighter: Fighter): readonly Switch[] {
    if (hasRule(fighter, 'Imperial Guard')) return [{ id: 'passes', label: say.napoleon }];
    return hasRule(fighter, 'Aide de Camp') ? [{ id: 'passes', label: say.aide }] : [];
  }

  function lasalleSwitch({ profile }: Fighter, set: Situation): readonly Switch[] {
    const occasion = occasionOf(set);
    const isHelped =
      profile.nation === 'french-empire' &&
      !profile.traits.has('general') &&
      (occasion === 'dive' || occasion === 'terror');
    return isHelped ? [{ id: 'lasalle', label: say.lasalle }] : [];
  }

  function switchesOf(fighter: Fighter, set: Situation): readonly Switch[] {
    const dice = set['courage-dice'];
    return [
      {
        id: 'courage-dice',
        label: say.dice,
        help: say.diceHelp,
        choices: [
          { id: 'none', label: say.diceNone },
          ...diceChoices.map((count) => ({ id: `${count}`, label: say.diceOf(count) })),
        ],
      },
      ...(dice === undefined || dice === 'none'
        ? []
        : [
            {
              id: 'courage-total',
              label: say.total,
              choices: totals.map((total) => ({ id: `${total}`, label: say.reaches(total) })),
            },
          ]),
      ...courageSwitches(fighter),
      ...lasalleSwitch(fighter, set),
      ...freeSwitch(fighter),
    ];
  }

  /** What follows a failure: a second die says where a man who is alone runs. */
  function failures(occasion: Occasion, fails: Chance): readonly Outcome[] {
    const failed = (id: keyof typeof say.failures, part: Chance, gravity: 2 | 3): Outcome => ({
      id,
      name: say.failures[id],
      chance: times(fails, part),
      befalls: 'first',
      gravity,
    });
    switch (occasion) {
      case 'alone':
        return [failed('rallies', chance(3, 6), 2), failed('flees', chance(3, 6), 3)];
      case 'broken':
        return [failed('flees', certain, 3)];
      case 'dive':
        return [failed('dives', certain, 2)];
      case 'wall':
      case 'terror':
        return [failed('stays', certain, 2)];
      default:
        return [failed('fails', certain, 3)];
    }
  }

  /** The Disciplinarian of whom a fleeing man runs past. */
  function asidesOf(fighter: Fighter, outcomes: readonly Outcome[]): readonly Aside[] {
    const flees = outcomes.find(({ id }) => id === 'flees');
    if (!flees || woundsOf(fighter) > 1 || !disciplined.includes(fighter.profile.nation)) return [];
    const blow = { strength: disciplineStrength, defence: defenceOf(fighter), bonus: 0 };
    return [
      {
        id: 'discipline',
        name: say.discipline,
        value: times(flees.chance, blowChance(blow)),
        kind: 'chance',
      },
    ];
  }

  function outcomesOf(situation: Situation, once: Chance): readonly Outcome[] {
    const fails = isOn(situation, 'lasalle') ? times(not(once), not(once)) : not(once);
    const passed: Outcome = { id: 'passes', name: say.passes, chance: not(fails), gravity: 0 };
    return [passed, ...failures(occasionOf(situation), fails)];
  }

  function sumStep(fighter: Fighter, situation: Situation): Step {
    const bonuses = bonusesOf(fighter, situation);
    return {
      kind: 'sum',
      title: say.here,
      rows: [{ label: say.name, amount: courageOf(fighter) }, ...bonuses],
      total: { label: say.here, value: String(totalOf(fighter, bonuses)) },
      source: words.source('Courage'),
    };
  }

  function stepsOf(
    fighter: Fighter,
    situation: Situation,
    test: Test | undefined,
  ): readonly Step[] {
    const occasion = occasionOf(situation);
    const source = words.source('Courage');
    return [
      sumStep(fighter, situation),
      { kind: 'say', text: say.rules, source },
      ...(occasion === 'any' ? [] : [{ kind: 'say', text: say.after[occasion], source } as const]),
      ...(isOn(situation, 'lasalle') ? [{ kind: 'say', text: say.again } as const] : []),
      { kind: 'say', text: say.core, isReading: true },
      ...(test
        ? [
            {
              kind: 'list',
              title: say.list(test.dice, test.total),
              parts: listed.map((courage) => ({
                label: say.at(courage),
                chance: passes(test, courage),
              })),
            } as const,
          ]
        : []),
    ];
  }

  function answer(fighter: Fighter, situation: Situation): Answer {
    const test = testOf(situation);
    const isFree = isOn(situation, 'passes');
    const steps = stepsOf(fighter, situation, test);
    if (!test && !isFree) return { bars: [], open: say.open, steps };
    const here = totalOf(fighter, bonusesOf(fighter, situation));
    const once = (courage: number) => (isFree || !test ? certain : passes(test, courage));
    const outcomes = outcomesOf(situation, once(here));
    const plain = courageOf(fighter);
    const without: readonly Aside[] =
      plain === here
        ? []
        : [{ id: 'plain', name: say.without(plain), value: once(plain), kind: 'chance' }];
    return {
      bars: [{ outcomes, asides: [...without, ...asidesOf(fighter, outcomes)] }],
      steps: isFree ? [{ kind: 'say', text: say.free }, ...steps] : steps,
    };
  }

  /** A Courage test, by what the source adds to Courage and the player says of the test itself. */
  const courageQuestion: LoneQuestion = {
    id: 'courage',
    standing: 'usual',
    name: say.question,
    refuse: () => undefined,
    switches: switchesOf,
    answer,
  };

  return { courageQuestion };
}
