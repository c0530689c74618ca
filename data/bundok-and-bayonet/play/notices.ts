import { isThere, type Notice, type Play, type Stand } from '@/lib/rules/play';
import { diceOfFigure } from '../described';
import { rowOf } from '../rows';
import { sources } from '../source';
import type { UnitRow } from '../units';
import type { Words } from './words';

function unitNotices(
  { piece, marks, size, lost }: Stand,
  row: UnitRow,
  words: Words,
): readonly Notice[] {
  const { id } = piece;
  const note = (kind: string, text: string, source: string) => [
    { id: `${kind}.${id}`, text, source, piece: id },
  ];
  const left = size - lost;
  const dice = diceOfFigure(row) * left;
  return [
    ...(lost > 0 && dice > 0 ? note(`dice-${left}`, words.dice(left, dice), sources.short) : []),
    ...(marks.has('failed') ? note('failed', words.mayNot, sources.actions) : []),
  ];
}

/** What a unit still fires with, what a failed check forbids it, and a headquarters that falls. */
export function noticesIn(words: Words): Play['notices'] {
  return ({ stands }) =>
    stands.flatMap((stand) => {
      const row = stand.piece.unit && rowOf(stand.piece.unit.profile.id);
      if (!row) return [];
      if (isThere(stand)) return unitNotices(stand, row, words);
      return row.role === 'headquarters'
        ? [
            {
              id: `headquarters.${stand.piece.id}`,
              text: words.headquarters,
              source: sources.units,
            },
          ]
        : [];
    });
}
