import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What the special rules and weapons speak of: acting, shooting, fighting, nerve. */
export const play: GlossaryTranslations = {
  activation: {
    summary:
      'Le joueur choisit une figurine, jette un à trois dés contre sa Qualité et obtient une action par succès. Il passe ensuite à la suivante, jusqu’à ce que toutes aient joué ou qu’une perte de la main l’arrête.',
  },
  turnover: {
    name: 'Perte de la main',
    summary:
      'Deux ou trois échecs dans un même jet d’activation : après l’unique action que vaut encore un succès isolé, la main passe à l’adversaire.',
  },
  'group-order': {
    name: 'Ordre de groupe',
    summary:
      'Par une action, un Chef met en branle 2 à 6 figurines au contact socle à socle, à distance Longue de lui, d’un seul jet contre la pire de leurs Qualités ; chacune agit ensuite à sa guise. Plus d’un ordre par tour est permis, mais la perte de la main d’un groupe met fin aux actions du Chef lui-même.',
  },
  regroup: {
    name: 'Regroupement',
    summary:
      'Par une action, un Chef appelle à lui des figurines à distance Longue, si nombreuses et dispersées soient-elles, d’un seul jet contre la pire de leurs Qualités ; chacune finit au contact d’une autre. Elles peuvent recharger, mais ni tirer ni attaquer.',
  },
  'volley-fire': {
    name: 'Tir de salve',
    summary:
      'Sur l’ordre d’un Chef, jusqu’à six figurines au contact, à distance Longue de lui, tirent comme une seule : un dé unique avec les valeurs du plus mauvais tireur, et −1 au Combat de la cible pour chacune des autres. Personne ne vise, et toutes finissent déchargées.',
  },
  'shoot-and-reload': {
    name: 'Tir et rechargement',
    summary:
      'Deux actions pour un groupe de 2, 4 ou 6 figurines aux armes chargées, sur deux rangs : le premier rang tire sans viser et échange ses armes avec le dernier, auquel restent les armes vides.',
  },
  'aimed-shot': {
    name: 'Tir visé',
    summary: 'Un tir qui demande deux actions et coûte 1 de Combat à la cible. Jamais en salve.',
  },
  'powerful-attack': {
    name: 'Attaque puissante',
    summary:
      'Une attaque au corps à corps qui demande deux actions et coûte 1 de Combat à l’ennemi.',
  },
  'better-weapon': {
    name: 'Meilleure arme',
    summary:
      'La mieux classée de deux armes de corps à corps se bat à +1 et, quand elle l’emporte sans blesser, l’ennemi tombe quel que soit le dé. Quand elle perd sans que son porteur soit touché, le total de celui-ci baisse encore de 1, ce qui peut malgré tout le blesser.',
    table: {
      head: ['Rang', 'Arme'],
      rows: [
        ['1', 'Lance'],
        ['2', 'Hallebarde, Pique'],
        ['3', 'Épée'],
        ['4', 'Mousquet'],
        ['5', 'Hache'],
      ],
    },
  },
  'two-handed-weapon': {
    name: 'Arme à deux mains',
    summary:
      'Le Mousquet en est une. Un homme qui a ramassé un drapeau tombé n’a plus les mains libres pour s’en servir, et perd 1 de Combat.',
  },
  reload: {
    name: 'Rechargement',
    summary:
      'Deux actions, l’une aussitôt après l’autre dans un même tour, pour toute arme à feu. Chacun commence la partie l’arme chargée.',
  },
  'ammo-depletion': {
    name: 'À court de munitions',
    summary:
      'Un 1 naturel au tir appelle un second jet, et un second 1 laisse le tireur sans munitions ; dans une salve, cela frappe un seul homme, au choix de son propriétaire. Les défenseurs des Enfants perdus sont à court sur 1 ou 2.',
  },
  'cavalry-charge': {
    name: 'Charge de cavalerie',
    summary:
      'Les hommes à pied chargés à découvert jettent trois dés de moral, à 1 de moins face à une figurine Effrayante. Avec trois succès, un homme à l’arme chargée reçoit la charge avec son Combat plus le modificateur de son arme à feu ; avec un ou deux échecs, il se bat comme à l’ordinaire ; avec trois, il est retiré.',
  },
  fallen: {
    name: 'À terre',
    summary:
      'Un homme à terre se bat encore, mais il est attaqué à +2 au corps à corps, et la moindre défaite le met hors de combat. Une action le remet debout.',
  },
  'free-hack': {
    name: 'Coup gratuit',
    summary:
      'Une attaque contre qui recule sur un ennemi, se désengage ou fuit le contact ; lui seul peut en pâtir. Les cavaliers qui quittent un combat contre des hommes à pied n’en subissent pas.',
  },
  'morale-test': {
    name: 'Test de moral',
    summary:
      'Trois dés contre la Qualité : un échec vaut un mouvement de fuite, deux en valent deux, trois retirent la figurine. Toute l’escouade teste quand elle perd son Commandant, quand elle tombe sous la moitié de son effectif et quand l’ennemi prend son drapeau.',
  },
  'half-strength': {
    name: 'Moitié de l’effectif',
    summary:
      'Quand il lui reste moins de la moitié de ses figurines, l’escouade teste son moral : 9 figurines à la 5e perte, 11 à la 6e. Cela n’arrive qu’une fois, quelles que soient les pertes suivantes.',
  },
  fleeing: {
    name: 'Fuite',
    summary:
      'La figurine court vers le bord de table le plus proche, ou vers un drapeau ami, sans jamais passer à distance Courte d’un ennemi ; où c’est impossible, elle est perdue. Si elle quitte un contact, elle subit d’abord un coup gratuit de chaque ennemi.',
  },
  'squad-break': {
    name: 'Rupture de l’escouade',
    summary:
      'Avec son Commandant, une escouade rompt quand il ne lui reste qu’un seul homme et que l’ennemi a plus de figurines ; sans lui, à deux figurines ou moins, quoi qu’ait l’ennemi. L’autre camp l’emporte.',
  },
};
