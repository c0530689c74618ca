import { knownRulesets } from '@/data';
import { ownSide } from '@/lib/play/deed';
import type { Enemy } from '@/lib/play/game';
import { parseDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import type { ReadError } from '@/lib/roster/read-error';

/** A list that this version cannot read: of a newer one, mostly. */
export interface HiddenFoe extends Enemy {
  readonly error: ReadError;
}

export interface Lists {
  readonly read: readonly { readonly key: string; readonly list: List }[];
  readonly hidden: readonly HiddenFoe[];
}

/** Lists of a game, those apart that this version cannot read. */
export function listsAtTable(own: unknown, enemies: readonly Enemy[]): Lists {
  const all = [{ key: ownSide, document: own }, ...enemies].map((enemy) => ({
    ...enemy,
    list: parseDocument(enemy.document, knownRulesets),
  }));
  return {
    read: all.flatMap(({ key, list }) => (list.ok ? { key, list: list.value } : [])),
    hidden: all.flatMap(({ list, ...enemy }) => (list.ok ? [] : { ...enemy, error: list.error })),
  };
}
