import { isThere, type Notice, type Play, pieceName, type Stand } from '@/lib/rules/play';
import { officerOf } from '../described';
import { leaderOf } from '../leaders';
import { sources } from '../source';
import type { Words } from './words';

function troopNotices({ piece, marks, counts }: Stand, words: Words): readonly Notice[] {
  const { id, kit } = piece;
  const note = (kind: string, text: string, source: string) => [
    { id: `${kind}.${id}`, text, source, piece: id },
  ];
  const start = kit.counters.find((counter) => counter.id === 'bases')?.boxes ?? 0;
  const lost = start - (counts.get('bases') ?? start);
  return [
    ...(lost > 0 ? note(`bases-${lost}`, words.lostBases(lost), sources.modifiers) : []),
    ...(marks.has('morale') ? note('morale', words.morale, sources.points) : []),
    ...(marks.has('damaged') ? note('damaged', words.damaged, sources.points) : []),
  ];
}

function officerNotices({ piece }: Stand, words: Words): readonly Notice[] {
  const officer = piece.unit && officerOf(piece.unit);
  if (!officer) return [];
  const great = leaderOf(officer.leader);
  return [
    {
      id: `officer.${piece.id}`,
      text: great ? words.leader(great.name) : words.officer(pieceName(piece)),
      source: great ? sources.points : sources.morale,
    },
  ];
}

/** What bases and markers cost a unit, and officers who fall. */
export function noticesIn(words: Words): Play['notices'] {
  return ({ stands }) =>
    stands.flatMap((stand) =>
      isThere(stand) ? troopNotices(stand, words) : officerNotices(stand, words),
    );
}
