import { loadRuleset } from '@/data';
import type { Action, Deed } from '@/lib/play/deed';
import { piecesOf } from '@/lib/play/pieces';
import { type Player, type Standing, tableOf } from '@/lib/play/table';
import type { Language } from '@/lib/roster/language';
import type { Entry, List } from '@/lib/roster/list';
import { viewList } from '@/lib/rules/view';

export type Row = Omit<Entry, 'key'>;

export function listWith(
  ruleset: string,
  nation: string,
  rows: readonly Row[],
  settings?: List['settings'],
): List {
  const entries = rows.map((row, at) => ({ key: `k${at}`, ...row }));
  return {
    ruleset,
    nation,
    name: 'A list',
    ...(settings && { settings }),
    groups: [{ id: 'main', entries }],
  };
}

/** A list at the table, in a language. */
export async function playerWith(
  list: List,
  key = 'own',
  language: Language = 'en',
): Promise<Player> {
  const ruleset = await loadRuleset(list.ruleset, language);
  const play = await ruleset.play();
  const view = viewList(list, ruleset);
  return { key, view, play, pieces: piecesOf(view, play) };
}

/** Deeds with identities of their own. */
export function done(deeds: readonly Deed[]): readonly Action[] {
  return deeds.map((deed, at) => ({ ...deed, id: `a${at}` }));
}

export function lose(piece: string, side = 'own'): Deed {
  return { do: 'mark', side, piece, mark: 'out', on: true };
}

export function mark(piece: string, id: string, on = true, side = 'own'): Deed {
  return { do: 'mark', side, piece, mark: id, on };
}

export function take(piece: string, counter: string, by: number, side = 'own'): Deed {
  return { do: 'count', side, piece, counter, by };
}

/** How the own list stands after these deeds. */
export function standingAfter(players: readonly Player[], deeds: readonly Deed[]): Standing {
  const [own] = tableOf(players, done(deeds));
  if (!own) throw new Error('Nobody is at the table.');
  return own;
}

/** What is said after these deeds. */
export function saidAfter(players: readonly Player[], deeds: readonly Deed[]): readonly string[] {
  return standingAfter(players, deeds).notices.map(({ text }) => text);
}
