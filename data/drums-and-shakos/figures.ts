import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Figure, FigureTable } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';

const activation = 'Song of Drums and Shakos, Activation';
const morale = 'Song of Drums and Shakos, Morale';
const victory = 'Song of Drums and Shakos, Winning the Game';

const firearms = ['Musket', 'Rifle', 'Carbine', 'Pistol', 'Blunderbuss', 'Bow'] as const;

function featureOf(view: View, nation: string): boolean {
  return view.list.nation === nation && view.settings.get('nationalFeature') === true;
}

/** The loss that makes the squad test for half strength: the 5th of 9; Russia's feature, one later. */
export function moraleTestAt(view: View): number {
  return Math.floor(view.models / 2) + 1 + (featureOf(view, 'russia') ? 1 : 0);
}

function qualityOf(view: View): string {
  let sum = 0;
  for (const { profile, entry } of view.units)
    sum += Number.parseInt(profile.stats['quality'] ?? '0', 10) * entry.count;
  return (sum / view.models).toFixed(1);
}

/** What a player wants to know of the squad at the table. */
export function figures(view: View): readonly Figure[] {
  if (view.models === 0) return [];
  const scouts = countOf(view, withTrait('Scout')) + (featureOf(view, 'austria') ? 1 : 0);
  return [
    { id: 'models', name: 'Models', value: String(view.models), source: activation },
    { id: 'quality', name: 'Average Quality', value: qualityOf(view), source: activation },
    ...firearms.flatMap((name) => {
      const number = countOf(view, ({ carries }) => carries.includes(name));
      return number === 0
        ? []
        : [
            {
              id: name.toLowerCase(),
              name: plurals[name],
              value: String(number),
              source: activation,
            },
          ];
    }),
    ...(scouts > 0
      ? [
          {
            id: 'scouting',
            name: 'Scouting bonus',
            value: `+${scouts}`,
            source: 'Song of Drums and Shakos, Determine Attacker and Defender',
          },
        ]
      : []),
    {
      id: 'morale-test',
      name: 'Morale test at loss',
      value: `${moraleTestAt(view)} of ${view.models}`,
      source: morale,
    },
    { id: 'breaks-leaderless', name: 'Breaks, commander lost', value: '2 left', source: victory },
    { id: 'breaks-outnumbered', name: 'Breaks, outnumbered', value: '1 with him', source: victory },
  ];
}

const plurals: Readonly<Record<(typeof firearms)[number], string>> = {
  Musket: 'Muskets',
  Rifle: 'Rifles',
  Carbine: 'Carbines',
  Pistol: 'Pistols',
  Blunderbuss: 'Blunderbusses',
  Bow: 'Bows',
};

/** Chance that one die succeeds at a Quality: a 1 always fails, a 6 always succeeds. */
export function successChance(quality: number): number {
  return (7 - Math.min(6, Math.max(2, quality))) / 6;
}

/** Chances with so many dice: of each number of actions, and of a turnover (two failures or more). */
export function activationChances(
  quality: number,
  dice: 1 | 2 | 3,
): { readonly actions: readonly number[]; readonly turnover: number } {
  const p = successChance(quality);
  const choose = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]][dice] ?? [];
  const actions = choose.map((ways, n) => ways * p ** n * (1 - p) ** (dice - n));
  const turnover = actions.slice(0, Math.max(0, dice - 1)).reduce((sum, chance) => sum + chance, 0);
  return { actions, turnover };
}

/** Never sure before the dice have fallen: 100 % and 0 % are said only of what is certain. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1) return '>99 %';
  return rounded === 0 && chance > 0 ? '<1 %' : `${rounded} %`;
}

/** Chance of at least one action, and of a turnover, for each Quality that the squad needs. */
export function figureTables(view: View): readonly FigureTable[] {
  const hasLeader = countOf(view, withTrait('Leader')) > 0;
  const needed = new Set<number>();
  for (const { profile } of view.units) {
    const quality = Number.parseInt(profile.stats['quality'] ?? '0', 10);
    const own = quality - (profile.traits.has('Élan') ? 1 : 0);
    needed.add(Math.max(2, own));
    if (hasLeader && !profile.traits.has('Leader')) needed.add(Math.max(2, own - 1));
  }
  if (needed.size === 0) return [];
  const rows = [...needed].sort().map((quality) => {
    const cells = ([1, 2, 3] as const).map((dice) => {
      const { actions, turnover } = activationChances(quality, dice);
      const some = percent(1 - (actions[0] ?? 0));
      return dice === 1 ? some : `${some} (${percent(turnover)})`;
    });
    return [`${quality}+`, ...cells];
  });
  return [
    {
      name: 'Activation',
      head: ['Roll needed', '1 die', '2 dice', '3 dice'],
      rows,
      note: 'Chance of at least one action; in brackets, of a turnover. Élan, and a Leader near, each take one off the roll needed.',
      source: activation,
    },
  ];
}
