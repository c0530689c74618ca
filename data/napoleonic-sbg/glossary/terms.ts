import type { GlossaryEntry } from '@/lib/roster/glossary';
import { adaptation } from './source';

/** Words that a player meets while building a list or reading a profile. */
export const terms: readonly GlossaryEntry[] = [
  {
    id: 'troop-type',
    term: 'Troop type',
    kind: 'rule',
    summary:
      "A heading in a nation's roster, such as Line Infantry or Hussars. Every type in the force needs an officer or NCO of its own, or a personality who fills the gap; Sappers need none.",
    source: adaptation('Profiles'),
    see: ['personality', 'rank'],
  },
  {
    id: 'personality',
    term: 'Personality',
    kind: 'rule',
    summary:
      "A model from a nation's Personalities heading, the Aide de Camp among them. He stands in as the leader of any one troop type, and of one only.",
    source: adaptation('Profiles'),
    see: ['troop-type', 'aide-de-camp'],
  },
  {
    id: 'rank',
    term: 'Rank',
    kind: 'rule',
    summary:
      "General, officer, NCO (a sergeant) or private. A man's presence heartens his equals and those below him, never his betters.",
    source: adaptation('Courage'),
    see: ['troop-type', 'sphere-of-influence'],
  },
  {
    id: 'points-value',
    term: 'Points Value',
    kind: 'rule',
    summary:
      'The price of one model, or of a gun with its first crew, before its purchases. The adaptation sets no limit for a force: agree one before the game.',
    source: adaptation('Profiles'),
  },
  {
    id: 'fight',
    term: 'Fight',
    kind: 'rule',
    summary:
      'Two figures, hand to hand and shooting. 4/5+ is Fight 4 and a shot that hits on 5 or more beyond half range, on 4 or more within it.',
    source: adaptation('Differences of Range'),
    see: ['half-range'],
  },
  {
    id: 'strength',
    term: 'Strength',
    kind: 'rule',
    summary:
      'How hard a blow falls: read on the wound chart against Defence. Shots use the Strength of the weapon or gun; only the range of Grenades depends on the thrower.',
    source: adaptation('Wound Chart'),
    see: ['wound-chart', 'defence'],
  },
  {
    id: 'defence',
    term: 'Defence',
    kind: 'rule',
    summary:
      'How hard a model or gun is to wound, from 1 to 10 on the wound chart, which has one more column for 100.',
    source: adaptation('Wound Chart'),
    see: ['wound-chart', 'strength'],
  },
  {
    id: 'attacks',
    term: 'Attacks',
    kind: 'rule',
    summary:
      'Dice in a fight, as the core rulebook has it. Here they also settle who seizes a banner: a die for each Attack on both sides, the best one wins, and Fight breaks ties.',
    source: adaptation('Banners'),
    see: ['banner', 'fight'],
  },
  {
    id: 'wounds',
    term: 'Wounds',
    kind: 'rule',
    summary:
      'What a model can lose before it falls, as the core rulebook has it. Round shot, and a direct hit by shell or rocket, kills whomever it wounds, however many he has.',
    source: adaptation('Rolling to Wound'),
    see: ['round-shot', 'fate'],
  },
  {
    id: 'courage',
    term: 'Courage',
    kind: 'rule',
    summary:
      'The value for Courage tests, which the core rulebook explains. Comrades, banners, musicians and generals raise it: a private gains 4 at most, an NCO or officer 3, a general 2.',
    source: adaptation('Courage'),
    see: ['courage-bonuses', 'alone', 'dive-for-cover', 'broken'],
  },
  {
    id: 'might',
    term: 'Might',
    kind: 'rule',
    summary:
      "A hero's store for Heroic Actions and for mending dice, spent as the core rulebook has it. It cannot alter the second die of a model that is alone.",
    source: adaptation('Alone'),
    see: ['will', 'fate', 'master-gunner'],
  },
  {
    id: 'will',
    term: 'Will',
    kind: 'rule',
    summary: 'A figure of heroes only. The core rulebook has its use; the adaptation adds nothing.',
    source: adaptation('Profiles'),
    see: ['might', 'fate'],
  },
  {
    id: 'fate',
    term: 'Fate',
    kind: 'rule',
    summary:
      'Points with which a hero may ward off wounds; the core rulebook has the roll. One saved wound of Fatal Accuracy saves the rest.',
    source: adaptation('Profiles'),
    see: ['might', 'will', 'fatal-accuracy', 'helmet'],
  },
  {
    id: 'break-point',
    term: 'Break point',
    kind: 'rule',
    summary:
      'The losses at which a force is broken. The adaptation prints no figure and sends you to the core rules; this project counts half the models, rounded up, crews included and guns not.',
    source: adaptation('Broken'),
    see: ['broken'],
  },
  {
    id: 'batter-points',
    term: 'Batter Points',
    kind: 'rule',
    summary:
      'The damage that a gun or other siege target can take. A blow that wounds it rolls on the Batter chart, which scores points against it.',
    source: adaptation('Firing Cannon'),
    see: ['batter-chart', 'siege-veterans'],
  },
  {
    id: 'crew',
    term: 'Crew',
    kind: 'rule',
    summary:
      'The gunners who come with a gun, trained for every gun. An untrained man among those firing means that only a 6 hits; a gun fires once a turn, with its minimum crew touching it, none of whom moved.',
    source: adaptation('Cannon!'),
    see: ['min-crew', 'extra-crew', 'master-gunner'],
  },
  {
    id: 'min-crew',
    term: 'Min. crew',
    kind: 'rule',
    summary:
      'Men needed to fire a gun. Half of them, rounded up, push it at half speed and more at full speed; the 18 and 24 Pdr need the whole number and never go faster than half.',
    source: adaptation('Moving Cannon'),
    see: ['crew', 'limber-team', 'cannon-table'],
  },
  {
    id: 'base-size',
    term: 'Base size',
    kind: 'rule',
    summary: 'Foot on round 25 mm bases, horse on round 40 mm bases. Distances are in inches.',
    source: adaptation('Introduction'),
  },
];
