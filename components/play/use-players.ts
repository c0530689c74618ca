import { useEffect, useMemo, useState } from 'react';
import { ownSide } from '@/lib/play/deed';
import { type Game, enemiesOf } from '@/lib/play/game';
import { piecesOf } from '@/lib/play/pieces';
import type { Player } from '@/lib/play/table';
import type { Play } from '@/lib/rules/play';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { useRulesets } from '../rulesets/use-ruleset';
import { type HiddenFoe, listsAtTable } from './lists-at-table';

/** The players of a game once all is here; `list` = the own list cannot be read, `rules` = no connection. */
export type Players = AtTable | 'list' | 'rules' | undefined;

/** Everybody at the table, and the lists of opponents that are kept and cannot be shown. */
export interface AtTable {
  readonly players: readonly Player[];
  readonly hidden: readonly HiddenFoe[];
}

interface Plays {
  readonly known: ReadonlyMap<Ruleset, Play>;
  readonly hasFailed: boolean;
}

const nothing: Plays = { known: new Map(), hasFailed: false };

/** What each ruleset tracks, as it comes. */
function usePlays(rulesets: readonly Ruleset[]): Plays {
  const [plays, setPlays] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    for (const ruleset of rulesets)
      ruleset.play().then(
        (play) => {
          if (isWanted)
            setPlays((before) => ({ ...before, known: new Map(before.known).set(ruleset, play) }));
        },
        () => {
          if (isWanted) setPlays((before) => ({ ...before, hasFailed: true }));
        },
      );
    return () => {
      isWanted = false;
    };
  }, [rulesets]);
  return plays;
}

/** Everybody at the table of a game, the own list first. */
export function usePlayers(game: Pick<Game, 'own' | 'enemies' | 'actions'>): Players {
  const { own } = game;
  const enemies = enemiesOf(game);
  const key = enemies.map((enemy) => enemy.key).join(' ');
  // Documents never change: a game that is read anew has the same ones.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { read: lists, hidden } = useMemo(() => listsAtTable(own, enemies), [own, key]);
  const rulesets = useRulesets(lists.map(({ list }) => list.ruleset));
  const used = useMemo(
    () => [...new Set(lists.flatMap(({ list }) => rulesets.get(list.ruleset) ?? []))],
    [lists, rulesets],
  );
  const { known, hasFailed } = usePlays(used);
  return useMemo(() => {
    if (lists[0]?.key !== ownSide) return 'list';
    const players = lists.flatMap(({ key: side, list }): readonly Player[] => {
      const ruleset = rulesets.get(list.ruleset);
      const play = ruleset && known.get(ruleset);
      if (!ruleset || !play) return [];
      const view = viewList(list, ruleset);
      return [{ key: side, view, play, pieces: piecesOf(view, play) }];
    });
    if (players.length === lists.length) return { players, hidden };
    return hasFailed ? 'rules' : undefined;
  }, [lists, hidden, rulesets, known, hasFailed]);
}
