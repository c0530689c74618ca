import type { ArtilleryRowId, effects } from '../../tables/fire';
import type { MovementId } from '../../tables/movement';
import type { UnitClass } from '../../units';

/** The classes of troops, in French. */
export const classNames: Readonly<Record<UnitClass, string>> = {
  militia: 'Milice',
  line: 'Ligne',
  elite: 'Élite',
  guard: 'Garde',
};

/** Rows of the movement table, in French. */
export const movementNames: Readonly<Record<MovementId, string>> = {
  line: 'Infanterie en ligne',
  column: 'Infanterie en colonne',
  light: 'Infanterie légère',
  'light-cavalry': 'Cavalerie légère',
  'heavy-cavalry': 'Cavalerie lourde',
  'foot-artillery': 'Artillerie à pied',
  'horse-artillery': 'Artillerie à cheval',
  'foot-officer': 'Officiers à pied',
  'mounted-officer': 'Officiers à cheval',
};

/** Rows of the cannonade table, in French. */
export const artilleryRowNames: Readonly<Record<ArtilleryRowId, string>> = {
  best: 'Garde française et pièces russes',
  second: 'Ligne française et pièces britanniques',
  third: 'Pièces de toutes les autres nations',
};

/** Columns of the fire table, in French. */
export const effectNames: Readonly<Record<(typeof effects)[number], string>> = {
  None: 'Aucun',
  Lively: 'Vif',
  Telling: 'Efficace',
  Deadly: 'Meurtrier',
  Withering: 'Foudroyant',
};
