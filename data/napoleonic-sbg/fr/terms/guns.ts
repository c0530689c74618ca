import type {
  GlossaryTable,
  GlossaryTranslation,
  GlossaryTranslations,
} from '@/lib/roster/glossary';
import {
  type Cannon,
  cannons,
  grapeRangeOf,
  howitzerShell,
  rangeOf,
  type Rocket,
  rockets,
} from '../../guns';
import { cannonNames } from './gun-names';
import { inches } from './inches';

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function rangeRow(gun: Cannon | Rocket): readonly string[] {
  const best = inches(rangeOf(gun, true));
  return ['Portée', `${inches(rangeOf(gun))} (Construction supérieure ${best})`];
}

function shellRow(): readonly string[] {
  const { minRangeInches, maxRangeInches, strength } = howitzerShell;
  return ['Obus', `${inches(minRangeInches)} à ${inches(maxRangeInches)}, Force ${strength}`];
}

function cannonTable(name: string, gun: Cannon): GlossaryTable {
  const { limber, strength } = gun;
  const crew = count(limber.crew, 'conducteur', 'conducteurs');
  return {
    head: ['Valeur', name],
    rows: [
      rangeRow(gun),
      ['Force', `${strength.half} jusqu’à la demi-portée, ${strength.full} au-delà`],
      ...(gun.kind === 'howitzer' ? [shellRow()] : []),
      ['Dispersion', inches(gun.scatterInches)],
      ['Servants minimum', `${gun.minCrew}`],
      ['Défense', `${gun.defence}`],
      ['Points de structure', `${gun.batterPoints}`],
      [
        'Grappe de raisin',
        `portée ${inches(grapeRangeOf(gun))}, rayon ${inches(gun.grapeRadiusInches)}`,
      ],
      [
        'Boîte à mitraille',
        `portée ${inches(gun.canisterRangeInches)}, rayon ${inches(gun.canisterRadiusInches)}`,
      ],
      [
        'Attelage',
        `${crew}, ${limber.horses} chevaux (demi-vitesse avec ${limber.horsesForHalfSpeed})`,
      ],
    ],
  };
}

function cannon(name: string, gun: Cannon, summary: string): GlossaryTranslation {
  return { name, summary, table: cannonTable(name, gun) };
}

function rocket(name: string, gun: Rocket, summary: string): GlossaryTranslation {
  return {
    name,
    summary,
    table: {
      head: ['Valeur', name],
      rows: [
        rangeRow(gun),
        ['Force', `${gun.strength}`],
        ['Rayon', `${inches(gun.radiusInches)}, Force ${gun.nearbyStrength}`],
        ['Dispersion', inches(gun.scatterInches)],
        [
          'Servants minimum',
          `${gun.minCrewFiring} pour tirer, ${gun.minCrewMoving} pour se déplacer`,
        ],
      ],
    },
  };
}

/** Every gun and rocket that a profile fields, each with its row of the tables. */
export const guns: GlossaryTranslations = {
  '3-pdr-cannon': cannon(
    cannonNames['3-pdr'],
    cannons['3-pdr'],
    'La pièce la plus légère : deux hommes la servent. Elle touche sur 5+, comme toutes les pièces, sur 4+ en deçà de la demi-portée et sur 3+ en deçà du quart.',
  ),
  '4-pdr-cannon': cannon(
    'Canon de 4',
    cannons['3-pdr'],
    'La pièce légère de la France, qui tire sur la ligne du canon de 3 : un calibre différent d’une livre utilise les chiffres de son voisin.',
  ),
  '6-pdr-cannon': cannon(
    cannonNames['6-pdr'],
    cannons['6-pdr'],
    'Une pièce de campagne légère pour trois hommes ; il en vient quatre avec elle.',
  ),
  '8-pdr-cannon': cannon(
    'Canon de 8',
    cannons['9-pdr'],
    'La pièce de campagne de la France, qui tire sur la ligne du canon de 9 : un calibre différent d’une livre utilise les chiffres de son voisin.',
  ),
  '9-pdr-cannon': cannon(
    cannonNames['9-pdr'],
    cannons['9-pdr'],
    'Une pièce de campagne pour trois hommes ; il en vient quatre avec elle.',
  ),
  '12-pdr-cannon': cannon(
    cannonNames['12-pdr'],
    cannons['12-pdr'],
    'La pièce de campagne lourde : quatre hommes la servent, il en vient cinq avec elle.',
  ),
  '18-pdr-cannon': cannon(
    cannonNames['18-pdr'],
    cannons['18-pdr'],
    'Une pièce de siège qui vient avec juste les cinq hommes qui la servent. Poussée à bras, elle ne dépasse jamais la demi-vitesse.',
  ),
  '24-pdr-cannon': cannon(
    cannonNames['24-pdr'],
    cannons['24-pdr'],
    'La plus lourde des pièces de siège : cinq hommes la servent, il en vient six avec elle. Poussée à bras, elle ne dépasse jamais la demi-vitesse.',
  ),
  '5-5-howitzer': cannon(
    'Obusier de 5,5 pouces',
    cannons.howitzer,
    'L’obusier britannique de 5,5 pouces, avec le boulet et un obus qui lui est propre. Le 12 de son profil est la Force de l’obus.',
  ),
  '6-howitzer': cannon(
    'Obusier de 6 pouces',
    cannons.howitzer,
    'L’obusier français de 6 pouces, avec le boulet et un obus qui lui est propre. Le 12 de son profil est la Force de l’obus.',
  ),
  '12-lb-congreve-rocket-battery': rocket(
    'Batterie de fusées Congreve de 12 livres',
    rockets['12-lb'],
    'Touche sur 5+ à toute distance, tue quiconque elle blesse et jette à terre tous ceux qui sont dans son rayon. Son profil imprime une Force de 9, le tableau 7 : c’est le tableau qui est suivi ici.',
  ),
  '24-lb-congreve-rocket-battery': rocket(
    'Batterie de fusées Congreve de 24 livres',
    rockets['24-lb'],
    'Touche sur 5+ à toute distance, tue quiconque elle blesse et jette à terre tous ceux qui sont dans son rayon.',
  ),
};
