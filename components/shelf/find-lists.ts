import { hasWords, searchable } from '@/lib/roster/search-text';
import type { ListRecord } from '@/lib/store/record';
import { wordsOf } from '../language/area';
import { rulesetCards } from '../rulesets/cards';

function textOf({ list }: ListRecord): string {
  const card = wordsOf(rulesetCards).find(({ id }) => id === list.ruleset);
  const nation = card?.nations.find(({ id }) => id === list.nation);
  return searchable(
    [list.name, nation?.name ?? list.nation, card?.name ?? list.ruleset, card?.shortName].join(' '),
  );
}

/** Lists of a ruleset (of all when it is absent) whose name, nation and rules have every word. */
export function findLists(
  lists: readonly ListRecord[],
  query: string,
  ruleset: string | undefined,
): readonly ListRecord[] {
  return lists.filter(
    (record) =>
      (ruleset === undefined || record.list.ruleset === ruleset) && hasWords(textOf(record), query),
  );
}
