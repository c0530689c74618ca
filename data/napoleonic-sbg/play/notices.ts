import { isThere, type Notice, type Play, type Side, type Stand } from '@/lib/rules/play';
import { adaptation } from '../glossary/source';
import { cannonOf } from '../guns';
import type { Words } from './words';

/** What nobody has any more whose last general, or officer, is lost. */
function rankNotices({ stands }: Side, words: Words): readonly Notice[] {
  const ofRank = (...ranks: readonly string[]) =>
    stands.filter(({ piece }) => ranks.some((rank) => piece.unit?.profile.traits.has(rank)));
  const areLost = (all: readonly Stand[]) => all.length > 0 && !all.some(isThere);
  const note = (id: string, text: string, section: string) => [
    { id, text, source: adaptation(section) },
  ];
  return [
    ...(areLost(ofRank('general'))
      ? note('generals', words.generals, 'Other Courage Bonuses')
      : []),
    // A general has the reach of an officer, too: his rank is above theirs.
    ...(areLost(ofRank('general', 'officer'))
      ? note('officers', words.officers, 'Sphere of Influence')
      : []),
  ];
}

/** What a gun can no longer do with the men and horses that it has left. */
function gunNotices({ piece, counts }: Stand, words: Words): readonly Notice[] {
  const { id, unit } = piece;
  const note = (kind: string, text: string, section: string) => [
    { id: `${kind}.${id}`, text, source: adaptation(section), piece: id },
  ];
  const needed = unit?.profile.needed ?? 0;
  // The Master Gunner is one of those who serve it.
  const gunner = (counts.get('gunner-wounds') ?? 0) > 0 ? 1 : 0;
  const crew = counts.get('crew');
  const limber = unit && cannonOf(unit.profile.id)?.limber;
  const horses = counts.get('horses');
  return [
    ...(crew !== undefined && crew + gunner < needed
      ? note('crew', words.crew(crew + gunner, needed), 'Cannon!')
      : []),
    ...(counts.get('batter') === 0 ? note('batter', words.batter, 'Cannon!') : []),
    ...(limber && horses !== undefined && horses < limber.horses
      ? horses === limber.horsesForHalfSpeed
        ? note('half-speed', words.halfSpeed, 'Limber Team')
        : horses < limber.horsesForHalfSpeed
          ? note('no-move', words.noMove, 'Limber Team')
          : []
      : []),
  ];
}

function riderNotices({ piece, marks }: Stand, words: Words): readonly Notice[] {
  if (!marks.has('unhorsed') || !piece.unit?.items.includes('Lance')) return [];
  const { id } = piece;
  return [{ id: `lance.${id}`, text: words.lance, source: adaptation('Lance'), piece: id }];
}

/** What a force and its guns lose with those who fall. */
export function noticesIn(words: Words): Play['notices'] {
  return (side) => [
    ...rankNotices(side, words),
    ...side.stands
      .filter(isThere)
      .flatMap((stand) => [...gunNotices(stand, words), ...riderNotices(stand, words)]),
  ];
}
