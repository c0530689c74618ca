import { feminine, masculine, number, numeral } from '@/lib/rules/fr/french';
import type { WrongSide } from '../rules/wrong-side';
import type { Words } from '../words';
import { national } from './terms/national';

/** What Song of Drums and Shakos says in French. */
export const french: Words = {
  sections: { leaders: 'Chefs et sous-officiers', infantry: 'Infanterie', cavalry: 'Cavalerie' },
  merits: {
    quality: {
      name: 'Meilleure Qualité',
      help: 'Le plus de points dans des figurines de bonne Qualité\u202f: chacune compte ses points fois les faces d’un dé qui réussissent.',
    },
    firepower: {
      name: 'Le plus de feu',
      help: 'Un fusil rayé compte 3, un mousquet 2, toute autre arme à feu 1, et un tireur d’élite 1 de plus.',
    },
    mounted: { name: 'Le plus de montés', help: 'Chaque figurine montée compte 1.' },
  },
  themes: {
    line: 'La ligne',
    skirmish: 'Tirailleurs',
    hardened: 'Durs à cuire',
    green: 'Jeunes recrues',
  },
  arms: {
    command: 'Commandement',
    foot: 'À pied',
    light: 'Légers',
    mounted: 'Montés',
    personality: 'Personnalités',
  },
  quality: { short: 'Q', name: 'Qualité' },
  combat: { short: 'C', name: 'Combat' },
  personality: 'Personnalité',
  settings: {
    scenario: {
      label: 'Scénario',
      help: 'Un scénario fixe le plafond et votre camp.',
      none: 'Partie libre',
    },
    side: {
      label: 'Camp',
      none: 'Pas encore choisi',
      attacker: 'Attaquant',
      defender: 'Défenseur',
    },
    nationalFeature: {
      label: 'Trait national',
      help: 'Une règle facultative : le trait de votre nation.',
    },
  },
  cap: (points) => `Le livre dit ${number(points)} pour une partie libre.`,
  features: {
    austria: national.austria.summary,
    france: national.france.summary,
    'great-britain': national['great-britain'].summary,
    prussia: national.prussia.summary,
    russia: national.russia.summary,
  },
  rules: {
    something: 'au moins une figurine',
    leader: masculine('Chef'),
    nco: masculine('sous-officier'),
    musician: masculine('Musicien'),
    personality: (points) => feminine(`figurine de plus de ${number(points)} points`),
    over: (points) => `Plus de ${number(points)} points`,
    reroll: 'sa relance sert à un groupe qu’un Chef commande',
  },
  wrongSide: {
    summary: 'Un camp d’un scénario a les figurines que son déploiement imprimé demande.',
    message({ scenario, sentries: few, asked, leader }: WrongSide) {
      const reasons = [
        ...(few === null
          ? []
          : [
              `${numeral(asked)} figurines en plus de l’officier et du sous-officier montent la garde, et il y en a ${number(few)}`,
            ]),
        ...(leader ? ['son officier a sa place dans le déploiement, et il n’y a pas de Chef'] : []),
      ];
      return `Défense dans ${scenario}\u202f: ${reasons.join(' ; ')}. Convenez-en.`;
    },
  },
  figures: {
    models: 'Figurines',
    quality: 'Qualité moyenne',
    average: (quality) => quality.toFixed(1).replace('.', ','),
    firearms: {
      Musket: 'Mousquets',
      Rifle: 'Fusils rayés',
      Carbine: 'Carabines',
      Pistol: 'Pistolets',
      Blunderbuss: 'Tromblons',
      Bow: 'Arcs',
    },
    scouting: 'Bonus de reconnaissance',
    moraleTest: 'Test de moral à la perte',
    lossOf: (loss, models) => `${number(loss)} sur ${number(models)}`,
    breaksLeaderless: 'Rompt, commandant perdu',
    left: (models) => `${number(models)} ${models > 1 ? 'restants' : 'restant'}`,
    breaksOutnumbered: 'Rompt, en infériorité',
    withHim: (models) => `${number(models)} avec lui`,
  },
  activation: {
    name: 'Activations',
    roll: 'Jet requis',
    dice: (n) => (n === 1 ? '1 dé' : `${n} dés`),
    percent: (figure) => `${figure}\u202f%`,
    note: 'Chances d’au moins une action ; entre parenthèses, d’une perte de la main. Élan et un Chef à proximité retirent chacun un au jet requis.',
  },
};
