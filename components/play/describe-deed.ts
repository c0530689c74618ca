import type { Deed } from '@/lib/play/deed';
import { out } from '@/lib/play/pieces';
import type { Standing } from '@/lib/play/table';
import { pieceName } from '@/lib/rules/play';
import { wordsOf } from '../language/area';
import { playWords } from './words';

/** What a deed did, in a few words: "Line Infantryman 3: out of action". */
export function describeDeed(deed: Deed, standings: readonly Standing[]): string {
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
    case 'name':
    case 'mark':
    case 'count': {
      const standing = standings.find(({ player }) => player.key === deed.side);
      const piece = standing?.side.stands.find((one) => one.piece.id === deed.piece)?.piece;
      if (!standing || !piece) return words.unknown;
      if (deed.do === 'name') {
        const bought = standing.player.pieces.find(({ id }) => id === deed.piece) ?? piece;
        return words.named(pieceName(bought), deed.name);
      }
      const { player } = standing;
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
    // What a newer version did.
    default:
      return words.unknown;
  }
}
