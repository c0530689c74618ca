import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeRange } from '@/lib/rules/kit/attribute-range';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { groupAtMost } from '@/lib/rules/kit/group-at-most';
import { groupNeeds } from '@/lib/rules/kit/group-needs';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { isBattalion, isBattery, isCommand, isGeneral, isRegiment, isTroops } from './commands';
import { chainOfCommand } from './rules/chain-of-command';
import { mixedGrades } from './rules/mixed-grades';
import { nationalGrades } from './rules/national-grades';
import { hasCommandControl } from './settings';
import { sources, title } from './source';

const isInUse = ({ settings }: View) => hasCommandControl(settings);

/** The rules of an order of battle, in the order in which a player meets them. */
export const rules: readonly Rule[] = [
  emptyList({ source: title, what: 'at least one unit' }),
  attributeMissing,
  attributeRange({
    id: 'grade-range',
    source: sources.grades,
    summary: 'Morale and training are grades from 2 to 5.',
  }),
  groupAtMost({
    id: 'command-size',
    basis: 'rule',
    severity: 'error',
    source: sources.control,
    holds: isInUse,
    groups: isCommand,
    max: 4,
    counted: [
      { name: 'battalion', which: isBattalion },
      { name: 'regiment', which: isRegiment },
    ],
    name: 'command',
    meter: 'Battalions and regiments',
    limit: 'a command has at most four battalions of infantry or regiments of cavalry together',
  }),
  groupAtMost({
    id: 'command-batteries',
    basis: 'rule',
    severity: 'error',
    source: sources.control,
    holds: isInUse,
    groups: isCommand,
    max: 1,
    counted: [{ name: 'battery', which: isBattery }],
    beside: withTrait('infantry', 'cavalry'),
    name: 'command',
    meter: 'Batteries',
    limit: 'a command has at most one battery, unless it is all artillery',
  }),
  groupNeeds({
    id: 'command-without-general',
    basis: 'reading',
    severity: (view) => (isInUse(view) ? 'error' : 'warning'),
    source: sources.control,
    groups: isCommand,
    who: isTroops,
    needs: isGeneral,
    name: 'command',
    needsName: 'General',
    because: 'its units act only near their commander',
  }),
  groupAtMost({
    id: 'command-two-generals',
    basis: 'reading',
    severity: 'warning',
    source: sources.commanders,
    holds: () => true,
    groups: isCommand,
    max: 1,
    counted: [{ name: 'general', which: isGeneral }],
    name: 'command',
    meter: 'Generals',
    limit: 'a command follows one general',
  }),
  mixedGrades,
  nationalGrades,
  chainOfCommand,
  ...alwaysRules,
];
