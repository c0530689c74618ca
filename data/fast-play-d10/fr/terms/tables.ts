import type { GlossaryTranslations } from '@/lib/roster/glossary';
import {
  type ArtilleryRowId,
  artilleryRows,
  bands,
  effects,
  fireRows,
  footFire,
} from '../../tables/fire';
import { movement, type MovementId } from '../../tables/movement';
import { classes } from '../../units';
import { artilleryRowNames, classNames, effectNames, movementNames } from './words';

const movementIds = Object.keys(movement) as MovementId[];
const artilleryRowIds = Object.keys(artilleryRows) as ArtilleryRowId[];

function asPrinted(distance: string): string {
  return distance === 'nil' ? 'nul' : distance;
}

/** The charts whose figures stand in the data of the ruleset. */
export const tables: GlossaryTranslations = {
  'movement-table': {
    name: 'Mouvement',
    summary:
      'Jusqu’où va chaque arme en un tour ; un demi signifie la moitié de la vitesse en terrain accidenté, et « nul » est donné comme il est imprimé.',
    table: {
      head: ['Unité', 'De base', 'Route', 'Charge', 'Accidenté'],
      rows: movementIds.map((id) => {
        const { basic, road, charge, rough } = movement[id];
        return [movementNames[id], ...[basic, road, charge, rough].map(asPrinted)];
      }),
    },
  },
  volley: {
    name: 'Salve',
    summary: 'Points de feu par socle d’infanterie, selon la classe et la distance.',
    table: {
      head: ['Classe', '4″', '8″'],
      // The best first, as the table of volleys has them.
      rows: [...classes].reverse().map((id) => [classNames[id], ...footFire[id].map(String)]),
    },
  },
  cannonade: {
    name: 'Canonnade',
    summary:
      'Points de feu par pièce, selon la ligne et la distance : pièces lourdes avant la barre, pièces moyennes et à cheval après.',
    table: {
      head: ['Ligne', ...bands.map((inches) => `${inches}″`)],
      rows: artilleryRowIds.map((id) => {
        const { heavy, medium } = artilleryRows[id];
        return [
          artilleryRowNames[id],
          ...heavy.map((points, at) => `${points}/${medium[at] ?? '–'}`),
        ];
      }),
    },
  },
  'fire-table': {
    name: 'Tableau de tir',
    summary:
      'Ce que fait un D10 pour tant de points de feu, comme imprimé. La dernière ligne a −1 sous deux colonnes : convenez de l’une d’elles.',
    table: {
      head: ['Points', ...effects.map((effect) => effectNames[effect])],
      rows: fireRows.map(({ name, rolls }) => [name, ...rolls]),
    },
  },
};
