import type { Action, Deed } from '@/lib/play/deed';
import type { Game } from '@/lib/play/game';
import { firstSaid, type Player, tableOf } from '@/lib/play/table';
import { randomId } from '@/lib/store/random-id';
import type { GameSession } from '@/lib/store/game-session';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import { describeDeed } from './describe-deed';
import { playWords } from './words';

/** Everything that changes a game, said to those who listen. */
export function createDeeds(session: GameSession, players: readonly Player[]) {
  const actions = (): readonly Action[] => session.getSnapshot().game?.actions ?? [];
  const now = () => tableOf(players, actions());

  /** Does something and says what it is, and what the rules say for the first time. */
  function change(what: string, work: () => void): void {
    const before = now();
    work();
    const said = firstSaid(before, now());
    announce([what, ...said.map(({ text }) => text)].join('. '));
  }

  return {
    act: (deed: Deed) =>
      change(describeDeed(deed, now()), () =>
        session.obey({ do: 'act', action: { ...deed, id: randomId() } }),
      ),

    undo({ actions: done }: Game) {
      const last = done.at(-1);
      if (last)
        change(wordsOf(playWords).undone(describeDeed(last, now())), () =>
          session.obey({ do: 'undo', action: last.id }),
        );
    },

    redo({ undone }: Game) {
      const next = undone.at(-1);
      if (next)
        change(wordsOf(playWords).redone(describeDeed(next, now())), () =>
          session.obey({ do: 'redo', action: next.id }),
        );
    },
  };
}
