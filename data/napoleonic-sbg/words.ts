import { count, join, noun } from '@/lib/rules/english';

/** What the Napoleonic adaptation says in English; the type holds other languages to it. */
export const english = {
  /** The troop type of this id, whose name is printed so. */
  troopType: (_id: string, printed: string) => printed,
  /** The second line of a named person. */
  personality: 'Personality',
  /** What players build for. */
  merits: {
    quality: {
      name: 'Best Fight values',
      help: 'The most points in models that fight well: each counts its points times its Fight value.',
    },
    firepower: {
      name: 'Most firepower',
      help: 'Each model counts the Strength of its best firearm within half range, a gun its own.',
    },
    mounted: { name: 'Most mounted', help: 'Each model on a Horse counts 1.' },
  },
  themes: { line: 'The line', picked: 'Picked men' },
  arms: {
    personalities: 'Personalities',
    command: 'Officers, NCOs',
    foot: 'Foot',
    mounted: 'Mounted',
    artillery: 'Artillery',
  },
  columns: {
    fight: { short: 'F', name: 'Fight: melee/shoot' },
    strength: { short: 'S', name: 'Strength' },
    defence: { short: 'D', name: 'Defence' },
    attacks: { short: 'A', name: 'Attacks' },
    wounds: { short: 'W', name: 'Wounds' },
    courage: { short: 'C', name: 'Courage' },
    might: { short: 'M', name: 'Might' },
    will: { short: 'W', name: 'Will' },
    fate: { short: 'F', name: 'Fate' },
  },
  settings: {
    year: {
      label: 'Year',
      help: (from: number, to: number) => `From ${from} to ${to}; some personalities depend on it.`,
    },
    allies: {
      label: 'Allied contingent',
      help: 'Profiles of other nations, when both players agree.',
    },
  },
  cap: 'The source sets no cap: agree one.',
  /** What an option does to a gun; distances in inches. */
  effects: {
    range: (from: number, to: number) => `range ${from}″ to ${to}″`,
    oneMore: 'one more model',
    shot: (radius: number, range: number) => `radius ${radius}″, range ${range}″`,
    limber: (crew: number, horses: number) => `${crew} crew, ${count(horses, 'horse')}`,
  },
  gun: {
    name: 'Gun',
    strength: 'Strength',
    defence: 'Defence',
    batter: 'Batter',
    range: 'Range',
    scatter: 'Scatter',
    crew: 'Crew',
    toFire: 'To fire',
  },
  crew: 'Crew',
  masterGunner: 'Master Gunner',
  gunnersWounds: 'Gunner’s Wounds',
  limberCrew: 'Limber crew',
  limberNote: (horses: number, half: number) =>
    `mounted, daggers; ${horses} horses, half speed with ${half}`,
  horses: 'Horses',
  /** Strength of a weapon, near and far: "S4/3". */
  strengths: (half: number, full: number) => `S${half}/${full}`,
  figures: {
    models: 'Models',
    modelsWithCrew: 'Models, crew counted',
    broken: 'Broken when lost',
    brokenSource: (forces: string) => `${forces}: half the models, rounded up, a reading`,
    heroic: 'Might / Will / Fate',
    guns: 'Guns',
    mounted: 'Mounted',
    muskets: 'Muskets',
    rifles: 'Rifles',
    carbines: 'Carbines',
    pistols: 'Pistols',
    blunderbusses: 'Blunderbusses',
    volleyGuns: 'Volley Guns',
    bows: 'Bows',
  },
  rules: {
    something: 'at least one model',
    aide: noun('Aide de Camp'),
    general: noun('General'),
    assigned: 'he is assigned to one',
    fusiliers: {
      summary: 'Early War and Late War Fusiliers in one list are clearly told apart.',
      message:
        'Early War and Late War Fusiliers in one list: the models must be clearly told apart.',
    },
    paget: (year: number) => ({
      summary: `From ${year} Paget and Wellington do not work well together.`,
      message: `Paget and Wellington in one list: in ${year} or later Paget has -1 Courage and Wellington does not move in his Heroic Moves.`,
    }),
  },
  carriages: {
    firearms: {
      summary: 'A mounted model carries no Musket, Rifle or Brace of Pistols.',
      says: (items: readonly string[]) =>
        `a mounted model may not carry a ${join(
          items.filter((item) => item !== 'Horse'),
          'or',
        )}`,
      reason: 'Mounted models carry no Musket, Rifle or Brace of Pistols',
    },
    bayonet: {
      summary: 'A Bayonet is fixed to a Musket, Rifle, Carbine or Rifled Carbine.',
      says: () => 'a Bayonet and nothing to fix it to',
      reason: 'A Bayonet needs a Musket, Rifle or Carbine to be fixed to',
    },
    pistols: {
      summary: 'A Brace of Pistols leaves nothing for a single Pistol to do.',
      says: () => 'the Brace makes the single Pistol needless',
      reason: 'A Brace and a Pistol',
    },
    lance: {
      summary: 'A Lance on foot counts as a pike.',
      says: () => 'a Lance without a Horse counts as a pike',
      reason: 'A Lance on foot is a pike',
    },
    landwehr: {
      summary: 'Landwehr take one of their two free weapons.',
      says: () => 'one of the two free hand weapons would do',
      reason: 'Both free hand weapons',
    },
    dragoons: {
      summary: 'Dragoons on foot have 1 less Courage.',
      says: () => 'a Dragoon without a Horse has -1 Courage',
      reason: 'On foot: -1 Courage',
    },
  },
};

export type Words = typeof english;
