import { isThere, type Notice, type Play, pieceName, type Stand } from '@/lib/rules/play';
import { isGeneral } from '../commands';
import { sources } from '../source';
import type { Words } from './words';

/** What a unit suffers from its losses and its state. */
function unitNotices({ piece, marks, size, lost }: Stand, words: Words): readonly Notice[] {
  const { id } = piece;
  const note = (kind: string, text: string, source: string) => [
    { id: `${kind}.${id}`, text, source, piece: id },
  ];
  const quarters = size > 0 ? Math.floor((lost * 4) / size) : 0;
  return [
    ...(quarters > 0 ? note(`quarter-${quarters}`, words.quarters(quarters), sources.grades) : []),
    ...(marks.has('disorder') ? note('disorder', words.disorder, sources.testing) : []),
    ...(marks.has('rout') ? note('rout', words.rout, sources.testing) : []),
  ];
}

function generalNotice({ piece }: Stand, words: Words): Notice {
  return {
    id: `general.${piece.id}`,
    text: words.general(pieceName(piece)),
    source: sources.commanders,
  };
}

/** Losses of units by quarters, their states, and generals who fall. */
export function noticesIn(words: Words): Play['notices'] {
  return ({ stands }) =>
    stands.flatMap((stand) => {
      const { unit } = stand.piece;
      if (isThere(stand)) return unitNotices(stand, words);
      return unit && isGeneral(unit.profile) ? [generalNotice(stand, words)] : [];
    });
}
