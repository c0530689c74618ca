import { isThere, leftOf, type Notice, type Play, type Side, type Stand } from '@/lib/rules/play';
import { featureOf } from '../figures';
import type { Words } from './words';

const book = 'Song of Drums and Shakos';
const sources = {
  morale: `${book}, When to Make Morale Checks`,
  nco: `${book}, Special Rules: NCO`,
  flag: `${book}, Special Rules: Flag Bearer`,
  ending: `${book}, Ending the Game`,
};

function withRule(side: Side, rule: string): readonly Stand[] {
  return side.stands.filter(({ piece }) => piece.unit?.profile.traits.has(rule));
}

/** Whether one was on the table when another went: the order of losses decides who commands. */
function outlived(one: Stand, other: Stand): boolean {
  return other.outAt !== undefined && (one.outAt === undefined || one.outAt > other.outAt);
}

function leaderNotices(side: Side, words: Words): readonly Notice[] {
  const leaders = withRule(side, 'Leader');
  const ncos = withRule(side, 'NCO');
  const isPrussian = featureOf(side.view, 'prussia');
  const test = (text: string) => (isPrussian ? words.noRetreat(text) : text);
  return [
    ...leaders
      .filter((leader) => !isThere(leader))
      .map((leader) => ({
        id: `leader.${leader.piece.id}`,
        text: test(ncos.some((nco) => outlived(nco, leader)) ? words.leaderToNco : words.leader),
        source: sources.morale,
      })),
    // An NCO who falls before he commands is no loss of a leader.
    ...ncos
      .filter((nco) => !isThere(nco) && leaders.every((leader) => outlived(nco, leader)))
      .map((nco) => ({ id: `nco.${nco.piece.id}`, text: test(words.nco), source: sources.nco })),
  ];
}

function flagNotices(side: Side, words: Words): readonly Notice[] {
  return withRule(side, 'Flag Bearer').flatMap((bearer) => {
    const { id } = bearer.piece;
    if (bearer.marks.has('taken'))
      return [{ id: `flag-taken.${id}`, text: words.flagTaken, source: sources.flag }];
    return isThere(bearer)
      ? []
      : [{ id: `flag-down.${id}`, text: words.flagDown, source: sources.flag }];
  });
}

/** Whether the squad breaks: without its commander at two, with him when one other or none is left. */
function breakNotices(side: Side, enemies: readonly Side[], words: Words): readonly Notice[] {
  const left = leftOf(side);
  if (side.lost === 0 || left > 2) return [];
  const note = (id: string, text: string) => [{ id, text, source: sources.ending }];
  if (left === 0) return note('breaks', words.nobody);
  const commanders = [...withRule(side, 'Leader'), ...withRule(side, 'NCO')];
  if (!commanders.some(isThere)) return note('breaks', words.leaderless(left));
  if (enemies.length === 0)
    return note('outnumbered', left === 1 ? words.aloneIfMore : words.ifMore);
  const enemy = enemies.reduce((sum, one) => sum + leftOf(one), 0);
  return enemy > left ? note('breaks', left === 1 ? words.alone : words.outnumbered) : [];
}

/** Losses of a leader and of the flag, and the end of the squad. */
export function noticesIn(words: Words): Play['notices'] {
  return (side, enemies) => [
    ...leaderNotices(side, words),
    ...flagNotices(side, words),
    ...breakNotices(side, enemies, words),
  ];
}
