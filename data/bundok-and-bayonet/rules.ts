import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeRange } from '@/lib/rules/kit/attribute-range';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { groupNeeds } from '@/lib/rules/kit/group-needs';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import { sizeRule } from './attributes';
import { rowOf } from './rows';
import { transportRecommended } from './rules/transport-recommended';
import { wrongNation } from './rules/wrong-nation';
import { sources } from './source';

/** What an order of battle is held against, in the order in which a player meets it. */
export const rules: readonly Rule[] = [
  emptyList({ source: sources.units, what: 'at least one unit' }),
  attributeMissing,
  ...alwaysRules,
  attributeRange({
    id: sizeRule,
    source: sources.units,
    summary:
      'Mounted units have 5 to 11 figures, artillery units 3 to 5, headquarters and foot units 2 or more.',
    readings: ({ id }) => rowOf(id)?.hasLostSize === true,
  }),
  wrongNation,
  groupNeeds({
    id: 'formation-without-headquarters',
    basis: 'reading',
    severity: () => 'error',
    source: sources.units,
    groups: ({ kind }) => kind === 'formation',
    needs: withTrait('headquarters'),
    name: 'formation',
    needsName: 'headquarters unit',
    because: 'a general with his staff, or a native leader with his retinue, commands it',
  }),
  transportRecommended,
];
