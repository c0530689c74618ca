import { type Collection, missingFrom } from '../collection/collection';
import type { List } from '../roster/list';
import type { FigureTable, Ruleset } from '../rules/ruleset';
import { paperIn } from './words/paper';

/**
 * What a list has more of than the player owns, to take to the shop or the painting table. Nothing
 * where he counts no models of its ruleset: then all of it would be missing.
 */
export function missingTable(
  list: List,
  ruleset: Ruleset,
  collection: Collection,
): FigureTable | undefined {
  if (!collection.has(list.ruleset)) return undefined;
  const { title, head, none } = paperIn(ruleset.speech.language).missing;
  const rows = missingFrom(list, collection).map(({ profile, needed, owned }) => [
    ruleset.profiles.get(profile)?.name ?? profile,
    String(needed),
    String(owned),
    String(needed - owned),
  ]);
  return { name: title, head: rows.length > 0 ? head : [none], rows, source: '' };
}
