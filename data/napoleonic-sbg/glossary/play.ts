import type { GlossaryEntry } from '@/lib/roster/glossary';
import { adaptation } from './source';

/** Rules of play that items, special rules and tables refer to. */
export const play: readonly GlossaryEntry[] = [
  {
    id: 'half-range',
    term: 'Half range',
    kind: 'rule',
    summary:
      'A target nearer than half the range of the weapon is hit on 1 less and at the higher Strength. A gun gains a second +1 within a quarter of its range; rockets gain nothing.',
    source: adaptation('Differences of Range'),
    see: ['fight', 'small-arms'],
  },
  {
    id: 'movement-penalty',
    term: 'Movement penalty',
    kind: 'rule',
    summary:
      'The part of its move that a model gives up to shoot: a quarter with a bow, half with musket, carbine, volley gun or pistol, all of it with rifle, rifled carbine or blunderbuss.',
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'loading-first'],
  },
  {
    id: 'loading-first',
    term: 'Moving and Shooting',
    kind: 'rule',
    summary:
      'Riflemen and horsemen may spend a turn loading, without moving, shooting or fighting. On the following turn they shoot and still move up to half.',
    source: adaptation('Moving and Shooting'),
    see: ['movement-penalty', 'rifle', 'cavalry-shooting'],
  },
  {
    id: 'cavalry-shooting',
    term: 'Cavalry and Shooting',
    kind: 'rule',
    summary:
      'Horsemen shoot only if they stand; with a bow or pistol they still move half. They carry no Musket, Rifle or Brace of Pistols.',
    source: adaptation('Cavalry and Shooting'),
    see: ['horse', 'loading-first'],
  },
  {
    id: 'scatter',
    term: 'Scatter',
    kind: 'rule',
    summary:
      'A distance in inches. Each hit of a weapon that has one rolls on the scatter chart and may strike another model that near, no more than 45 degrees aside; in larger games small arms skip the roll and hit on 1 more instead.',
    source: adaptation('Scatter'),
    see: ['scatter-chart', 'rocket-scatter-chart'],
  },
  {
    id: 'in-the-way',
    term: 'In the Way!',
    kind: 'rule',
    summary:
      'Cover between shooter and target may stop the shot, on a score set by its kind. Either side may hit its own men; firearms shoot past two friends, but bows, blunderbusses and volley guns past one.',
    source: adaptation('In the Way!'),
    see: ['cover-table'],
  },
  {
    id: 'wall-of-spears',
    term: 'Wall of Spears',
    kind: 'rule',
    summary:
      'A rider tests Courage to charge at two spearmen or more. The defender then rolls a die: below the best Fight among them, each spearman after the first deals the horse a sure Strength 4 hit, unless a lance cancels this.',
    source: adaptation('Cavalry and Walls of Spears'),
    see: ['spear', 'lance', 'scots-greys'],
  },
  {
    id: 'loose-mounts',
    term: 'Loose mounts',
    kind: 'rule',
    summary:
      'A riderless horse without Attacks stays and tests Courage every turn, bolting for the nearest edge when it fails. Within 2″ of its rider, or of a man of the same kind, it passes.',
    source: adaptation('Loose mounts'),
    see: ['horse'],
  },
  {
    id: 'sphere-of-influence',
    term: 'Sphere of Influence',
    kind: 'rule',
    summary:
      'Within 6″ of a private or NCO, or 12″ of an officer, of the same rank or above at the start of his turn, a man has +1 Courage; several count once. Around one who failed a test for a broken force, lower ranks have −1 instead.',
    source: adaptation('Sphere of Influence'),
    see: ['courage-bonuses', 'rank'],
  },
  {
    id: 'broken',
    term: 'Broken',
    kind: 'rule',
    summary:
      'Models that fail their test in a broken force are not taken away at once but run for the nearest edge, and strike no blows on the way.',
    source: adaptation('Broken'),
    see: ['break-point', 'sphere-of-influence', 'stand-fast'],
  },
  {
    id: 'alone',
    term: 'Alone',
    kind: 'rule',
    summary:
      'With no friend within 6″ at the start of his turn a model tests Courage. If he fails, a die sends him running for the nearest edge (1 to 3) or for his nearest friend (4 to 6).',
    source: adaptation('Alone'),
    see: ['courage'],
  },
  {
    id: 'stand-fast',
    term: 'Stand Fast!',
    kind: 'rule',
    summary:
      'As in the core rulebook, save that the call of an NCO carries 3″ and that NCOs too may profit by that of an officer.',
    source: adaptation('Stand Fast!'),
    see: ['only-an-nco', 'mutual-respect'],
  },
  {
    id: 'dive-for-cover',
    term: 'Dive for Cover!',
    kind: 'rule',
    summary:
      'A man who outlives a hit from a shot, or sees one kill somebody within 3″, tests Courage. If he fails he runs a full move for cover at once, or lies down behind what he has, and does no more that turn; riders dismount.',
    source: adaptation('Dive for Cover!'),
    see: ['courage'],
  },
  {
    id: 'helmet',
    term: 'Helmet',
    kind: 'rule',
    summary:
      'A model sculpted with a helmet ignores a wound on a 6, as a Fate point would. It does not help against round shot or a shell that strikes him, only against the blast around it.',
    source: adaptation('Helmet'),
    see: ['fate', 'heavy-armour'],
  },
];
