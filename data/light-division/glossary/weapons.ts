import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

/** What units carry. Distances in inches at 15 mm scale. */
export const weapons: readonly GlossaryEntry[] = [
  {
    id: 'musket',
    term: 'Musket',
    kind: 'weapon',
    summary: 'Hits on 3 to 6 up to 2″ and on 5 and 6 up to 4″.',
    source: sources.fire,
    see: ['volley', 'ranges'],
  },
  {
    id: 'rifle',
    term: 'Rifle',
    kind: 'weapon',
    summary:
      'Hits on 5 and 6 up to 4″ and on 6 up to 6″. Which light infantry has rifles is for the players to say.',
    source: sources.fire,
    see: ['volley', 'ranges'],
  },
  {
    id: 'sabre',
    term: 'Sabre',
    kind: 'weapon',
    summary: 'Its riders do not fight formed squares; they hit lancers on 5 and 6.',
    source: sources.melee,
    see: ['melee', 'lance', 'square'],
  },
  {
    id: 'lance',
    term: 'Lance',
    kind: 'weapon',
    summary:
      'Hits men on foot on 4 to 6, and its riders may fight formed squares at 2 less on the die.',
    source: sources.melee,
    see: ['lancers', 'melee', 'square'],
  },
  {
    id: 'pike',
    term: 'Pike',
    kind: 'weapon',
    summary: 'A weapon of levies, who have no fire at all.',
    source: sources.pikes,
    see: ['pikes'],
  },
  {
    id: 'light-guns',
    term: 'Light guns',
    kind: 'gun',
    summary:
      'Canister of 2d6 for each gun up to 7″, ball up to 14″; a hostile gun is disabled on a 12 with two dice.',
    source: sources.fire,
    see: ['canister', 'ball', 'counterbattery', 'ranges'],
  },
  {
    id: 'medium-guns',
    term: 'Medium guns',
    kind: 'gun',
    summary:
      'Canister of 3d6 for each gun up to 8″, ball up to 16″; a hostile gun is disabled on 11 or 12 with two dice.',
    source: sources.fire,
    see: ['canister', 'ball', 'counterbattery', 'ranges'],
  },
  {
    id: 'twelve-pounders',
    term: '12-pdr guns',
    kind: 'gun',
    summary:
      'Canister of 4d6 for each gun up to 10″, ball up to 20″; a hostile gun is disabled on 10 to 12 with two dice.',
    source: sources.fire,
    see: ['canister', 'ball', 'counterbattery', 'ranges'],
  },
  {
    id: 'howitzers',
    term: 'Howitzers',
    kind: 'gun',
    summary:
      'Canister of 4d6 for each up to 8″, and shells between 16″ and 24″. A model stands for two of them.',
    source: sources.fire,
    see: ['canister', 'shell', 'casting', 'ranges'],
  },
  {
    id: 'horse-guns',
    term: 'Horse guns',
    kind: 'gun',
    summary:
      'Move as horse artillery. The source does not say what they fire as, so both light and medium figures are shown.',
    source: sources.movement,
    see: ['light-guns', 'medium-guns', 'movement'],
  },
];
