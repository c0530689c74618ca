import type { GlossaryEntry } from '@/lib/roster/glossary';

const kind = 'rule';

/** What a player meets while he chooses his models. */
export const squadEntries: readonly GlossaryEntry[] = [
  {
    id: 'squad',
    term: 'Squad',
    kind,
    summary:
      'Up to 400 points of models, with a Leader or an NCO among them. Beyond one Leader, one NCO and three Personalities nothing is limited.',
    source: 'Song of Drums and Shakos, Designing Your Squad',
    see: ['leader', 'nco', 'personality', 'historical-alliance'],
  },
  {
    id: 'personality',
    term: 'Personality',
    kind,
    summary: 'A model at 81 points or above; one of exactly 80 is none. A squad has up to three.',
    source: 'Song of Drums and Shakos, Designing Your Squad',
    see: ['squad'],
  },
  {
    id: 'historical-alliance',
    term: 'Historical alliance',
    kind,
    summary:
      'France stands against everyone, so its models serve with no other nation’s. Austria, Great Britain, Prussia and Russia mix as the player likes.',
    source: 'Song of Drums and Shakos, Rosters',
    see: ['squad'],
  },
  {
    id: 'commander',
    term: 'Commander',
    kind,
    summary:
      'The Officer or, in a squad without one or after he is killed, the NCO. All friends test morale when they lose him, and without him the squad breaks sooner.',
    source: 'Song of Drums and Shakos, Ending the Game; Morale',
    see: ['leader', 'nco', 'morale-test', 'squad-break'],
  },
  {
    id: 'quality',
    term: 'Quality',
    kind,
    summary:
      'What each die has to show when the model activates or tests morale, so 3+ is better than 4+. A natural 1 fails and a natural 6 succeeds, come what may.',
    source: 'Song of Drums and Shakos, Profiles',
    see: ['activation', 'morale-test'],
  },
  {
    id: 'combat',
    term: 'Combat',
    kind,
    summary:
      'Added to one die, hand to hand or when shot at; a shooter adds his firearm’s modifier too. Totals are compared: double the loser’s wounds him, treble kills.',
    source: 'Song of Drums and Shakos, Profiles',
    see: ['combat-results', 'firearms', 'hand-to-hand-modifiers'],
  },
  {
    id: 'attacker-and-defender',
    term: 'Attacker and defender',
    kind,
    summary:
      'Each player rolls a die and adds his Scouts; the higher total picks his part, and ties are rolled again. Terrain is the defender’s business, and he deploys first.',
    source: 'Song of Drums and Shakos, Determine Attacker and Defender',
    see: ['scout', 'light-cavalry-scouting'],
  },
];
