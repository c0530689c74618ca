import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeRange } from '@/lib/rules/kit/attribute-range';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { groupNeeds } from '@/lib/rules/kit/group-needs';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import type { KitWords } from '@/lib/rules/speech/kit-words';
import { sizeRule } from './attributes';
import { rowOf } from './rows';
import { transportRecommended } from './rules/transport-recommended';
import { wrongNation } from './rules/wrong-nation';
import { sources } from './source';
import type { Words } from './words';

/** What an order of battle is held against, in the order in which a player meets it. */
export function rulesIn(kit: KitWords, told: Words): readonly Rule[] {
  const { rules: words } = told;
  return [
    emptyList(kit, { source: sources.units, what: words.something }),
    attributeMissing(kit),
    ...alwaysRules(kit),
    attributeRange(kit, {
      id: sizeRule,
      source: sources.units,
      summary: words.sizes,
      readings: ({ id }) => rowOf(id)?.hasLostSize === true,
    }),
    wrongNation(told.wrongNation),
    groupNeeds(kit, {
      id: 'formation-without-headquarters',
      basis: 'reading',
      severity: () => 'error',
      source: sources.units,
      groups: ({ kind }) => kind === 'formation',
      needs: withTrait('headquarters'),
      name: words.formation,
      needsName: words.headquarters,
      because: words.commands,
    }),
    transportRecommended(told.transportRecommended),
  ];
}
