import { alwaysRules } from '@/lib/rules/kit/always';
import { attributeMissing } from '@/lib/rules/kit/attributes';
import { emptyList } from '@/lib/rules/kit/empty-list';
import type { Rule } from '@/lib/rules/rule';
import type { KitWords } from '@/lib/rules/speech/kit-words';
import { classNotAllowed } from './rules/class-not-allowed';
import { leaderTwice } from './rules/leader-twice';
import { leaderWrongNation } from './rules/leader-wrong-nation';
import { noOfficer } from './rules/no-officer';
import { title } from './source';
import type { Words } from './words';

/** What an order of battle is held against, in the order in which a player meets it. */
export function rulesIn(kit: KitWords, words: Words): readonly Rule[] {
  return [
    emptyList(kit, { source: title, what: words.rules.something }),
    attributeMissing(kit),
    ...alwaysRules(kit),
    classNotAllowed(words.classNotAllowed),
    leaderWrongNation(words.leaderWrongNation),
    leaderTwice(words.leaderTwice),
    noOfficer(words.noOfficer),
  ];
}
