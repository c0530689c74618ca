import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources, title } from '../source';

const kind = 'rule';

/** What an order of battle is made of: bases, classes, arms, officers. */
export const unitEntries: readonly GlossaryEntry[] = [
  {
    id: 'order-of-battle',
    term: 'Order of battle',
    kind,
    summary:
      'The list of the units that fight, each with its class and its bases. These rules have no points: players agree what is a fair fight.',
    source: title,
    see: ['base', 'class', 'officer-value'],
  },
  {
    id: 'base',
    term: 'Bases',
    kind,
    summary:
      'The stands of a unit, or its guns: its strength in fire, what it loses and wins back. The source gives no sizes; here a unit has 1 to 12.',
    source: `${sources.points}; Fire Combat Effects`,
    see: ['fire-points', 'order-of-battle'],
  },
  {
    id: 'class',
    term: 'Class',
    kind,
    summary: 'Militia, line, elite or guard: how well a unit shoots, fights and stands.',
    source: `${sources.points}; Morale Chart: Modifiers`,
    see: ['militia', 'line', 'elite', 'guard'],
  },
  {
    id: 'militia',
    term: 'Militia',
    kind,
    summary: 'The lowest class: 2 and 1 fire points a base, −1 in melee and to morale.',
    source: `${sources.points}; Bayonet and Saber Melee; Morale Chart: Modifiers`,
    see: ['class', 'volley'],
  },
  {
    id: 'line',
    term: 'Line',
    kind,
    summary: 'The common class: 3 and 2 fire points a base, no modifier in melee or to morale.',
    source: `${sources.points}; Bayonet and Saber Melee; Morale Chart: Modifiers`,
    see: ['class', 'volley', 'line-formation'],
  },
  {
    id: 'elite',
    term: 'Elite',
    kind,
    summary:
      'Picked troops: 4 and 3 fire points a base, +1 in melee and to morale. Light infantry is rated with them, and heavy cavalry is elite unless it is guard.',
    source: `${sources.points}; Bayonet and Saber Melee; Morale Chart: Modifiers`,
    see: ['class', 'volley', 'light-infantry', 'heavy-cavalry'],
  },
  {
    id: 'guard',
    term: 'Guard',
    kind,
    summary:
      'The best class, horse and guns of the guard included: it shoots like the elite, 4 and 3 a base, and has +2 in melee and to morale.',
    source: `${sources.points}; Bayonet and Saber Melee; Morale Chart: Modifiers`,
    see: ['class', 'volley', 'guard-heavy-cavalry', 'french-guard-guns'],
  },
  {
    id: 'infantry',
    term: 'Infantry',
    kind,
    summary:
      'Battalions of any class that shoot to 8″ and fight in line, column or square; they pass through woods and hold buildings.',
    source: `${sources.movement}; Volley and Cannonade`,
    see: ['line-formation', 'column', 'square', 'volley'],
  },
  {
    id: 'light-infantry',
    term: 'Light Infantry',
    kind,
    summary:
      'Skirmishers that move 9″ and do not charge, with +1 in melee and to morale. They are at least elite here, since the source rates the two alike.',
    source: `${sources.movement}; Bayonet and Saber Melee; Morale Chart: Modifiers`,
    see: ['skirmishers', 'elite'],
  },
  {
    id: 'light-cavalry',
    term: 'Light Cavalry',
    kind,
    summary: 'The fastest arm: 15″, and 22″ in a charge. It may have lances, but no armour.',
    source: `${sources.movement}; Bayonet and Saber Melee`,
    see: ['charge', 'lancers', 'armoured'],
  },
  {
    id: 'heavy-cavalry',
    term: 'Heavy Cavalry',
    kind,
    summary:
      'Elite horse that moves 12″ and charges 18″, with +1 in melee for its weight beside what its class gives.',
    source: `${sources.movement}; Bayonet and Saber Melee`,
    see: ['guard-heavy-cavalry', 'armoured', 'charge'],
  },
  {
    id: 'guard-heavy-cavalry',
    term: 'Guard heavy cavalry',
    kind,
    summary:
      'Old Guard horse of France and the Scots Greys of Great Britain, and nobody else’s: 1 for weight and 2 for class make +3 in melee.',
    source: sources.melee,
    see: ['heavy-cavalry', 'guard'],
  },
  {
    id: 'lancers',
    term: 'Lancers',
    kind,
    summary: 'Cavalry with lances adds 1 when it charges infantry.',
    source: sources.melee,
    see: ['charge', 'melee-modifiers'],
  },
  {
    id: 'armoured',
    term: 'Armoured cavalry',
    kind,
    summary:
      'Cuirasses and the like: +2 in every melee. Only heavy cavalry wears them in this list, by a reading of ours.',
    source: sources.melee,
    see: ['heavy-cavalry', 'melee-modifiers'],
  },
  {
    id: 'foot-artillery',
    term: 'Foot Artillery',
    kind,
    summary: 'Heavy or medium guns that move 6″, 9″ by road, and reach 36″.',
    source: `${sources.movement}; Volley and Cannonade`,
    see: ['cannonade', 'gun-weight', 'combined-artillery-fire'],
  },
  {
    id: 'horse-artillery',
    term: 'Horse Artillery',
    kind,
    summary: 'Guns that fire as medium ones and keep up with the cavalry: 9″, 12″ by road.',
    source: `${sources.movement}; Volley and Cannonade`,
    see: ['cannonade', 'gun-weight', 'combined-artillery-fire'],
  },
  {
    id: 'gun-weight',
    term: 'Weight of guns',
    kind,
    summary:
      'The cannonade table has two figures in each cell: the first for heavy guns, the second for medium and horse guns.',
    source: sources.points,
    see: ['cannonade', 'foot-artillery', 'horse-artillery'],
  },
  {
    id: 'foot-officer',
    term: 'Foot Officer',
    kind,
    summary: 'An officer on foot: he moves 16″, without a charge of his own.',
    source: sources.movement,
    see: ['officer-value', 'fallen-leader'],
  },
  {
    id: 'mounted-officer',
    term: 'Mounted Officer',
    kind,
    summary: 'An officer on horseback: he moves 24″, without a charge of his own.',
    source: sources.movement,
    see: ['officer-value', 'fallen-leader'],
  },
  {
    id: 'officer-value',
    term: 'Officer value',
    kind,
    summary:
      'Added to a unit’s melee, rally and emergency-square rolls, one officer at a time. The source does not say how much, so players set 0 to 3.',
    source: `${sources.melee}; Morale Chart: Modifiers`,
    see: ['fallen-leader', 'great-commander', 'melee-modifiers', 'morale-modifiers'],
  },
  {
    id: 'great-commander',
    term: 'Great commander',
    kind,
    summary:
      'Wellington, Blücher and Napoleon cannot be shot: they are lost in melee or not at all. Each leads his own side only, and there is one of him.',
    source: sources.points,
    see: ['officer-value', 'fallen-leader'],
  },
];
