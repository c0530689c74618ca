import { counted, joinSome, noun, word } from '@/lib/rules/english';
import type { ChainOfCommand } from './rules/chain-of-command';
import type { MixedGrades } from './rules/mixed-grades';
import type { NationalGrades } from './rules/national-grades';

/** What Light Division says in English; the type holds other languages to it. */
export const english = {
  sections: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    command: 'Commanders',
  },
  arms: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    light: 'Skirmishers',
    artillery: 'Artillery',
  },
  columns: {
    road: { short: 'Road', name: 'Road column, or limbered' },
    column: { short: 'Col.', name: 'Attack column' },
    line: { short: 'Line', name: 'Line, or unlimbered' },
    skirmish: { short: 'Skir.', name: 'Skirmish order' },
    short: { short: 'Short', name: 'Short range, or canister' },
    long: { short: 'Long', name: 'Long range, or ball and shell' },
  },
  /** "16″ to 24″". */
  between: (from: number, to: number) => `${from}″ to ${to}″`,
  or: ' or ',
  attributes: {
    castings: {
      label: 'Castings',
      men: {
        help: (from: number, to: number) =>
          `Figures of one unit: each stands for ${from} to ${to} men.`,
        unit: 'casting',
      },
      guns: {
        help: (guns: number, howitzers: number) =>
          `Gun models: each stands for ${word(guns)} guns or ${word(howitzers)} howitzers.`,
        unit: 'gun',
      },
    },
    morale: {
      label: 'Morale',
      help: (best: number, worst: number) =>
        `To reach on a d10 under fire, when charged and after a lost melee: ${best} is the best, ${worst} the worst.`,
    },
    training: {
      label: 'Training',
      help: (best: number, worst: number) =>
        `To reach on a d10 to charge in order, form square and rally: ${best} is the best, ${worst} the worst.`,
    },
    organicGrenadiers: {
      label: 'Organic grenadiers',
      help: 'The battalion has kept its own grenadiers: it adds 1 to its morale rolls.',
    },
  },
  settings: {
    ratio: {
      label: 'Men per casting',
      help: (from: number, to: number) =>
        `From ${from} to ${to}; it changes what units represent, not the game.`,
    },
    commandControl: {
      label: 'Command and control',
      help: 'An optional rule: commands of at most four battalions or regiments and a battery, each under its general.',
    },
    historical: {
      label: 'Historical organisation',
      help: 'The list follows one, so that grades may differ as they did.',
    },
  },
  features: {
    france: 'Infantry that charges in attack columns counts four ranks.',
    'great-britain':
      'Infantry trains one grade better than its morale; cavalry must roll to rally after a successful charge.',
    'kings-german-legion': 'Infantry as the British; cavalry rallies without a roll.',
    prussia: 'Infantry that charges in attack columns counts four ranks.',
    russia: 'Infantry trains one grade worse than its class, and its morale is one better.',
  },
  /** How infantry is graded where it is not by its class alone, as the end of a sentence. */
  gradings: {
    british: 'British and King’s German infantry trains one grade better than its morale',
    russian: 'Russian infantry trains one grade worse than its class, and its morale is one better',
  },
  organisation: { division: 'Division', command: 'Command' },
  rules: {
    something: 'at least one unit',
    gradeRange: (best: number, worst: number) =>
      `Morale and training are grades from ${best} to ${worst}.`,
    battalion: noun('battalion'),
    regiment: noun('regiment'),
    battery: noun('battery'),
    general: noun('general'),
    leader: noun('General'),
    command: noun('command'),
    size: {
      meter: 'Battalions and regiments',
      limit: (max: number) =>
        `a command has at most ${word(max)} battalions of infantry or regiments of cavalry together`,
    },
    batteries: {
      meter: 'Batteries',
      limit: 'a command has at most one battery, unless it is all artillery',
    },
    nearby: 'its units act only near their commander',
    generals: { meter: 'Generals', limit: 'a command follows one general' },
  },
  mixedGrades: {
    summary: 'Infantry and cavalry of a command have the same morale and training grades.',
    message: ({ group, grades }: MixedGrades) =>
      `${group} has units of different grades (morale/training ${joinSome(grades)}): those of a command should be the same, unless the organisation is a historical one.`,
    reason: () => 'Other grades than its command',
  },
  nationalGrades: {
    summary: 'British, King’s German and Russian infantry has the grades of its nation.',
    message: ({ of, says }: NationalGrades) =>
      `${joinSome([
        ...new Set(
          of.map(
            ({ profile, count, morale, training }) =>
              `${counted(count, profile)} with morale ${morale} and training ${training}`,
          ),
        ),
      ])}: ${says.join('; ')}.`,
    reason: () => 'Grades that its nation does not have',
  },
  chainOfCommand: {
    summary: 'Two commands of a nation or more stand under a formation with a general.',
    message: ({ commands }: ChainOfCommand) =>
      `Nobody leads ${joinSome(commands)} together: several commands of a nation stand under a formation with a general.`,
    reason: () => 'Several commands and no general above them',
    mends: 'completes the chain of command',
  },
  figures: {
    castings: 'Castings and generals',
    men: (ratio: number) => `Men represented, ${ratio} to a casting`,
    guns: 'Guns represented',
    battalions: 'Battalions',
    regiments: 'Regiments',
    batteries: 'Batteries',
    generals: 'Generals',
  },
  fire: {
    name: 'Fire',
    head: ['Weapon', 'Short', 'Long', 'Canister, each gun'],
    note: 'Short is canister for guns; long is ball, or shell for howitzers. Muskets hit on 5 and 6 at long range and on 3 to 6 at short, rifles on 6 and on 5 and 6.',
  },
  tallies: { rout: 'Rout', disorder: 'Disorder' },
  unit: {
    men: 'Men represented',
    guns: 'Guns represented',
    howitzers: 'Howitzers represented',
    moraleTest: 'Morale test',
    trainingTest: 'Training test',
    onD10: (target: number) => `${target}+ on a d10`,
    addingOne: ', adding 1',
    volley: 'Dice per volley',
    volleyDice: (threeRanks: number, twoRanks: number) =>
      `${threeRanks} as three-rank infantry, ${twoRanks} as two-rank or skirmishing`,
    wholeDice: (fire: string) => `${fire}: whole dice, a reading`,
    canister: 'Canister',
    as: (gun: string) => ` as ${gun}`,
    movement: 'Movement',
    missing: 'Not in the source',
    moves: {
      road: 'road column',
      column: 'attack column',
      line: 'line',
      skirmish: 'skirmishing',
      square: 'square or backing up',
    },
    gunMoves: { road: 'limbered', line: 'unlimbered' },
    range: 'Range',
    shot: { short: 'canister', ball: 'ball', shell: 'shell' },
    arms: { short: 'short', long: 'long' },
    colon: ': ',
    semicolon: '; ',
    mayNot: 'May not',
    ban: {
      skirmishBut: 'skirmish, but for light companies within 6″',
      skirmish: 'skirmish',
      fire: 'fire',
      form: 'form line or square',
      attackFormed: 'attack formed units in good order in front',
      attackSquares: 'attack formed squares',
      comeNear: 'come within 6″ of the enemy alone',
    },
  },
};

export type Words = typeof english;
