import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

/** What sets kinds of troops apart. */
export const troops: readonly GlossaryEntry[] = [
  {
    id: 'skirmish-order',
    term: 'Skirmish order',
    kind: 'rule',
    summary:
      'Light infantry, light cavalry and irregulars may stand in one open rank: they disregard disorder, but formed troops that catch them outside woods and buildings destroy them.',
    source: sources.light,
    see: ['close-order', 'light-companies', 'movement'],
  },
  {
    id: 'light-companies',
    term: 'Light companies',
    kind: 'rule',
    summary:
      'A line battalion may send out its light companies as skirmishers, no more than 6″ from it.',
    source: sources.light,
    see: ['skirmish-order'],
  },
  {
    id: 'close-order',
    term: 'Close order only',
    kind: 'rule',
    summary: 'Troops of this kind do not skirmish.',
    source: sources.light,
    see: ['skirmish-order'],
  },
  {
    id: 'pikes',
    term: 'Pikes',
    kind: 'rule',
    summary:
      'A levy with pikes knows only road and attack columns. Cavalry may not charge its front while it is in good order, and falls back half a move when pikes attack it.',
    source: sources.pikes,
    see: ['pike'],
  },
  {
    id: 'lancers',
    term: 'Lancers',
    kind: 'rule',
    summary: 'Ride with the lance, and do not skirmish unless they are irregulars.',
    source: sources.light,
    see: ['lance', 'irregular-light-horse'],
  },
  {
    id: 'heavy-cavalry',
    term: 'Heavy cavalry',
    kind: 'rule',
    summary: 'Rolls a melee die for every two castings, where light cavalry rolls one for three.',
    source: sources.melee,
    see: ['melee', 'cuirassiers'],
  },
  {
    id: 'cuirassiers',
    term: 'Cuirassiers',
    kind: 'rule',
    summary: 'Count up to four ranks instead of two when they charge in column.',
    source: sources.melee,
    see: ['heavy-cavalry', 'melee'],
  },
  {
    id: 'irregular-light-horse',
    term: 'Irregular light horse',
    kind: 'rule',
    summary:
      'Cossacks and their like skirmish freely, but never attack formed units in good order from the front.',
    source: sources.light,
    see: ['skirmish-order', 'lancers'],
  },
  {
    id: 'guards-in-a-town',
    term: 'Guards in a town',
    kind: 'rule',
    summary:
      'Guards who roll a 1 for morale in a built-up area roll a d6 as well, and stand after all on 1 to 3.',
    source: sources.terrain,
    see: ['morale', 'light-infantry-in-a-town'],
  },
  {
    id: 'light-infantry-in-a-town',
    term: 'Light infantry in a town',
    kind: 'rule',
    summary: 'Defending a built-up area, light infantry fights at twice its number.',
    source: sources.terrain,
    see: ['melee', 'guards-in-a-town'],
  },
  {
    id: 'organic-grenadiers',
    term: 'Organic grenadiers',
    kind: 'rule',
    summary: 'A line battalion that has kept its own grenadiers adds 1 to its morale rolls.',
    source: sources.grades,
    see: ['morale'],
  },
  {
    id: 'attack-columns',
    term: 'Attack columns',
    kind: 'national',
    summary:
      'French and Prussian infantry counts four ranks, not two, when it charges in attack columns.',
    source: sources.melee,
    see: ['melee'],
  },
  {
    id: 'british-drill',
    term: 'British drill',
    kind: 'national',
    summary: 'British and King’s German infantry trains one grade better than its morale.',
    source: sources.grades,
    see: ['training', 'morale'],
  },
  {
    id: 'rallying-after-a-charge',
    term: 'Rallying after a charge',
    kind: 'national',
    summary:
      'British cavalry that has won a charge rolls against its training to rally, or rides on at the next enemy before it. The King’s German cavalry does not roll.',
    source: sources.grades,
    see: ['training'],
  },
  {
    id: 'russian-steadiness',
    term: 'Russian steadiness',
    kind: 'national',
    summary:
      'Russian infantry trains one grade worse than others of its class and has one grade better morale, within 2 and 5.',
    source: sources.grades,
    see: ['training', 'morale'],
  },
];
