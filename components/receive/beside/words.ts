import { count, join } from '@/lib/rules/english';
import { area } from '../../language/area';

/** How many of a kind stand how to those that are here. */
export interface Counts {
  readonly new: number;
  readonly same: number;
  readonly copy: number;
  readonly yours: number;
}

/** What a backup holds beside lists. */
export const besideWords = area('beside', {
  label: 'Beside its lists',
  games: (n: number) => count(n, 'game'),
  seals: (n: number) => count(n, 'sealed list or code', 'sealed lists and codes'),
  collection: 'The collection',
  counts: (counts: Counts) => {
    const parts = [
      [counts.new, 'new'],
      [counts.same, 'the same as here'],
      [counts.copy, 'changed since, here or there: to stand beside yours as a copy'],
      [counts.yours, 'left out: a code of your own is not kept as another’s'],
    ] as const;
    return `Held against yours: ${join(parts.flatMap(([n, what]) => (n > 0 ? [`${n} ${what}`] : [])))}.`;
  },
  gameOf: (list: string, day: string) => `${list}, begun ${day}`,
  standing: {
    new: 'new',
    same: 'the same as here',
    copy: 'as a copy, beside yours',
    yours: 'left out',
  },
  sameCollection: 'It has the same counts as yours.',
  changes: (n: number) =>
    `It would change ${count(n, 'count')} of yours. What it does not name stays as it is.`,
  unreadable: (n: number) =>
    `${count(n, 'count')} of yours cannot be read here and ${n === 1 ? 'stays as it is' : 'stay as they are'}: your collection says more.`,
  look: 'Look at them',
  damaged: {
    games: (nth: number, fault: string) =>
      `Game ${nth} of the backup is damaged (${fault}) and stays out.`,
    seals: (nth: number, fault: string) =>
      `Sealed list or code ${nth} of the backup is damaged (${fault}) and stays out.`,
    collection: (_nth: number, fault: string) =>
      `A part of the backup’s collection is damaged (${fault}) and stays out.`,
  },
  further: (n: number) => `${n} more are damaged, too.`,
  restore: 'Restore',
  restored: (lists: number, games: number, seals: number, counts: number) => {
    const parts = [
      lists > 0 && count(lists, 'list'),
      games > 0 && count(games, 'game'),
      seals > 0 && count(seals, 'sealed list or code', 'sealed lists and codes'),
      counts > 0 && count(counts, 'count of the collection', 'counts of the collection'),
    ];
    return `${join(parts.filter((part) => part !== false))} brought in.`;
  },
});
