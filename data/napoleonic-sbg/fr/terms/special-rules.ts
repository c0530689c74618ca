import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Special rules named by profiles; Bagpipes and Shovel stand with the equipment. */
export const specialRules: GlossaryTranslations = {
  'the-iron-duke': {
    name: 'Le duc de fer',
    summary:
      'Les Actions héroïques de Wellington portent à 8″ quand les autres portent à 6″, et chacun à 3″ ou moins de lui a +1 en Combat.',
  },
  strategist: {
    name: 'Stratège',
    summary: 'Une Action héroïque par tour ne coûte pas de Puissance à Wellington.',
  },
  'master-of-battle': {
    name: 'Maître de la bataille',
    summary:
      'À un Mouvement héroïque ennemi, annoncé à 6″ ou moins de lui, Picton peut répondre par un Mouvement héroïque gratuit.',
  },
  resent: {
    name: 'Rancune',
    summary:
      'À partir de 1810, avec Wellington dans la même partie, Paget a −1 en Bravoure et le duc ignore ses Mouvements héroïques.',
  },
  'cavalry-general': {
    name: 'Général de cavalerie',
    summary:
      'Tant que Paget est à cheval, lui et toute la cavalerie qui commence un tour à 6″ ou moins se déplacent de 12″ au lieu de 10″.',
  },
  'aide-de-camp': {
    summary:
      'Attaché à un général dès le début : il réussit tous ses tests de Bravoure tant que ce général vit, et relaie ses bonus de zone à la moitié de leur portée (3″ pour la cavalerie de Paget ; 7″, la moitié du supplément, pour les Actions héroïques de Wellington).',
  },
  disciplinarian: {
    name: 'Discipline de fer',
    summary:
      'Un homme qui fuit après un test de Bravoure raté et passe à 3″ ou moins du sergent est arrêté et subit une touche automatique de Force 4. S’il meurt, les sous-officiers et les simples soldats à 10″ ou moins de lui réussissent leurs tests de Bravoure jusqu’à la fin du tour ; s’il survit, il poursuit sa course.',
  },
  'mutual-respect': {
    name: 'Respect mutuel',
    summary:
      '« Tenez bon ! » porte plus loin pour les autres Tirailleurs : à 10″ du capitaine, à 6″ d’un sergent ou de Plunket.',
  },
  stealth: {
    name: 'Furtivité',
    summary:
      'Un Tirailleur partiellement caché est hors de vue de quiconque se trouve à 12″ ou plus.',
  },
  'fatal-accuracy': {
    name: 'Précision mortelle',
    summary:
      'Plunket blesse à +1. Un tir qui atteint 6 sans Puissance, ce bonus compris, cause D3 blessures ; si le Destin en pare une, il les pare toutes.',
  },
  'scots-greys': {
    summary:
      '+1 au test de Bravoure pour charger un mur de lances. Le dé des défenseurs contre le cheval qui charge est augmenté de 1, à leur détriment, puisqu’il doit être bas.',
  },
  charge: {
    name: 'Chargez !',
    summary:
      'À la charge montée, l’épée donne +1 pour blesser, comme une lance de cavalerie. Les profils français ajoutent que les lances d’infanterie gardent leur avantage sur la cavalerie.',
  },
  'expert-rider': {
    name: 'Cavalier émérite',
    summary:
      '+1 aux tests de Saut et de Cavalier désarçonné, qui sont dans le livre de règles de base.',
  },
  'not-foot-soldiers': {
    name: 'Pas des fantassins !',
    summary: 'Un dragon privé de son cheval a −1 en Bravoure.',
  },
  'brute-strength': {
    name: 'Force brute',
    summary: 'Aucun −1 ne frappe un sapeur quand les dés décident de qui gagne un combat.',
  },
  'rapid-fire': {
    name: 'Tir rapide',
    summary: 'Une batterie de fusées en lance D3 par tour.',
  },
  'le-brave-des-braves': {
    summary:
      'Quand Ney dépense de la Puissance, il jette deux dés : sur un total de 7 à 12, il garde le point.',
  },
  'tout-hussard': {
    summary:
      'Les officiers, les sous-officiers et les simples soldats à 8″ ou moins de Lasalle relancent un test de Bravoure raté pour se mettre à couvert ou pour charger un adversaire terrifiant.',
  },
  hussars: {
    name: 'Hussards',
    summary: 'Les hussards français parcourent 12″ par tour quand les autres cavaliers font 10″.',
  },
  'first-ordnance-officer': {
    name: 'Premier officier d’ordonnance',
    summary:
      'Les pièces amies à 6″ ou moins de Gourgaud ajoutent 1 à leurs jets de dispersion et de structure. Des obusiers aussi proches ne se trompent jamais de mèche, et leur explosion s’étend à D3+1″.',
  },
  'only-an-nco': {
    name: 'Simple sous-officier',
    summary: 'Son « Tenez bon ! » porte à 3″, comme celui de tout sous-officier.',
  },
  terror: {
    name: 'Terreur',
    summary:
      'Les Grenadiers de la Vieille Garde causent la terreur ; ce qu’elle fait à un ennemi qui charge est dans le livre de règles de base.',
  },
  'imperial-guard': {
    name: 'Garde impériale',
    summary:
      'Tant que Napoléon est sur la table, la Garde réussit chaque test de Bravoure. La version 1.2 n’a pas de profil pour lui.',
  },
  skirmishers: {
    name: 'Tirailleurs',
    summary:
      'Un Cosaque peut charger un ennemi à sa portée qu’il ne voit pas, s’il voit un ami qui le voit.',
  },
};
