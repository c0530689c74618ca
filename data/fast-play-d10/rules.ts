import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import type { Rule } from '@/lib/rules/rule';
import { classNotAllowed } from './rules/class-not-allowed';
import { leaderTwice } from './rules/leader-twice';
import { leaderWrongNation } from './rules/leader-wrong-nation';
import { noOfficer } from './rules/no-officer';
import { title } from './source';

/** What an order of battle is held against, in the order in which a player meets it. */
export const rules: readonly Rule[] = [
  emptyList({ source: title, what: 'at least one unit' }),
  attributeMissing,
  ...alwaysRules,
  classNotAllowed,
  leaderWrongNation,
  leaderTwice,
  noOfficer,
];
