import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeRange } from '@/lib/rules/kit/attribute-range';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { groupAtMost } from '@/lib/rules/kit/group-at-most';
import { groupNeeds } from '@/lib/rules/kit/group-needs';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import type { KitWords } from '@/lib/rules/speech/kit-words';
import type { View } from '@/lib/rules/view';
import { grades } from './attributes';
import { isBattalion, isBattery, isCommand, isGeneral, isRegiment, isTroops } from './commands';
import { chainOfCommand } from './rules/chain-of-command';
import { mixedGrades } from './rules/mixed-grades';
import { nationalGrades } from './rules/national-grades';
import { hasCommandControl } from './settings';
import { sources, title } from './source';
import type { Words } from './words';

const isInUse = ({ settings }: View) => hasCommandControl(settings);

/** Battalions and regiments of a command, all together. */
const mostTroops = 4;

/** The rules of an order of battle, in the order in which a player meets them. */
export function rulesIn(kit: KitWords, told: Words): readonly Rule[] {
  const { rules: words } = told;
  return [
    emptyList(kit, { source: title, what: words.something }),
    attributeMissing(kit),
    attributeRange(kit, {
      id: 'grade-range',
      source: sources.grades,
      summary: words.gradeRange(grades.min, grades.max),
    }),
    groupAtMost(kit, {
      id: 'command-size',
      basis: 'rule',
      severity: 'error',
      source: sources.control,
      holds: isInUse,
      groups: isCommand,
      max: mostTroops,
      counted: [
        { name: words.battalion, which: isBattalion },
        { name: words.regiment, which: isRegiment },
      ],
      name: words.command,
      meter: words.size.meter,
      limit: words.size.limit(mostTroops),
    }),
    groupAtMost(kit, {
      id: 'command-batteries',
      basis: 'rule',
      severity: 'error',
      source: sources.control,
      holds: isInUse,
      groups: isCommand,
      max: 1,
      counted: [{ name: words.battery, which: isBattery }],
      beside: withTrait('infantry', 'cavalry'),
      name: words.command,
      ...words.batteries,
    }),
    groupNeeds(kit, {
      id: 'command-without-general',
      basis: 'reading',
      severity: (view) => (isInUse(view) ? 'error' : 'warning'),
      source: sources.control,
      groups: isCommand,
      who: isTroops,
      needs: isGeneral,
      name: words.command,
      needsName: words.leader,
      because: words.nearby,
    }),
    groupAtMost(kit, {
      id: 'command-two-generals',
      basis: 'reading',
      severity: 'warning',
      source: sources.commanders,
      holds: () => true,
      groups: isCommand,
      max: 1,
      counted: [{ name: words.general, which: isGeneral }],
      name: words.command,
      ...words.generals,
    }),
    mixedGrades(told.mixedGrades),
    nationalGrades(told),
    chainOfCommand(told.chainOfCommand),
    ...alwaysRules(kit),
  ];
}
