import type { UnitRow } from '../units';

const lost = { kind: 'lost' } as const;
const exempt = { kind: 'exempt' } as const;

/**
 * Units of irregular native troops, as Bundok and Bayonet advises them. The copy of the source has
 * lost how many men a foot unit has.
 */
export const irregularNative: readonly UnitRow[] = [
  { id: 'irregular-native/foot-unit', name: 'Foot Unit', composition: 'men and 1 leader', section: 'infantry', symbol: 'infantry', role: 'combat', figures: { kind: 'range', min: 2, start: 10 }, hasLostSize: true, morale: lost, arms: { kind: 'weapon' }, rules: ['Foot units', 'Morale check'] },
  { id: 'irregular-native/mounted-unit', name: 'Mounted Unit', composition: '4 to 10 mounted men, 1 leader', section: 'cavalry', symbol: 'cavalry', role: 'combat', figures: { kind: 'range', min: 5, max: 11, start: 8 }, morale: lost, arms: { kind: 'weapon' }, rules: ['Mounted units', 'Morale check'] },
  { id: 'irregular-native/artillery-unit', name: 'Artillery Unit', composition: '1 gun, 2 to 4 gunners, 1 leader', section: 'artillery', symbol: 'artillery', role: 'combat', figures: { kind: 'range', min: 3, max: 5, start: 3 }, morale: exempt, arms: { kind: 'native-gun' }, rules: ['Artillery', 'Native guns'] },
  { id: 'irregular-native/headquarters', name: 'Native Leader and Retinue', composition: 'native leader and retinue', section: 'headquarters', symbol: 'general', role: 'headquarters', figures: { kind: 'range', min: 2, start: 3 }, morale: exempt, arms: { kind: 'joins' }, rules: ['Headquarters'] },
  { id: 'irregular-native/transport', name: 'Transport', composition: '1 wagon, 1 pack camel, 2 pack horses or 3 porters', section: 'transport', symbol: 'engineer', role: 'transport', figures: { kind: 'none' }, morale: { kind: 'dice', dice: 1 }, arms: { kind: 'none' }, rules: ['Transport'] },
];
