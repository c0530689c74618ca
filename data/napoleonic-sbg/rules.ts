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
import { join } from '@/lib/rules/english';
import type { Rule } from '@/lib/rules/rule';

const adaptation = 'Napoleonic SBG adaptation v1.2';
const forces = `${adaptation}, Army Lists`;
const cavalry = `${adaptation}, Cavalry`;
const weapons = `${adaptation}, Weapons`;

/** What models may carry together, as a table. */
const carriages: readonly Carriage[] = [
  {
    id: 'cavalry-firearms',
    basis: 'rule',
    severity: 'error',
    source: cavalry,
    all: ['Horse'],
    any: ['Musket', 'Rifle', 'Brace of Pistols'],
    summary: 'A mounted model carries no Musket, Rifle or Brace of Pistols.',
    says: (items) =>
      `a mounted model may not carry a ${join(
        items.filter((item) => item !== 'Horse'),
        'or',
      )}`,
    reason: 'Mounted models carry no Musket, Rifle or Brace of Pistols',
  },
  {
    id: 'bayonet-needs-firearm',
    basis: 'reading',
    severity: 'error',
    source: weapons,
    all: ['Bayonet'],
    none: ['Musket', 'Rifle', 'Carbine', 'Rifled Carbine'],
    summary: 'A Bayonet is fixed to a Musket, Rifle, Carbine or Rifled Carbine.',
    says: () => 'a Bayonet and nothing to fix it to',
    reason: 'A Bayonet needs a Musket, Rifle or Carbine to be fixed to',
  },
  {
    id: 'redundant-pistols',
    basis: 'reading',
    severity: 'advice',
    source: weapons,
    all: ['Pistol', 'Brace of Pistols'],
    summary: 'A Brace of Pistols leaves nothing for a single Pistol to do.',
    says: () => 'the Brace makes the single Pistol needless',
    reason: 'A Brace and a Pistol',
  },
  {
    id: 'lance-on-foot',
    basis: 'reading',
    severity: 'advice',
    source: weapons,
    all: ['Lance'],
    none: ['Horse'],
    summary: 'A Lance on foot counts as a pike.',
    says: () => 'a Lance without a Horse counts as a pike',
    reason: 'A Lance on foot is a pike',
  },
  {
    id: 'two-handed-and-hand-weapon',
    basis: 'reading',
    severity: 'advice',
    source: forces,
    who: withTrait('landwehr'),
    all: ['Hand weapon', 'Two-handed weapon'],
    summary: 'Landwehr take one of their two free weapons.',
    says: () => 'one of the two free hand weapons would do',
    reason: 'Both free hand weapons',
  },
  {
    id: 'dragoons-on-foot',
    basis: 'reading',
    severity: 'advice',
    source: cavalry,
    who: withTrait('Not Foot Soldiers!'),
    none: ['Horse'],
    summary: 'Dragoons on foot have 1 less Courage.',
    says: () => 'a Dragoon without a Horse has -1 Courage',
    reason: 'On foot: -1 Courage',
  },
];

const byId = new Map(carriages.map((kit) => [kit.id, carriage(kit)]));
const carriageRules = (...ids: readonly string[]): readonly Rule[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** The list-building rules of the adaptation, in the order in which a player meets them. */
export const rules: readonly Rule[] = [
  emptyList({ source: forces, what: 'at least one model' }),
  pointsCap({ source: forces }),
  ...officerPerType({
    id: 'officer-per-troop-type',
    unavailable: 'officer-unavailable',
    source: `${adaptation}, Troop Types`,
    leads: withTrait('officer', 'nco'),
    standsIn: withTrait('personality'),
  }),
  unique({ id: 'unique-personality', source: `${adaptation}, Personalities` }),
  companion({
    id: 'aide-needs-general',
    basis: 'reading',
    severity: 'error',
    source: `${adaptation}, Personalities`,
    who: withTrait('Aide de Camp'),
    name: 'Aide de Camp',
    needs: withTrait('general'),
    needsName: 'General',
    because: 'he is assigned to one',
  }),
  ...foreigners({
    id: 'wrong-nation',
    agreed: 'allied-contingent',
    setting: 'allies',
    source: forces,
  }),
  ...alwaysRules,
  optionLimit({ id: 'option-limit', source: forces }),
  replacementConflict({ id: 'replacement-conflict', source: forces }),
  ...carriageRules('cavalry-firearms', 'bayonet-needs-firearm'),
  together({
    id: 'fusiliers-distinct',
    basis: 'rule',
    severity: 'warning',
    source: `${adaptation}, Fusiliers`,
    kinds: [withTrait('early-war'), withTrait('late-war')],
    summary: 'Early War and Late War Fusiliers in one list are clearly told apart.',
    message: 'Early War and Late War Fusiliers in one list: the models must be clearly told apart.',
  }),
  together({
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
      return typeof year === 'number' && year >= 1810 ? 'warning' : undefined;
    },
    summary: 'From 1810 Paget and Wellington do not work well together.',
    message:
      'Paget and Wellington in one list: in 1810 or later Paget has -1 Courage and Wellington does not move in his Heroic Moves.',
  }),
  ...carriageRules(
    'redundant-pistols',
    'lance-on-foot',
    'two-handed-and-hand-weapon',
    'dragoons-on-foot',
  ),
  pointsLeft({ source: forces }),
];
