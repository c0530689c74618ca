import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { cannonIds, cannons, rocketIds, rockets } from '../../guns';
import { cannonNames, rocketNames } from './gun-names';
import { inches } from './inches';

/** Tables of guns, limbers and rockets, and what a siege target loses. */
export const gunTables: GlossaryTranslations = {
  'cannon-table': {
    name: 'Tableau des canons',
    summary:
      'Les pièces par poids de boulet. La grappe de raisin porte à la moitié de la portée ; un calibre national différent d’une livre utilise la ligne la plus proche.',
    table: {
      head: [
        'Pièce',
        'Portée',
        'Près',
        'Loin',
        'Dispersion',
        'Servants minimum',
        'Défense',
        'Points de structure',
        'Rayon de la grappe',
        'Rayon de la mitraille',
        'Portée de la mitraille',
      ],
      rows: cannonIds.map((id) => {
        const gun = cannons[id];
        return [
          cannonNames[id],
          inches(gun.rangeInches),
          `${gun.strength.half}`,
          `${gun.strength.full}`,
          inches(gun.scatterInches),
          `${gun.minCrew}`,
          `${gun.defence}`,
          `${gun.batterPoints}`,
          inches(gun.grapeRadiusInches),
          inches(gun.canisterRadiusInches),
          inches(gun.canisterRangeInches),
        ];
      }),
    },
  },
  'limber-table': {
    name: 'Tableau des attelages',
    summary:
      'Ce qu’un attelage apporte à chaque pièce, et avec combien de chevaux restants il va à demi-vitesse.',
    table: {
      head: ['Pièce', 'Conducteurs', 'Chevaux', 'Demi-vitesse avec'],
      rows: cannonIds.map((id) => {
        const { crew, horses, horsesForHalfSpeed } = cannons[id].limber;
        return [cannonNames[id], `${crew}`, `${horses}`, `${horsesForHalfSpeed}`];
      }),
    },
  },
  'rocket-table': {
    name: 'Fusées',
    summary:
      'Portée 80″, touche sur 5+ sans bonus de portée, dispersion 10″. La moitié des servants requis pour se déplacer, arrondie au supérieur, pousse la batterie à demi-vitesse et davantage à pleine vitesse.',
    table: {
      head: [
        'Fusée',
        'Servants pour se déplacer',
        'Servants pour tirer',
        'Force',
        'Rayon',
        'Force alentour',
      ],
      rows: rocketIds.map((id) => {
        const rocket = rockets[id];
        return [
          rocketNames[id],
          `${rocket.minCrewMoving}`,
          `${rocket.minCrewFiring}`,
          `${rocket.strength}`,
          inches(rocket.radiusInches),
          `${rocket.nearbyStrength}`,
        ];
      }),
    },
  },
  'batter-chart': {
    name: 'Tableau de structure',
    summary: 'Points de structure comptés par un coup qui blesse une cible de siège.',
    table: {
      head: ['Dé', 'Tout coup', 'Force 10', 'Force 13'],
      rows: [
        ['1', '0', '0', '0'],
        ['2 à 5', '1', '2', '3'],
        ['6', '2', '4', '6'],
      ],
    },
  },
};
