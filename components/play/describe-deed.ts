import type { Deed } from '@/lib/play/deed';
import { out } from '@/lib/play/pieces';
import type { Player } from '@/lib/play/table';
import { pieceName } from '@/lib/rules/play';
import { wordsOf } from '../language/area';
import { playWords } from './words';

/** What a deed did, in a few words: "Line Infantryman 3: out of action". */
export function describeDeed(deed: Deed, players: readonly Player[]): string {
  const words = wordsOf(playWords).deed;
  switch (deed.do) {
    case 'settle':
      return deed.on ? words.settled : words.unsettled;
    case 'dismiss':
      return words.dismissed;
    case 'turn':
      return words.turn;
    case 'reset':
      return words.reset;
    case 'mark':
    case 'count': {
      const player = players.find(({ key }) => key === deed.side);
      const piece = player?.pieces.find(({ id }) => id === deed.piece);
      if (!player || !piece) return words.unknown;
      const name = pieceName(piece);
      if (deed.do === 'count') {
        const counter = piece.kit.counters.find(({ id }) => id === deed.counter);
        return counter ? words.count(name, counter.name, deed.by) : words.unknown;
      }
      const mark =
        deed.mark === out
          ? player.play.out
          : piece.kit.marks.find(({ id }) => id === deed.mark)?.name;
      if (mark === undefined) return words.unknown;
      return deed.on ? words.on(name, mark) : words.off(name, mark);
    }
  }
}
