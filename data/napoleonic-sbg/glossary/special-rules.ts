import type { GlossaryEntry } from '@/lib/roster/glossary';
import { adaptation } from './source';

/** Special rules named by profiles; Bagpipes and Shovel stand with the equipment. */
export const specialRules: readonly GlossaryEntry[] = [
  {
    id: 'the-iron-duke',
    term: 'The Iron Duke',
    kind: 'rule',
    summary:
      "Wellington's Heroic Actions reach 8″ where others reach 6″, and everybody within 3″ of him has +1 Fight.",
    source: adaptation('United Kingdom, Personalities'),
    see: ['strategist', 'aide-de-camp'],
  },
  {
    id: 'strategist',
    term: 'Strategist',
    kind: 'rule',
    summary: 'One Heroic Action each turn costs Wellington no Might.',
    source: adaptation('United Kingdom, Personalities'),
    see: ['might'],
  },
  {
    id: 'master-of-battle',
    term: 'Master of Battle',
    kind: 'rule',
    summary:
      "Picton may answer an enemy's Heroic Move, called within 6″ of him, with a free one of his own.",
    source: adaptation('United Kingdom, Personalities'),
    see: ['might'],
  },
  {
    id: 'resent',
    term: 'Resent',
    kind: 'rule',
    summary:
      'From 1810 on, with Wellington in the same game, Paget has −1 Courage and the Duke ignores his Heroic Moves.',
    source: adaptation('United Kingdom, Personalities'),
  },
  {
    id: 'cavalry-general',
    term: 'Cavalry General',
    kind: 'rule',
    summary:
      'While Paget rides, he and all cavalry that begin a turn no more than 6″ away move 12″ rather than 10″.',
    source: adaptation('United Kingdom, Personalities'),
    see: ['aide-de-camp', 'horse'],
  },
  {
    id: 'aide-de-camp',
    term: 'Aide de Camp',
    kind: 'rule',
    summary:
      "Attached to one general from the start: he passes every Courage test while that general lives, and relays the general's area bonuses at half their reach (3″ for Paget's cavalry; 7″, half the extra, for Wellington's Heroic Actions).",
    source: adaptation('Personalities'),
    see: ['personality', 'the-iron-duke', 'cavalry-general'],
  },
  {
    id: 'disciplinarian',
    term: 'Disciplinarian',
    kind: 'rule',
    summary:
      'A man who flees after failing a Courage test and runs past the sergeant at 3″ or less is stopped and takes a sure Strength 4 hit. If he dies, NCOs and privates within 10″ of him pass their Courage tests for the rest of the turn; if he lives, he runs on.',
    source: adaptation('Profiles, sergeants'),
    see: ['courage', 'broken'],
  },
  {
    id: 'mutual-respect',
    term: 'Mutual Respect',
    kind: 'rule',
    summary:
      'Stand Fast! carries farther to other Skirmishers: 10″ from the captain, 6″ from a sergeant or Plunket.',
    source: adaptation('United Kingdom, Skirmishers'),
    see: ['stand-fast'],
  },
  {
    id: 'stealth',
    term: 'Stealth',
    kind: 'rule',
    summary: 'A partly hidden Skirmisher is out of sight of anyone 12″ away or farther.',
    source: adaptation('United Kingdom, Skirmishers'),
  },
  {
    id: 'fatal-accuracy',
    term: 'Fatal Accuracy',
    kind: 'rule',
    summary:
      'Plunket wounds at +1. A shot that comes to 6 without Might, this bonus counted, takes D3 wounds; if Fate saves one of them it saves all.',
    source: adaptation('United Kingdom, Skirmishers'),
    see: ['fate', 'might'],
  },
  {
    id: 'scots-greys',
    term: 'Scots Greys',
    kind: 'rule',
    summary:
      "+1 on the Courage test to charge a wall of spears. The defenders' die against the charging horse is raised by 1, to their harm, for it has to be low.",
    source: adaptation('United Kingdom, Scots Greys'),
    see: ['wall-of-spears', 'courage'],
  },
  {
    id: 'charge',
    term: 'Charge!',
    kind: 'rule',
    summary:
      'On a mounted charge the sword gives +1 to wound, like a lance. The French profiles add that spears keep their advantage over horse.',
    source: adaptation('Profiles, Hussars and Chasseurs à Cheval'),
    see: ['lance', 'wall-of-spears'],
  },
  {
    id: 'expert-rider',
    term: 'Expert Rider',
    kind: 'rule',
    summary: '+1 on Jump and Thrown Rider tests, which the core rulebook has.',
    source: adaptation('Profiles, Hussars'),
    see: ['horse'],
  },
  {
    id: 'not-foot-soldiers',
    term: 'Not Foot Soldiers!',
    kind: 'rule',
    summary: 'A dragoon without his horse has −1 Courage.',
    source: adaptation('Profiles, Dragoons'),
    see: ['horse', 'courage'],
  },
  {
    id: 'brute-strength',
    term: 'Brute Strength',
    kind: 'rule',
    summary: 'No −1 falls on a sapper when the dice decide who wins a fight.',
    source: adaptation('United Kingdom, Sappers'),
    see: ['two-handed-axe', 'musket'],
  },
  {
    id: 'rapid-fire',
    term: 'Rapid Fire',
    kind: 'rule',
    summary: 'A rocket battery looses D3 rockets a turn.',
    source: adaptation('United Kingdom, Rockets'),
    see: ['12-lb-congreve-rocket-battery', '24-lb-congreve-rocket-battery'],
  },
  {
    id: 'le-brave-des-braves',
    term: 'Le brave des braves',
    kind: 'rule',
    summary: 'When Ney spends Might he rolls two dice: on a total of 7 to 12 he keeps the point.',
    source: adaptation('French Empire, Personalities'),
    see: ['might'],
  },
  {
    id: 'tout-hussard',
    term: "Tout hussard qui n'est pas mort à trente ans est un jean-foutre!",
    kind: 'rule',
    summary:
      'Officers, NCOs and privates within 8″ of Lasalle roll again when they fail Courage to dive for cover or to charge something terrifying.',
    source: adaptation('French Empire, Personalities'),
    see: ['dive-for-cover', 'terror'],
  },
  {
    id: 'hussars',
    term: 'Hussars',
    kind: 'rule',
    summary: 'French hussars ride 12″ a turn where other horse rides 10″.',
    source: adaptation('French Empire, Hussars'),
    see: ['horse', 'charge', 'expert-rider'],
  },
  {
    id: 'first-ordnance-officer',
    term: 'First Ordnance Officer',
    kind: 'rule',
    summary:
      'Friendly guns within 6″ of Gourgaud add 1 to scatter and Batter rolls. Howitzers that near never misjudge a fuse, and their blast spreads D3+1″.',
    source: adaptation('French Empire, Personalities'),
    see: ['howitzer-shell', 'scatter-chart', 'batter-chart'],
  },
  {
    id: 'only-an-nco',
    term: 'Only an NCO',
    kind: 'rule',
    summary: "His Stand Fast! carries 3″, the reach of every NCO's.",
    source: adaptation('French Empire, Voltigeurs'),
    see: ['stand-fast'],
  },
  {
    id: 'terror',
    term: 'Terror',
    kind: 'rule',
    summary:
      'The Old Guard Grenadiers cause terror; what that does to a charging enemy stands in the core rulebook.',
    source: adaptation('French Empire, Imperial Guard: Grenadiers'),
    see: ['courage'],
  },
  {
    id: 'imperial-guard',
    term: 'Imperial Guard',
    kind: 'rule',
    summary:
      'While Napoleon is on the table the Guard passes each Courage test. Version 1.2 has no profile for him.',
    source: adaptation('French Empire, Imperial Guard'),
    see: ['courage'],
  },
  {
    id: 'skirmishers',
    term: 'Skirmishers',
    kind: 'rule',
    summary:
      'A Cossack may charge an enemy within reach whom he cannot see, if he sees a friend who can.',
    source: adaptation('Russian Empire, Cossacks'),
  },
];
