import type { Row } from '../row';

/** The roster of Prussia, as printed in the Napoleonic adaptation of the Strategy Battle Game, v1.2. */
export const prussia: readonly Row[] = [
  { id: 'prussia/landwehr', troopType: 'landwehr', troopTypeName: 'Landwehr', name: 'Landwehr', kind: 'troop', rank: 'private', unique: false, points: 5, stats: { fight: '2/5+', strength: 3, defence: 3, attacks: 1, wounds: 1, courage: 3 }, carries: ['Dagger'], options: [{ id: 'hand-weapon', name: 'Hand weapon', points: 0 }, { id: 'two-handed-weapon', name: 'Two-handed weapon', points: 0 }, { id: 'pike', name: 'Pike', points: 1 }, { id: 'musket', name: 'Musket', points: 2 }, { id: 'bayonet', name: 'Bayonet', points: 1 }, { id: 'drum-or-similar-instrument', name: 'Drum or similar instrument', points: 25 }, { id: 'banner', name: 'Banner', points: 25 }], rules: [] },
];
