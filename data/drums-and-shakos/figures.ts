import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Figure, Ruleset } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import type { Words } from './words';

const activation = 'Song of Drums and Shakos, Activation';
const morale = 'Song of Drums and Shakos, Morale';
const victory = 'Song of Drums and Shakos, Winning the Game';

const attacker = 'Song of Drums and Shakos, Determine Attacker and Defender';

/** Models at which a squad breaks: without its commander, and outnumbered with him. */
const leftWithoutCommander = 2;
const leftWithCommander = 1;

/** What is fired, as rosters name it. */
export const firearms = ['Musket', 'Rifle', 'Carbine', 'Pistol', 'Blunderbuss', 'Bow'] as const;

/** Whether this nation's optional feature is in play. */
export function featureOf(view: View, nation: string): boolean {
  return view.list.nation === nation && view.settings.get('nationalFeature') === true;
}

/** The loss that makes the squad test for half strength: the 5th of 9; Russia's feature, one later. */
export function moraleTestAt(view: View): number {
  return Math.floor(view.models / 2) + 1 + (featureOf(view, 'russia') ? 1 : 0);
}

function qualityOf(view: View): number {
  let sum = 0;
  for (const { profile, entry } of view.units)
    sum += Number.parseInt(profile.stats['quality'] ?? '0', 10) * entry.count;
  return sum / view.models;
}

/** What a player wants to know of the squad at the table. */
export function figuresIn({ figures: words }: Words): Ruleset['figures'] {
  return (view) => {
    if (view.models === 0) return [];
    const scouts = countOf(view, withTrait('Scout')) + (featureOf(view, 'austria') ? 1 : 0);
    return [
      { id: 'models', name: words.models, value: String(view.models), source: activation },
      {
        id: 'quality',
        name: words.quality,
        value: words.average(qualityOf(view)),
        source: activation,
      },
      ...firearms.flatMap((item): readonly Figure[] => {
        const number = countOf(view, ({ carries }) => carries.includes(item));
        const id = item.toLowerCase();
        const name = words.firearms[item];
        return number === 0 ? [] : [{ id, name, value: String(number), source: activation }];
      }),
      ...(scouts > 0
        ? [{ id: 'scouting', name: words.scouting, value: `+${scouts}`, source: attacker }]
        : []),
      {
        id: 'morale-test',
        name: words.moraleTest,
        value: words.lossOf(moraleTestAt(view), view.models),
        source: morale,
      },
      {
        id: 'breaks-leaderless',
        name: words.breaksLeaderless,
        value: words.left(leftWithoutCommander),
        source: victory,
      },
      {
        id: 'breaks-outnumbered',
        name: words.breaksOutnumbered,
        value: words.withHim(leftWithCommander),
        source: victory,
      },
    ];
  };
}

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

/** Percent, never sure before the dice have fallen: 100 % and 0 % are said only of what is certain. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1) return '>99';
  return rounded === 0 && chance > 0 ? '<1' : String(rounded);
}

/** Dice that an activation may be tried with. */
const diceThrown = [1, 2, 3] as const;

/** Chance of at least one action, and of a turnover, for each Quality that the squad needs. */
export function figureTablesIn({ activation: words }: Words): Ruleset['figureTables'] {
  return (view) => {
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
      const cells = diceThrown.map((dice) => {
        const { actions, turnover } = activationChances(quality, dice);
        const some = words.percent(percent(1 - (actions[0] ?? 0)));
        return dice === 1 ? some : `${some} (${words.percent(percent(turnover))})`;
      });
      return [`${quality}+`, ...cells];
    });
    return [
      {
        name: words.name,
        head: [words.roll, ...diceThrown.map(words.dice)],
        rows,
        note: words.note,
        source: activation,
      },
    ];
  };
}
