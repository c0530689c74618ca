import { type Chance, not, times } from '@/lib/odds/chance';
import { atLeast, atLeastOne } from '@/lib/odds/dice';
import type {
  Answer,
  DuelQuestion,
  Fighter,
  Outcome,
  Situation,
  Step,
  Switch,
} from '@/lib/odds/question';
import { carries, fightOf, hasRule } from './fighter';
import { fightKindsOf } from './fight-weapons';
import { chartDefences } from '../to-wound';
import { type Blow, blowChance, woundIn } from './wound';
import type { OddsWords } from './words';

const fewest = 2;
const most = 8;
const strength = 4;

function spearsOf(situation: Situation): number {
  return Number(situation['second-spears']) || fewest;
}

/** A die below the Fight value strikes; against Scots Greys the die is one higher. */
function strikes(fight: number, isAgainstGreys: boolean): Chance {
  return not(atLeast(fight - (isAgainstGreys ? 1 : 0)));
}

/** Horsemen against a wall of spears, told in these words. */
export function wallIn(words: OddsWords) {
  const { blowSteps } = woundIn(words);

  const { wall: say } = words;

  function switchesOf(): readonly Switch[] {
    return [
      {
        id: 'second-spears',
        side: 'second',
        label: say.spears,
        choices: Array.from({ length: most - fewest + 1 }, (_, more) => {
          const count = `${fewest + more}`;
          return { id: count, label: count };
        }),
      },
      {
        id: 'first-horse',
        side: 'first',
        label: say.horse,
        help: say.horseHelp,
        choices: [
          { id: 'none', label: say.unknown },
          ...chartDefences
            .filter((defence) => defence < 100)
            .map((defence) => ({ id: `${defence}`, label: `${defence}` })),
        ],
      },
    ];
  }

  function outcomesOf(struck: Chance, hits: number, blow: Blow | undefined): readonly Outcome[] {
    const free: Outcome = { id: 'free', name: say.free, chance: not(struck), gravity: 0 };
    if (!blow)
      return [
        { id: 'struck', name: say.struck(hits), chance: struck, befalls: 'first', gravity: 2 },
        free,
      ];
    const wounded = atLeastOne(hits, blowChance(blow));
    return [
      {
        id: 'horse-wounded',
        name: say.wounded,
        chance: times(struck, wounded),
        befalls: 'first',
        gravity: 3,
      },
      {
        id: 'horse-unhurt',
        name: say.unhurt,
        chance: times(struck, not(wounded)),
        befalls: 'first',
        gravity: 1,
      },
      free,
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const isGrey = hasRule(first, 'Scots Greys');
    const hits = spearsOf(situation) - 1;
    const defence = Number(situation['first-horse']) || 0;
    const blow = defence > 0 ? { strength, defence, bonus: 0 } : undefined;
    const struck = strikes(fightOf(second), isGrey);
    const source = words.source('Cavalry and Walls of Spears');
    return {
      bars: [{ outcomes: outcomesOf(struck, hits, blow), asides: [] }],
      steps: [
        { kind: 'say', text: say.rules(fightOf(second), hits), source },
        ...(isGrey
          ? [{ kind: 'say', text: say.greys, source: words.source('Scots Greys') } as const]
          : []),
        ...(blow ? blowSteps(blow) : []),
        ...(blow ? [] : [{ kind: 'say', text: say.notPrinted, isReading: true } as const]),
        { kind: 'say', text: say.courage, isReading: true } satisfies Step,
      ],
    };
  }

  /** A horseman rides at men with spears: what the wall does before the fight. */
  const wallOfSpears: DuelQuestion = {
    id: 'wall',
    standing: 'rare',
    name: say.name,
    refuse: (first, second) => {
      if (!carries(first, 'Horse')) return say.notMounted(first.profile.name);
      if (carries(first, 'Lance')) return say.lance(first.profile.name);
      const kinds = fightKindsOf(second);
      const hasSpear = kinds.includes('spear') || kinds.includes('pike');
      return hasSpear ? undefined : say.noSpear(second.profile.name);
    },
    switches: switchesOf,
    answer,
  };

  return { wallOfSpears };
}
