import type { GlossaryEntry } from '@/lib/roster/glossary';

const kind = 'table';

/** The charts that a player looks up at the table. */
export const tableEntries: readonly GlossaryEntry[] = [
  {
    id: 'firearms',
    term: 'Firearms',
    kind,
    summary:
      'What a shooter adds to his Combat and die at up to one, two and three times the range of his weapon. Obsolete firearms are blunderbusses, matchlocks and wheel locks.',
    source: 'Song of Drums and Shakos, Firearms Table',
    see: ['musket', 'rifle', 'carbine', 'pistol', 'blunderbuss', 'bow', 'ranged-modifiers'],
    table: {
      head: ['Weapon', 'Range', 'Single', 'Double', 'Triple'],
      rows: [
        ['Musket', 'Long', '+2', '+1', '0'],
        ['Rifle', 'Long', '+2', '+2', '+1'],
        ['Carbine', 'Medium', '+1', '0', 'no shot'],
        ['Pistol', 'Short', '+1', '−1', 'no shot'],
        ['Obsolete firearm', 'Short', '+2', '−1', 'no shot'],
        ['Bow', 'Short', '0', '−1', 'no shot'],
      ],
    },
  },
  {
    id: 'ranged-modifiers',
    term: 'Ranged modifiers',
    kind,
    summary: 'What changes a shot besides the firearm itself.',
    source: 'Song of Drums and Shakos, Ranged Combat Modifiers',
    see: ['firearms', 'aimed-shot', 'volley-fire', 'poor-shot'],
    table: {
      head: ['Case', 'Modifier'],
      rows: [
        ['Soft cover: fence, tree, bush', '−1'],
        ['Hard cover: wall, boulder, building', '−2'],
        ['Aimed shot', 'target −1'],
        ['Volley, each shooter after the first', 'target −1'],
        ['Fallen target beyond Short', '−1'],
        ['From the saddle, bows excepted', '−1'],
      ],
    },
  },
  {
    id: 'hand-to-hand-modifiers',
    term: 'Hand-to-hand modifiers',
    kind,
    summary: 'What changes a fight in base contact.',
    source: 'Song of Drums and Shakos, Hand-to-Hand Combat Modifiers',
    see: ['better-weapon', 'powerful-attack', 'mounted', 'strong', 'weak', 'flag-bearer'],
    table: {
      head: ['Case', 'Modifier'],
      rows: [
        ['Each adjacent enemy after the first', '−1'],
        ['Powerful attack', 'enemy −1'],
        ['From ambush', '+1'],
        ['Against a fallen enemy', '+2'],
        ['Rider against foot', '+1'],
        ['Rider in rough, or enemy in rough or woods', '−1'],
        ['Behind an obstacle or higher up', '+1'],
        ['Better weapon', '+1'],
        ['Carrying a flag', '−1'],
      ],
    },
  },
  {
    id: 'combat-results',
    term: 'Combat results',
    kind,
    summary:
      'Both sides roll a die and add Combat and modifiers; what befalls the loser depends on the margin and on the winner’s natural die. From a shot the target alone can suffer, and may step back towards cover.',
    source: 'Song of Drums and Shakos, Hand-to-Hand Combat; Ranged Combat',
    see: ['combat', 'fallen', 'cuirass', 'green'],
    table: {
      head: ['Totals', 'Loser'],
      rows: [
        ['Tie', 'nothing'],
        ['Beaten, even die', 'falls'],
        ['Beaten, odd die', 'goes back one base width'],
        ['Doubled', 'wounded and removed'],
        ['Trebled', 'instant kill'],
      ],
    },
  },
  {
    id: 'actions',
    term: 'Actions',
    kind,
    summary: 'What successes pay for. No model attacks twice in a turn, by hand or by shot.',
    source: 'Song of Drums and Shakos, Performing Actions',
    see: ['activation', 'aimed-shot', 'powerful-attack', 'reload'],
    table: {
      head: ['Action', 'Cost'],
      rows: [
        ['Each move', '1'],
        ['Short move in dense terrain', '2'],
        ['Attack or shot', '1'],
        ['Powerful attack or aimed shot', '2'],
        ['Disengage', '2'],
        ['Reload', '2'],
        ['Shoot and Reload', '2'],
        ['Leader’s order to a group', '1'],
        ['Stand up', '1'],
        ['Mount or dismount', '1'],
        ['Pick up a flag or weapon', '1'],
        ['Place or push off a ladder', '1'],
        ['Bash a door', '1'],
      ],
    },
  },
  {
    id: 'measuring-sticks',
    term: 'Measuring sticks',
    kind,
    summary:
      'Moves and ranges go by three sticks, cut to the size of the figures; foot moves Medium and cavalry Long. Measuring beforehand is allowed.',
    source: 'Song of Drums and Shakos, Scale and Conventions',
    see: ['mounted', 'short-move'],
    table: {
      head: ['Figures', 'Short', 'Medium', 'Long', 'Table'],
      rows: [
        ['15 mm', '50 mm', '80 mm', '120 mm', '60 × 60 cm'],
        ['20 to 28 mm', '75 mm', '120 mm', '180 mm', '90 × 90 cm'],
        ['40 mm and up', '100 mm', '160 mm', '240 mm', '120 × 120 cm'],
      ],
    },
  },
];
