import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

/** Who leads, and how units are described. */
export const command: readonly GlossaryEntry[] = [
  {
    id: 'casting',
    term: 'Casting',
    kind: 'rule',
    summary:
      'A figure stands for 20 to 30 men, as the players agree; a gun model for three guns or two howitzers.',
    source: sources.scale,
    see: ['howitzers'],
  },
  {
    id: 'morale',
    term: 'Morale',
    kind: 'rule',
    summary:
      'The number to reach on a d10 under fire, when charged by horse, after a lost melee and when routers pass. One below it means disorder, two or more mean rout; a 1 always fails and a 10 always stands.',
    source: sources.testing,
    see: ['training', 'grades', 'order-and-rout'],
  },
  {
    id: 'training',
    term: 'Training',
    kind: 'rule',
    summary:
      'The number to reach on a d10 to charge in good order, form square, fire at close range on charging horse and come back to order.',
    source: sources.grades,
    see: ['morale', 'grades', 'square'],
  },
  {
    id: 'grades',
    term: 'Grades',
    kind: 'table',
    summary:
      'From 2, the best, to 5. Morale and training are mostly equal; where militia, pikes and cossacks stand is a reading of ours.',
    source: sources.grades,
    see: ['british-drill', 'russian-steadiness'],
    table: {
      head: ['Grade', 'Troops'],
      rows: [
        ['2', 'Veterans and elite at once: the Old Guard'],
        ['3', 'Veterans or elite: grenadiers, the Young Guard'],
        ['4', 'Most units'],
        ['5', 'Raw troops and conscripts'],
      ],
    },
  },
  {
    id: 'general-officer',
    term: 'General officer',
    kind: 'rule',
    summary:
      'Moves as skirmishing cavalry and adds 1 to the morale and training rolls of a unit that he joins. Each time it loses men 2d6 say whether he falls: on a 2 to round shot, up to 3 to canister and muskets, up to 4 in melee.',
    source: sources.commanders,
    see: ['command-and-control', 'chain-of-command'],
  },
  {
    id: 'chain-of-command',
    term: 'Chain of command',
    kind: 'rule',
    summary:
      'Players draw one up and may put a general at the head of each brigade and of what is above it.',
    source: sources.commanders,
    see: ['general-officer', 'command-and-control'],
  },
  {
    id: 'command-and-control',
    term: 'Command and control',
    kind: 'rule',
    summary:
      'An optional rule: a commander has up to four battalions or regiments and a battery, or batteries alone, of the same grades unless history had it otherwise. Units with no part within 12″ of him only respond.',
    source: sources.control,
    see: ['general-officer', 'grades', 'responsive-moves'],
  },
];
