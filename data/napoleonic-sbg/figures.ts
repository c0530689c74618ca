import type { Ruleset } from '@/lib/rules/ruleset';
import type { Unit, View } from '@/lib/rules/view';
import { masterGunner } from './guns';
import type { Words } from './words';

const forces = 'Napoleonic SBG adaptation v1.2, Army Lists';
const heroes = 'Napoleonic SBG adaptation v1.2, Heroes';

const heroic = ['might', 'will', 'fate'] as const;

/** Might, Will or Fate of all models of a unit, Master Gunners too. */
function heroicOf(unit: Unit, stat: (typeof heroic)[number]): number {
  const own = Number(unit.profile.stats[stat] || 0);
  const gunners = unit.taken.find(({ option }) => option.id === 'master-gunner')?.quantity ?? 0;
  return (own + gunners * (masterGunner[stat] ?? 0)) * unit.entry.count;
}

function carriers(view: View, ...items: readonly string[]): number {
  let sum = 0;
  for (const unit of view.units)
    if (items.some((item) => unit.items.includes(item))) sum += unit.entry.count;
  return sum;
}

const arms = [
  { id: 'muskets', name: 'muskets', items: ['Musket'] },
  { id: 'rifles', name: 'rifles', items: ['Rifle'] },
  { id: 'carbines', name: 'carbines', items: ['Carbine', 'Rifled Carbine'] },
  { id: 'pistols', name: 'pistols', items: ['Pistol', 'Brace of Pistols'] },
  { id: 'blunderbusses', name: 'blunderbusses', items: ['Blunderbuss'] },
  { id: 'volley-guns', name: 'volleyGuns', items: ['Volley Gun'] },
  { id: 'bows', name: 'bows', items: ['Bow'] },
] as const;

/** Limber crews ride as well. */
function limberCrew(view: View): number {
  let sum = 0;
  for (const { taken, entry } of view.units)
    for (const { option, quantity } of taken)
      if (option.id === 'limber-team') sum += option.models * quantity * entry.count;
  return sum;
}

/** The loss at which the force is broken: half its models, rounded up. */
export function brokenAt(view: View): number {
  return Math.ceil(view.models / 2);
}

/** What a player wants to know of the force at the table. */
export function figuresIn({ figures: words }: Words): Ruleset['figures'] {
  return (view) => {
    if (view.models === 0) return [];
    const guns = view.units
      .filter(({ profile }) => profile.traits.has('artillery'))
      .reduce((sum, { entry }) => sum + entry.count, 0);
    const counts = [
      { id: 'guns', name: words.guns, value: guns },
      { id: 'mounted', name: words.mounted, value: carriers(view, 'Horse') + limberCrew(view) },
      ...arms.map(({ id, name, items }) => ({
        id,
        name: words[name],
        value: carriers(view, ...items),
      })),
    ];
    const totals = heroic.map((stat) =>
      view.units.reduce((sum, unit) => sum + heroicOf(unit, stat), 0),
    );
    return [
      {
        id: 'models',
        name: guns > 0 ? words.modelsWithCrew : words.models,
        value: String(view.models),
        source: forces,
      },
      {
        id: 'broken',
        name: words.broken,
        value: String(brokenAt(view)),
        source: words.brokenSource(forces),
      },
      { id: 'heroic', name: words.heroic, value: totals.join(' / '), source: heroes },
      ...counts
        .filter(({ value }) => value > 0)
        .map(({ id, name, value }) => ({ id, name, value: String(value), source: forces })),
    ];
  };
}
