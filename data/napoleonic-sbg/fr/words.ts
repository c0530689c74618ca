import { count, join, masculine, number } from '@/lib/rules/fr/french';
import type { Words } from '../words';

/** Troop types by id; those that are named in French already, or by a name of their own, are absent. */
const troopTypes: Readonly<Record<string, string>> = {
  cannon: 'Canons',
  cossacks: 'Cosaques',
  dragoons: 'Dragons',
  fusiliers: 'Fusiliers',
  guerrillas: 'Guérilleros',
  'heavy-dragoons': 'Dragons lourds',
  'household-cavalry': 'Cavalerie de la Maison du Roi',
  hussars: 'Hussards',
  'imperial-guard-chasseurs-a-pied': 'Garde impériale : chasseurs à pied',
  'imperial-guard-grenadiers': 'Garde impériale : grenadiers',
  'imperial-guard-middle-guard': 'Garde impériale : Moyenne Garde',
  'imperial-guard-young-guard': 'Garde impériale : Jeune Garde',
  lancers: 'Lanciers',
  'light-dragoons': 'Dragons légers',
  'light-infantry': 'Infanterie légère',
  'line-infantry': 'Infanterie de ligne',
  personalities: 'Personnalités',
  rockets: 'Fusées',
  sappers: 'Sapeurs',
  skirmishers: 'Tirailleurs',
};

/** What the Napoleonic adaptation says in French. */
export const french: Words = {
  troopType: (id, printed) => troopTypes[id] ?? printed,
  personality: 'Personnalité',
  merits: {
    quality: {
      name: 'Meilleur Combat',
      help: 'Le plus de points dans des figurines qui combattent bien\u202f: chacune compte ses points fois sa valeur de Combat.',
    },
    firepower: {
      name: 'Le plus de feu',
      help: 'Chaque figurine compte la Force de sa meilleure arme à feu à demi-portée, une pièce la sienne.',
    },
    mounted: { name: 'Le plus de montés', help: 'Chaque figurine à cheval compte 1.' },
  },
  themes: { line: 'La ligne', picked: 'Hommes d’élite' },
  arms: {
    personalities: 'Personnalités',
    command: 'Officiers, sous-officiers',
    foot: 'À pied',
    mounted: 'Montés',
    artillery: 'Artillerie',
  },
  columns: {
    fight: { short: 'C', name: 'Combat : mêlée/tir' },
    strength: { short: 'F', name: 'Force' },
    defence: { short: 'D', name: 'Défense' },
    attacks: { short: 'A', name: 'Attaques' },
    wounds: { short: 'B', name: 'Blessures' },
    courage: { short: 'Cg', name: 'Courage' },
    might: { short: 'P', name: 'Puissance' },
    will: { short: 'V', name: 'Volonté' },
    fate: { short: 'De', name: 'Destin' },
  },
  settings: {
    year: {
      label: 'Année',
      help: (from, to) => `De ${from} à ${to}\u202f; certaines personnalités en dépendent.`,
    },
    allies: {
      label: 'Contingent allié',
      help: 'Des profils d’autres nations, quand les deux joueurs en conviennent.',
    },
  },
  cap: 'La source ne fixe pas de plafond : convenez-en un.',
  effects: {
    range: (from, to) => `portée de ${from}″ à ${to}″`,
    oneMore: 'une figurine de plus',
    shot: (radius, range) => `rayon de ${number(radius)}″, portée de ${number(range)}″`,
    limber: (crew, horses) => `${count(crew, 'servant')}, ${count(horses, 'cheval')}`,
  },
  gun: {
    name: 'Pièce',
    strength: 'Force',
    defence: 'Défense',
    batter: 'Struct.',
    range: 'Portée',
    scatter: 'Disp.',
    crew: 'Servants',
    toFire: 'Tirer',
  },
  crew: 'Servants',
  masterGunner: 'Maître canonnier',
  gunnersWounds: 'Blessures du maître canonnier',
  limberCrew: 'Servants de l’avant-train',
  limberNote: (horses, half) =>
    `montés, dagues\u202f; ${count(horses, 'cheval')}, demi-vitesse avec ${half}`,
  horses: 'Chevaux',
  strengths: (half, full) => `F${half}/${full}`,
  figures: {
    models: 'Figurines',
    modelsWithCrew: 'Figurines, servants compris',
    broken: 'En rupture après pertes',
    brokenSource: (forces) =>
      `${forces}\u202f: la moitié des figurines, arrondie au supérieur, une interprétation`,
    heroic: 'Puissance / Volonté / Destin',
    guns: 'Pièces',
    mounted: 'À cheval',
    muskets: 'Mousquets',
    rifles: 'Fusils rayés',
    carbines: 'Carabines',
    pistols: 'Pistolets',
    blunderbusses: 'Tromblons',
    volleyGuns: 'Fusils à salve',
    bows: 'Arcs',
  },
  rules: {
    something: 'au moins une figurine',
    aide: masculine('Aide de camp', 'Aides de camp'),
    general: masculine('Général'),
    assigned: 'il est attaché à un général',
    fusiliers: {
      summary:
        'Des Fusiliers (Early War) et (Late War) dans une même liste se distinguent clairement.',
      message:
        'Des Fusiliers (Early War) et (Late War) dans une même liste : les figurines doivent se distinguer clairement.',
    },
    paget: (year) => ({
      summary: `À partir de ${year}, Paget et Wellington s’entendent mal.`,
      message: `Paget et Wellington dans une même liste\u202f: en ${year} ou plus tard, Paget a −1 en Courage et Wellington ne se déplace pas dans ses Mouvements héroïques.`,
    }),
  },
  carriages: {
    firearms: {
      summary: 'Une figurine montée ne porte ni Musket, ni Rifle, ni Brace of Pistols.',
      says: (items) =>
        `une figurine montée ne peut pas porter ${join(
          items.filter((item) => item !== 'Horse'),
          'or',
        )}`,
      reason: 'Une figurine montée ne porte ni Musket, ni Rifle, ni Brace of Pistols',
    },
    bayonet: {
      summary: 'Une Bayonet se fixe à un Musket, Rifle, Carbine ou Rifled Carbine.',
      says: () => 'une Bayonet et rien où la fixer',
      reason: 'Une Bayonet se fixe à un Musket, un Rifle ou une Carbine',
    },
    pistols: {
      summary: 'Un Brace of Pistols rend un Pistol de plus inutile.',
      says: () => 'le Brace of Pistols rend le Pistol inutile',
      reason: 'Un Brace of Pistols et un Pistol',
    },
    lance: {
      summary: 'À pied, une Lance compte comme une Pike.',
      says: () => 'une Lance sans Horse compte comme une Pike',
      reason: 'À pied, une Lance est une Pike',
    },
    landwehr: {
      summary: 'La Landwehr prend une de ses deux armes gratuites.',
      says: () => 'une des deux armes de main gratuites suffirait',
      reason: 'Les deux armes de main gratuites',
    },
    dragoons: {
      summary: 'À pied, les Dragons ont 1 de moins en Courage.',
      says: () => 'un Dragon sans Horse a −1 en Courage',
      reason: 'À pied : −1 en Courage',
    },
  },
};
