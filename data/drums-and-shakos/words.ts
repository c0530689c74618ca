import { noun, word } from '@/lib/rules/english';
import { nationalFeatures } from './national-features';
import type { WrongSide } from './rules/wrong-side';

/** What Song of Drums and Shakos says in English; the type holds other languages to it. */
export const english = {
  sections: { leaders: 'Leaders and NCOs', infantry: 'Infantry', cavalry: 'Cavalry' },
  /** What players build for. */
  merits: {
    quality: {
      name: 'Best Quality',
      help: 'The most points in models of good Quality: each counts its points times the faces of a die that succeed.',
    },
    firepower: {
      name: 'Most firepower',
      help: 'A Rifle counts 3, a Musket 2, any other firearm 1, and a Marksman 1 more.',
    },
    mounted: { name: 'Most mounted', help: 'Each mounted model counts 1.' },
  },
  themes: {
    line: 'The line',
    skirmish: 'Skirmishers',
    hardened: 'Hard men',
    green: 'Raw recruits',
  },
  arms: {
    command: 'Command',
    foot: 'Foot',
    light: 'Light',
    mounted: 'Mounted',
    personality: 'Personalities',
  },
  /** Heads of the two columns, short and in full. */
  quality: { short: 'Q', name: 'Quality' },
  combat: { short: 'C', name: 'Combat' },
  /** The second line of a profile that counts as one. */
  personality: 'Personality',
  settings: {
    scenario: {
      label: 'Scenario',
      help: 'A scenario sets the cap and your side.',
      none: 'Pick-up game',
    },
    side: { label: 'Side', none: 'Not chosen yet', attacker: 'Attacker', defender: 'Defender' },
    nationalFeature: {
      label: 'National feature',
      help: 'An optional rule: the trait of your nation.',
    },
  },
  cap: (points: number) => `The book says ${points} for a pick-up game.`,
  features: {
    austria: nationalFeatures.austria.summary,
    france: nationalFeatures.france.summary,
    'great-britain': nationalFeatures['great-britain'].summary,
    prussia: nationalFeatures.prussia.summary,
    russia: nationalFeatures.russia.summary,
  },
  rules: {
    something: 'at least one model',
    leader: noun('Leader'),
    nco: noun('NCO'),
    musician: noun('Musician'),
    personality: (points: number) =>
      noun(`model over ${points} points`, `models over ${points} points`),
    over: (points: number) => `Over ${points} points`,
    reroll: 'his re-roll is for a group that a Leader orders',
  },
  wrongSide: {
    summary: 'A side of a scenario has the models that its printed deployment asks for.',
    message({ scenario, sentries: few, asked, leader }: WrongSide) {
      const reasons = [
        ...(few === null
          ? []
          : [`${word(asked)} models besides Officer and NCO stand sentry, and there are ${few}`]),
        ...(leader ? ['its Officer has a place in the deployment, and there is no Leader'] : []),
      ];
      return `Defending in ${scenario}: ${reasons.join('; ')}. Agree it.`;
    },
  },
  figures: {
    models: 'Models',
    quality: 'Average Quality',
    /** An average, to one place. */
    average: (quality: number) => quality.toFixed(1),
    firearms: {
      Musket: 'Muskets',
      Rifle: 'Rifles',
      Carbine: 'Carbines',
      Pistol: 'Pistols',
      Blunderbuss: 'Blunderbusses',
      Bow: 'Bows',
    },
    scouting: 'Scouting bonus',
    moraleTest: 'Morale test at loss',
    lossOf: (loss: number, models: number) => `${loss} of ${models}`,
    breaksLeaderless: 'Breaks, commander lost',
    left: (models: number) => `${models} left`,
    breaksOutnumbered: 'Breaks, outnumbered',
    withHim: (models: number) => `${models} with him`,
  },
  activation: {
    name: 'Activation',
    roll: 'Roll needed',
    dice: (n: number) => (n === 1 ? '1 die' : `${n} dice`),
    percent: (figure: string) => `${figure}%`,
    note: 'Chance of at least one action; in brackets, of a turnover. Élan, and a Leader near, each take one off the roll needed.',
  },
};

export type Words = typeof english;
