import type { GlossaryEntry } from '@/lib/roster/glossary';

const kind = 'rule';
const source = 'Song of Drums and Shakos, Special Rules';

/** Every special rule of the book, those that no printed profile has included. */
export const specialRuleEntries: readonly GlossaryEntry[] = [
  {
    id: 'cuirass',
    term: 'Cuirass',
    kind,
    summary:
      'Beaten by 1, the wearer neither recoils nor falls: the round is drawn. It does not save him once he is down, nor when he drops from a height.',
    source,
    see: ['combat-results', 'fallen'],
  },
  {
    id: 'elan',
    term: 'Élan',
    kind,
    summary:
      'Adds 1 when he rolls to activate, so that a man of Quality 4+ acts on 3 or more. Morale and all else go by his printed Quality.',
    source,
    see: ['activation', 'quality', 'reluctant'],
  },
  {
    id: 'engineer',
    term: 'Engineer',
    kind,
    summary: '+1 Combat for breaking down a door, a fence or any other linear obstacle.',
    source,
    see: ['axe'],
  },
  {
    id: 'fear',
    term: 'Fear',
    kind,
    summary:
      'Whoever he charges, and whoever means to charge him, tests morale with Quality worsened by 1; a would-be charger who fails a die must leave him alone this turn, but does not flee. Fear and Fearless models are exempt.',
    source,
    see: ['fearless', 'cavalry-charge', 'morale-test'],
  },
  {
    id: 'fearless',
    term: 'Fearless',
    kind,
    summary: 'Takes no notice of Fear, cavalry charges included. No printed profile has it.',
    source,
    see: ['fear', 'cavalry-charge'],
  },
  {
    id: 'flag-bearer',
    term: 'Flag Bearer',
    kind,
    summary:
      'Carries the colour and, until he lets go of it, fights hand to hand at −1; friends in flight may make for him and not the table edge, and a Regroup may gather on him. He is first to test morale for a lost Leader or half strength, and an enemy who picks up the flag makes the whole squad test.',
    source,
    see: ['regroup', 'fleeing', 'morale-test', 'two-handed-weapon'],
  },
  {
    id: 'green',
    term: 'Green',
    kind,
    summary:
      'Tests morale whenever he sees a friend within Long die by an instant kill, that is, with his total trebled.',
    source,
    see: ['combat-results', 'morale-test'],
  },
  {
    id: 'leader',
    term: 'Leader',
    kind,
    summary:
      'The Officer, at most one in a squad, and the only man who gives group orders. Friends in sight of him and within Long (Short when either is in woods) add 1 to every Quality roll, morale included, unless he is down; all of them test morale when he is wounded or killed.',
    source,
    see: ['nco', 'group-order', 'commander', 'morale-test'],
  },
  {
    id: 'light',
    term: 'Light',
    kind,
    summary:
      'Crosses rough ground and woods at full speed. Linear obstacles slow him like anyone else.',
    source,
    see: ['measuring-sticks'],
  },
  {
    id: 'marksman',
    term: 'Marksman',
    kind,
    summary:
      'At Medium or nearer his aimed shot wounds if it beats the target at all. Such a shot does not also take 1 off the target’s Combat.',
    source,
    see: ['aimed-shot'],
  },
  {
    id: 'mounted',
    term: 'Mounted',
    kind,
    summary:
      'Moves Long and fights hand to hand at +1 against men on foot, but at −1 where either side is in rough ground or the enemy is in woods; fires from the saddle at −1, bows excepted. No buildings, woods, stairs or ladders, and horse and rider fall as one.',
    source,
    see: ['cavalry-charge', 'hand-to-hand-modifiers', 'ranged-modifiers'],
  },
  {
    id: 'musician',
    term: 'Musician',
    kind,
    summary:
      'Within Long of both a Leader and the group he orders, he lets it roll one failed activation die again, and the new result stands. Once a turn, and not while he is down or fighting hand to hand.',
    source,
    see: ['group-order', 'leader'],
  },
  {
    id: 'nco',
    term: 'NCO',
    kind,
    summary:
      'Second in command, at most one in a squad: men within Short of him activate at +1, never on top of the Leader’s, and he cannot order groups. Should the Officer be killed, he has the whole Leader rule from that moment.',
    source,
    see: ['leader', 'commander', 'morale-test'],
  },
  {
    id: 'poor-shot',
    term: 'Poor Shot',
    kind,
    summary: 'Shoots with 1 less Combat. No printed profile has it.',
    source,
    see: ['combat'],
  },
  {
    id: 'reluctant',
    term: 'Reluctant',
    kind,
    summary: 'Subtracts 1 when he rolls to activate. No printed profile has it.',
    source,
    see: ['activation', 'elan'],
  },
  {
    id: 'scout',
    term: 'Scout',
    kind,
    summary: 'Every Scout in the squad is worth +1 on the roll for attacker and defender.',
    source,
    see: ['attacker-and-defender', 'light-cavalry-scouting'],
  },
  {
    id: 'short-move',
    term: 'Short Move',
    kind,
    summary: 'Moves by the Short stick, where other foot use Medium. No printed profile has it.',
    source,
    see: ['measuring-sticks', 'slow'],
  },
  {
    id: 'slow',
    term: 'Slow',
    kind,
    summary:
      'Moves once a turn, however many successes he rolls. Only flight after a failed morale test takes him two moves.',
    source,
    see: ['activation', 'fleeing', 'short-move'],
  },
  {
    id: 'steadfast',
    term: 'Steadfast',
    kind,
    summary: 'Adds 1 to his dice in a morale test.',
    source,
    see: ['morale-test', 'wavering'],
  },
  {
    id: 'strong',
    term: 'Strong',
    kind,
    summary: '+1 Combat hand to hand; shooting gains nothing.',
    source,
    see: ['combat', 'weak'],
  },
  {
    id: 'unpredictable',
    term: 'Unpredictable',
    kind,
    summary: 'Has to activate on three dice every time, and joins groups of his own kind alone.',
    source,
    see: ['activation', 'group-order'],
  },
  {
    id: 'unreliable',
    term: 'Unreliable',
    kind,
    summary:
      'Beyond Medium of the Leader he needs 5 or more on every Quality roll, without bonuses. He joins groups of his own kind alone, and only the man nearest to the Leader has to be in reach of the order.',
    source,
    see: ['leader', 'group-order'],
  },
  {
    id: 'wavering',
    term: 'Wavering',
    kind,
    summary: 'Subtracts 1 in a morale test; activation is untouched.',
    source,
    see: ['morale-test', 'steadfast'],
  },
  {
    id: 'weak',
    term: 'Weak',
    kind,
    summary: '−1 Combat hand to hand; shooting does not suffer.',
    source,
    see: ['combat', 'strong'],
  },
];
