import type { UnitRow } from '../units';

const weapon = { kind: 'weapon' } as const;
const exempt = { kind: 'exempt' } as const;
const oneDie = { kind: 'dice', dice: 1 } as const;
const lost = { kind: 'lost' } as const;

const fixed = (figures: number) => ({ kind: 'fixed', figures }) as const;

/** Units of European and regular native troops, as printed in Bundok and Bayonet. */
export const europeanRegular: readonly UnitRow[] = [
  { id: 'european-regular/infantry-company', name: 'Infantry Company', composition: '4 infantrymen, 1 officer', section: 'infantry', symbol: 'infantry', role: 'combat', figures: fixed(5), morale: oneDie, arms: weapon, rules: ['Infantry', 'Morale check'] },
  { id: 'european-regular/infantry-battalion', name: 'Infantry Battalion', composition: '4 companies, commanding officer', section: 'infantry', symbol: 'infantry', role: 'combat', figures: fixed(21), morale: lost, arms: weapon, rules: ['Infantry', 'Morale check'] },
  { id: 'european-regular/cavalry-squadron', name: 'Cavalry Squadron', composition: '3 troopers, 1 officer', section: 'cavalry', symbol: 'cavalry', role: 'combat', figures: fixed(4), morale: oneDie, arms: weapon, rules: ['Cavalry', 'Morale check'] },
  { id: 'european-regular/cavalry-regiment', name: 'Cavalry Regiment', composition: '2 squadrons, commanding officer', section: 'cavalry', symbol: 'cavalry', role: 'combat', figures: fixed(9), morale: lost, arms: weapon, rules: ['Cavalry', 'Morale check'] },
  { id: 'european-regular/machine-gun-detachment', name: 'Machine-gun Detachment', composition: '1 machine-gun, 2 crew', section: 'artillery', symbol: 'artillery', role: 'combat', figures: fixed(2), morale: exempt, arms: { kind: 'gun', gun: 'machine-guns' }, rules: ['Machine-guns'] },
  { id: 'european-regular/mountain-gun-battery', name: 'Mountain Gun Battery', composition: '1 gun, 2 gunners, 1 officer', section: 'artillery', symbol: 'artillery', role: 'combat', figures: fixed(3), morale: exempt, arms: { kind: 'gun', gun: 'mountain-guns' }, rules: ['Artillery', 'Mountain guns'] },
  { id: 'european-regular/field-gun-battery', name: 'Field Gun Battery', composition: '1 gun, 2 gunners, 1 officer', section: 'artillery', symbol: 'artillery', role: 'combat', figures: fixed(3), morale: exempt, arms: { kind: 'gun', gun: 'field-guns' }, rules: ['Artillery', 'Field guns'] },
  { id: 'european-regular/medium-gun-battery', name: 'Medium Gun Battery', composition: '1 gun, 3 gunners, 1 officer', section: 'artillery', symbol: 'artillery', role: 'combat', figures: fixed(4), morale: exempt, arms: { kind: 'gun', gun: 'medium-guns' }, rules: ['Artillery', 'Medium guns'] },
  { id: 'european-regular/heavy-gun-battery', name: 'Heavy Gun Battery', composition: '1 gun, 4 gunners, 1 officer', section: 'artillery', symbol: 'artillery', role: 'combat', figures: fixed(5), morale: exempt, arms: { kind: 'gun', gun: 'heavy-guns' }, rules: ['Artillery', 'Heavy guns'] },
  { id: 'european-regular/headquarters', name: 'General and Headquarters Staff', composition: 'General and staff', section: 'headquarters', symbol: 'general', role: 'headquarters', figures: { kind: 'range', min: 2, start: 3 }, morale: exempt, arms: { kind: 'joins' }, rules: ['Headquarters'] },
  { id: 'european-regular/transport', name: 'Transport', composition: '1 wagon, 1 pack camel, 2 pack horses or 3 porters', section: 'transport', symbol: 'engineer', role: 'transport', figures: { kind: 'none' }, morale: oneDie, arms: { kind: 'none' }, rules: ['Transport'] },
];
