import { alwaysRules } from '@/lib/rules/kit/always';
import { type Carriage, carriage } from '@/lib/rules/kit/carriage';
import { companion } from '@/lib/rules/kit/companion';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { foreigners } from '@/lib/rules/kit/nations';
import { officerPerType } from '@/lib/rules/kit/officer-per-type';
import { optionLimit, replacementConflict } from '@/lib/rules/kit/options';
import { withTrait } from '@/lib/rules/kit/pick';
import { pointsCap } from '@/lib/rules/kit/points-cap';
import { pointsLeft } from '@/lib/rules/kit/points-left';
import { together } from '@/lib/rules/kit/together';
import { unique } from '@/lib/rules/kit/unique';
import type { Rule } from '@/lib/rules/rule';
import type { KitWords } from '@/lib/rules/speech/kit-words';
import type { Words } from './words';

const adaptation = 'Napoleonic SBG adaptation v1.2';
const forces = `${adaptation}, Army Lists`;
const cavalry = `${adaptation}, Cavalry`;
const weapons = `${adaptation}, Weapons`;

/** The year from which Paget and Wellington are at odds. */
const quarrel = 1810;

/** What models may carry together, as a table. */
const carriages = {
  firearms: {
    id: 'cavalry-firearms',
    basis: 'rule',
    severity: 'error',
    source: cavalry,
    all: ['Horse'],
    any: ['Musket', 'Rifle', 'Brace of Pistols'],
  },
  bayonet: {
    id: 'bayonet-needs-firearm',
    basis: 'reading',
    severity: 'error',
    source: weapons,
    all: ['Bayonet'],
    none: ['Musket', 'Rifle', 'Carbine', 'Rifled Carbine'],
  },
  pistols: {
    id: 'redundant-pistols',
    basis: 'reading',
    severity: 'advice',
    source: weapons,
    all: ['Pistol', 'Brace of Pistols'],
  },
  lance: {
    id: 'lance-on-foot',
    basis: 'reading',
    severity: 'advice',
    source: weapons,
    all: ['Lance'],
    none: ['Horse'],
  },
  landwehr: {
    id: 'two-handed-and-hand-weapon',
    basis: 'reading',
    severity: 'advice',
    source: forces,
    who: withTrait('landwehr'),
    all: ['Hand weapon', 'Two-handed weapon'],
  },
  dragoons: {
    id: 'dragoons-on-foot',
    basis: 'reading',
    severity: 'advice',
    source: cavalry,
    who: withTrait('Not Foot Soldiers!'),
    none: ['Horse'],
  },
} as const satisfies Readonly<Record<keyof Words['carriages'], Carriage>>;

/** The list-building rules of the adaptation, in the order in which a player meets them. */
export function rulesIn(
  kit: KitWords,
  { rules: words, carriages: carried }: Words,
): readonly Rule[] {
  const carriageRule = (name: keyof typeof carriages) =>
    carriage(kit, { ...carriages[name], ...carried[name] });
  return [
    emptyList(kit, { source: forces, what: words.something }),
    pointsCap(kit, { source: forces }),
    ...officerPerType(kit, {
      id: 'officer-per-troop-type',
      unavailable: 'officer-unavailable',
      source: `${adaptation}, Troop Types`,
      leads: withTrait('officer', 'nco'),
      standsIn: withTrait('personality'),
    }),
    unique(kit, { id: 'unique-personality', source: `${adaptation}, Personalities` }),
    companion(kit, {
      id: 'aide-needs-general',
      basis: 'reading',
      severity: 'error',
      source: `${adaptation}, Personalities`,
      who: withTrait('Aide de Camp'),
      name: words.aide,
      needs: withTrait('general'),
      needsName: words.general,
      because: words.assigned,
    }),
    ...foreigners(kit, {
      id: 'wrong-nation',
      agreed: 'allied-contingent',
      setting: 'allies',
      source: forces,
    }),
    ...alwaysRules(kit),
    optionLimit(kit, { id: 'option-limit', source: forces }),
    replacementConflict(kit, { id: 'replacement-conflict', source: forces }),
    carriageRule('firearms'),
    carriageRule('bayonet'),
    together(kit, {
      id: 'fusiliers-distinct',
      basis: 'rule',
      severity: 'warning',
      source: `${adaptation}, Fusiliers`,
      kinds: [withTrait('early-war'), withTrait('late-war')],
      ...words.fusiliers,
    }),
    together(kit, {
      id: 'paget-and-wellington',
      basis: 'rule',
      severity: 'warning',
      source: `${adaptation}, Personalities`,
      kinds: [
        ({ id }) => id === 'united-kingdom/henry-william-paget-the-earl-of-uxbridge',
        ({ id }) => id === 'united-kingdom/arthur-wellesley-the-duke-of-wellington',
      ],
      graveness(view) {
        const year = view.settings.get('year');
        if (year === undefined) return 'advice';
        return typeof year === 'number' && year >= quarrel ? 'warning' : undefined;
      },
      ...words.paget(quarrel),
    }),
    carriageRule('pistols'),
    carriageRule('lance'),
    carriageRule('landwehr'),
    carriageRule('dragoons'),
    pointsLeft(kit, { source: forces }),
  ];
}
