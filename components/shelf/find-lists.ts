import { cardOf } from '@/data';
import type { ListRecord } from '@/lib/store/record';

/** What is compared: no accents, no capitals. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf({ list }: ListRecord): string {
  const card = cardOf(list.ruleset);
  const nation = card?.nations.find(({ id }) => id === list.nation);
  return plain(
    [list.name, nation?.name ?? list.nation, card?.name ?? list.ruleset, card?.shortName].join(' '),
  );
}

/** Lists of a ruleset (of all when it is absent) whose name, nation and rules have every word. */
export function findLists(
  lists: readonly ListRecord[],
  query: string,
  ruleset: string | undefined,
): readonly ListRecord[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return lists.filter((record) => {
    if (ruleset !== undefined && record.list.ruleset !== ruleset) return false;
    if (words.length === 0) return true;
    const text = textOf(record);
    return words.every((word) => text.includes(word));
  });
}
