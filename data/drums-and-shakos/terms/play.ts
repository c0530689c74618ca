import type { GlossaryEntry } from '@/lib/roster/glossary';

const kind = 'rule';

/** What the special rules and weapons speak of: acting, shooting, fighting, nerve. */
export const playEntries: readonly GlossaryEntry[] = [
  {
    id: 'activation',
    term: 'Activation',
    kind,
    summary:
      'The player picks a model, throws one to three dice against its Quality and gets an action for each success. He then picks the next, until all have had their go or a turnover stops him.',
    source: 'Song of Drums and Shakos, Activation',
    see: ['quality', 'turnover', 'actions', 'group-order', 'elan'],
  },
  {
    id: 'turnover',
    term: 'Turnover',
    kind,
    summary:
      'Two or three failures in a single activation throw: after the one action that a lone success still earns, the opponent takes over.',
    source: 'Song of Drums and Shakos, Activation',
    see: ['activation', 'leadership'],
  },
  {
    id: 'group-order',
    term: 'Group order',
    kind,
    summary:
      'One action of a Leader sets 2 to 6 models in base contact, within Long of him, going on one throw against the worst Quality among them, each free to do as he likes. More than one a turn is allowed, but a group’s turnover ends the Leader’s own actions.',
    source: 'Song of Drums and Shakos, Group Actions',
    see: ['leader', 'musician', 'regroup', 'volley-fire', 'shoot-and-reload', 'unpredictable'],
  },
  {
    id: 'regroup',
    term: 'Regroup',
    kind,
    summary:
      'One action of a Leader calls in models within Long, however many and however scattered, on one throw against their worst Quality; each finishes in contact with one of the others. They may reload, but neither shoot nor attack.',
    source: 'Song of Drums and Shakos, Group Action: Regroup',
    see: ['group-order', 'flag-bearer'],
  },
  {
    id: 'volley-fire',
    term: 'Volley fire',
    kind,
    summary:
      'On a Leader’s order up to six models in contact, within Long of him, shoot as one: a single die with the worst shooter’s figures, and −1 to the target’s Combat for each of the others. Nobody aims, and all are left discharged.',
    source: 'Song of Drums and Shakos, Group Action: Volley Fire',
    see: ['group-order', 'reload', 'ammo-depletion'],
  },
  {
    id: 'shoot-and-reload',
    term: 'Shoot and Reload',
    kind,
    summary:
      'Two actions for a loaded group of 2, 4 or 6 in two ranks: the front fires unaimed and swaps weapons with the rear, which is left with the empty ones.',
    source: 'Song of Drums and Shakos, Group Action: Shoot and Reload',
    see: ['volley-fire', 'reload'],
  },
  {
    id: 'aimed-shot',
    term: 'Aimed shot',
    kind,
    summary: 'A shot that takes two actions and costs the target 1 Combat. Never in a volley.',
    source: 'Song of Drums and Shakos, Activated Models',
    see: ['marksman', 'actions', 'volley-fire'],
  },
  {
    id: 'powerful-attack',
    term: 'Powerful attack',
    kind,
    summary: 'A hand-to-hand attack that takes two actions and costs the enemy 1 Combat.',
    source: 'Song of Drums and Shakos, Powerful Attack',
    see: ['actions', 'hand-to-hand-modifiers'],
  },
  {
    id: 'better-weapon',
    term: 'Better weapon',
    kind,
    summary:
      'The higher of two hand-to-hand weapons fights at +1, and where it wins without a wound the enemy falls on any die. Where it loses and its bearer is unhurt, his total drops by 1 more, which may wound him after all.',
    source: 'Song of Drums and Shakos, Weapons in Hand-to-Hand Combat',
    see: ['lance', 'halberd', 'pike', 'sword', 'musket', 'axe'],
    table: {
      head: ['Rank', 'Weapon'],
      rows: [
        ['1', 'Lance'],
        ['2', 'Halberd, Pike'],
        ['3', 'Sword'],
        ['4', 'Musket'],
        ['5', 'Axe'],
      ],
    },
  },
  {
    id: 'two-handed-weapon',
    term: 'Two-handed weapon',
    kind,
    summary:
      'The Musket is one. A man who has picked up a fallen flag has no hands for it, and loses 1 Combat.',
    source: 'Song of Drums and Shakos, Special Rules: Flag Bearer',
    see: ['flag-bearer', 'musket'],
  },
  {
    id: 'reload',
    term: 'Reload',
    kind,
    summary:
      'Two actions, one straight after the other in one turn, for any firearm. Everyone begins the game loaded.',
    source: 'Song of Drums and Shakos, Reloading',
    see: ['rifle', 'shoot-and-reload', 'actions'],
  },
  {
    id: 'ammo-depletion',
    term: 'Ammo depletion',
    kind,
    summary:
      'A natural 1 when shooting calls for a second roll, and a second 1 leaves the shooter out of ammunition; in a volley it strikes one man of the owner’s choice. Forlorn Hope’s defenders run dry on 1 or 2.',
    source: 'Song of Drums and Shakos, Ammo Depletion',
    see: ['volley-fire', 'forlorn-hope'],
  },
  {
    id: 'cavalry-charge',
    term: 'Cavalry charge',
    kind,
    summary:
      'Foot charged in the open roll three morale dice, at 1 worse against Fear. With three successes a loaded man meets the charge with Combat plus his firearm’s modifier, with one or two failures he fights as usual, with three he is removed.',
    source: 'Song of Drums and Shakos, Cavalry Charging Infantry',
    see: ['mounted', 'fear', 'fearless', 'morale-test', 'better-weapon'],
  },
  {
    id: 'fallen',
    term: 'Fallen',
    kind,
    summary:
      'A man who is down still fights, but hand to hand he is attacked at +2, and to be beaten at all puts him out. One action brings him to his feet.',
    source: 'Song of Drums and Shakos, Fallen Models',
    see: ['combat-results', 'hand-to-hand-modifiers', 'ranged-modifiers'],
  },
  {
    id: 'free-hack',
    term: 'Free hack',
    kind,
    summary:
      'An attack on a man who recoils into an enemy, disengages or flees from contact; he alone can be hurt. Riders who leave a fight with foot suffer none.',
    source: 'Song of Drums and Shakos, Leaving Hand-to-Hand Combat',
    see: ['fleeing', 'actions'],
  },
  {
    id: 'morale-test',
    term: 'Morale test',
    kind,
    summary:
      'Three dice against Quality: one failure is a fleeing move, two are two, three remove the model. The whole squad tests when its Commander is lost, when it drops below half strength and when the enemy takes its flag.',
    source: 'Song of Drums and Shakos, Morale',
    see: ['half-strength', 'commander', 'fleeing', 'green', 'fear', 'steadfast', 'wavering'],
  },
  {
    id: 'half-strength',
    term: 'Half strength',
    kind,
    summary:
      'With fewer than half its models left, the squad tests morale: 9 models at the 5th loss, 11 at the 6th. It happens once, however many fall later.',
    source: 'Song of Drums and Shakos, When to Make Morale Checks',
    see: ['morale-test', 'stubborn', 'squad-break'],
  },
  {
    id: 'fleeing',
    term: 'Fleeing',
    kind,
    summary:
      'Running for the nearest table edge, or a friendly flag, never within Short of an enemy; where that cannot be done it is lost. From contact it takes a free hack by each enemy first.',
    source: 'Song of Drums and Shakos, Fleeing Models',
    see: ['morale-test', 'free-hack', 'flag-bearer'],
  },
  {
    id: 'squad-break',
    term: 'Squad break',
    kind,
    summary:
      'With its Commander a squad breaks when he has a single man left and the enemy has more models; without him at two models or fewer, whatever the enemy has. The other side wins.',
    source: 'Song of Drums and Shakos, Ending the Game',
    see: ['commander', 'half-strength', 'morale-test'],
  },
];
