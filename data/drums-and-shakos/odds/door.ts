import { type Chance, never } from '@/lib/odds/chance';
import { type Distribution, always, follow } from '@/lib/odds/distribution';
import type { Aside, Fighter, GridCell, LoneQuestion, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { combatOf, has } from './fighter';
import type { Modifier } from './meeting';
import { ofPairs, pairGrid } from './pairs';
import { outright } from './result';
import type { OddsWords } from './words';

/** What can be bashed down, with its Combat. */
const features = { fence: 1, door: 2, timber: 3, rubble: 3 } as const;
type Feature = keyof typeof features;
const ids = ['door', 'fence', 'timber', 'rubble'] as const satisfies readonly Feature[];

type Bash = 'through' | 'damaged' | 'intact';

const gravities = { through: 4, damaged: 2, intact: 0 } as const;

/** Attacks for which it is said how often the feature is down after them. */
const mostAttacks = 3;

function featureOf(situation: Situation): Feature {
  return ids.find((id) => id === situation['feature']) ?? 'door';
}

function bashOf(faces: readonly [number, number], adds: number, combat: number): Bash {
  const [mine, its] = [faces[0] + adds, faces[1] + combat];
  if (mine <= its) return 'intact';
  return outright(mine, its) ? 'through' : 'damaged';
}

/** What is left of a feature after so many attacks; `down` once it has given way. */
function after(attacks: number, adds: number, combat: number): Distribution<number | 'down'> {
  let left: Distribution<number | 'down'> = always(combat);
  for (let attack = 0; attack < attacks; attack += 1)
    left = follow(left, (stands) => {
      if (stands === 'down') return always<number | 'down'>('down');
      return ofPairs<number | 'down'>((faces) => {
        const bash = bashOf(faces, adds, stands);
        if (bash === 'through') return 'down';
        return bash === 'damaged' ? Math.max(0, stands - 1) : stands;
      });
    });
  return left;
}

/** Doors and other obstacles bashed down, told in these words. */
export function doorIn(words: OddsWords) {
  const { door: say, fight, terms } = words;

  const signs: Readonly<Record<Bash, string>> = { through: 'B', damaged: 'd', intact: '–' };

  function modifiersOf(fighter: Fighter): readonly Modifier[] {
    const all: readonly (Modifier & { readonly applies: boolean })[] = [
      { label: say.engineer, amount: 1, applies: has(fighter, 'Engineer') },
      { label: fight.modifiers.strong, amount: 1, applies: has(fighter, 'Strong') },
      { label: fight.modifiers.weak, amount: -1, applies: has(fighter, 'Weak') },
      { label: fight.modifiers.flag, amount: -1, applies: has(fighter, 'Flag Bearer') },
    ];
    return all.flatMap(({ label, amount, applies }) => (applies ? [{ label, amount }] : []));
  }

  function cellOf(bash: Bash): GridCell {
    return { sign: signs[bash], name: say.outcomes[bash], gravity: gravities[bash] };
  }

  function asidesOf(adds: number, combat: number): readonly Aside[] {
    return Array.from({ length: mostAttacks - 1 }, (_, at) => at + 2).map((attacks) => {
      const value: Chance = after(attacks, adds, combat).get('down') ?? never;
      return { id: `after-${attacks}`, name: say.after(attacks), value, kind: 'chance' };
    });
  }

  function stepsOf(
    fighter: Fighter,
    modifiers: readonly Modifier[],
    adds: number,
    combat: number,
  ): readonly Step[] {
    const source = words.book('Bashing Down Doors');
    return [
      {
        kind: 'sum',
        title: fight.total(fighter.profile.name),
        rows: [{ label: terms.combat, amount: combatOf(fighter) }, ...modifiers],
        total: { label: terms.total, value: String(adds) },
        source,
      },
      { kind: 'say', text: say.rules, source },
      { kind: 'say', text: say.reading, isReading: true },
      pairGrid(fight.compare, [fighter.profile.name, say.feature], [adds, combat], (faces) =>
        cellOf(bashOf(faces, adds, combat)),
      ),
    ];
  }

  /** A door, a fence or a wall of timber, attacked hand to hand. */
  const doorQuestion: LoneQuestion = {
    id: 'door',
    standing: 'rare',
    name: say.name,
    refuse: () => undefined,
    switches: () => [
      {
        id: 'feature',
        label: say.feature,
        choices: ids.map((id) => ({ id, label: say.features[id](features[id]) })),
      },
      {
        id: 'damage',
        label: say.damage,
        choices: ['0', '1', '2'].map((id) => ({ id, label: id })),
      },
      { id: 'powerful', label: fight.switches.powerful, help: fight.switches.powerfulHelp },
    ],
    answer: (fighter, situation) => {
      const modifiers = modifiersOf(fighter);
      const adds = modifiers.reduce((sum, { amount }) => sum + amount, combatOf(fighter));
      const damage = Number(situation['damage']) || 0;
      const less = damage + (isOn(situation, 'powerful') ? 1 : 0);
      const combat = Math.max(0, features[featureOf(situation)] - less);
      const ends = ofPairs((faces) => bashOf(faces, adds, combat));
      return {
        bars: [
          {
            outcomes: (['through', 'damaged', 'intact'] as const).map((id) => ({
              id,
              name: say.outcomes[id],
              chance: ends.get(id) ?? never,
              gravity: gravities[id],
            })),
            asides: isOn(situation, 'powerful') ? [] : asidesOf(adds, combat),
          },
        ],
        steps: stepsOf(fighter, modifiers, adds, combat),
      };
    },
  };

  return { doorQuestion };
}
