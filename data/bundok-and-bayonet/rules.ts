import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import type { Rule } from '@/lib/rules/rule';
import { formationWithoutHeadquarters } from './rules/formation-without-headquarters';
import { transportRecommended } from './rules/transport-recommended';
import { unitSize } from './rules/unit-size';
import { wrongNation } from './rules/wrong-nation';
import { sources } from './source';

/** What an order of battle is held against, in the order in which a player meets it. */
export const rules: readonly Rule[] = [
  emptyList({ source: sources.units, what: 'at least one unit' }),
  attributeMissing,
  ...alwaysRules,
  unitSize,
  wrongNation,
  formationWithoutHeadquarters,
  transportRecommended,
];
