import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { fortifiedShift, moraleShift, qualities, type Quality, sixes } from '../../tables/dice';
import { nativeReach, type Reach, regularReach } from '../../tables/ranges';
import { distance, nativeNames, regularNames } from './reach';

const qualityNames: Readonly<Record<Quality, string>> = {
  elite: 'Élite',
  regular: 'Régulière',
  inexperienced: 'Inexpérimentée',
  militia: 'Milice',
};

function rangeRows<Id extends string>(
  side: string,
  reaches: Readonly<Record<Id, Reach>>,
  names: Readonly<Record<Id, string>>,
): readonly (readonly string[])[] {
  return (Object.keys(reaches) as Id[]).map((id) => {
    const { short, long } = reaches[id];
    return [side, names[id], distance(short), long === undefined ? '–' : distance(long)];
  });
}

function shift(dice: number): string {
  if (dice === 0) return 'aucun';
  return `${Math.abs(dice)} de ${dice < 0 ? 'moins' : 'plus'}`;
}

/** The charts that a player looks up at the table. */
export const tables: GlossaryTranslations = {
  'weapon-ranges': {
    name: 'Portées des armes',
    summary:
      'Courte et longue portée selon le camp ; les carabines comptent comme les fusils de leur genre.',
    table: {
      head: ['Camp', 'Arme', 'Courte', 'Longue'],
      rows: [
        ...rangeRows('Réguliers', regularReach, regularNames),
        ...rangeRows('Indigènes', nativeReach, nativeNames),
      ],
    },
  },
  casualties: {
    name: 'Pertes',
    summary:
      'Combien de six retirent une figurine de la cible. Le joueur qui tire choisit laquelle.',
    table: {
      head: ['Portée', 'À découvert', 'En fortification'],
      rows: [
        ['Courte', String(sixes.short.open), String(sixes.short.fortified)],
        ['Longue', String(sixes.long.open), String(sixes.long.fortified)],
      ],
    },
  },
  'morale-changes': {
    name: 'Changements des dés de moral',
    summary: 'Ce que la qualité et la place d’une unité changent aux dés d’un test de moral.',
    table: {
      head: ['Cas', 'Dés'],
      rows: [
        ...qualities.map((quality) => [qualityNames[quality], shift(moraleShift[quality])]),
        ['En fortification', shift(fortifiedShift)],
      ],
    },
  },
  'movement-changes': {
    name: 'Changements du mouvement',
    summary: 'Ce qui change la distance parcourue par une unité.',
    table: {
      head: ['Cas', 'Changement'],
      rows: [
        ['Au pas de course', 'deux fois les dés'],
        ['À travers un terrain dégagé', '1 dé de plus'],
        ['Chaque obstacle', '2″ de moins'],
      ],
    },
  },
};
