import type { GlossaryTranslations } from '@/lib/roster/glossary';

const makesMusician =
  'Fait de son porteur un musicien : +1 en Bravoure aux autres simples soldats à 12″ ou moins.';

/** What a model carries beside its weapons. */
export const equipment: GlossaryTranslations = {
  horse: {
    name: 'Cheval',
    summary:
      'Fait de la figurine de la cavalerie : elle se déplace de 10″ et ne peut avoir ni Mousquet, ni Fusil rayé, ni Paire de pistolets. Le reste des règles de la monte est dans le livre de règles de base.',
  },
  'heavy-armour': {
    name: 'Armure lourde',
    summary:
      'La cuirasse du cuirassier. L’adaptation en donne le prix mais non l’effet : voyez le livre de règles de base.',
  },
  shovel: {
    name: 'Pelle',
    summary:
      'Un sapeur qui reste deux tours sur place élève un talus, de 1″ sur ½″ et d’environ ¼″ de haut. Il est Sur la trajectoire des tirs qui visent les hommes couchés derrière.',
  },
  banner: {
    name: 'Bannière',
    summary:
      'Comme dans le livre de règles de base ; en outre, +1 en Bravoure à 3″ ou moins, porteur compris. Elle peut être prise à un porteur battu ou tombé, et sert tout aussi bien à ceux qui l’ont prise.',
  },
  musician: {
    name: 'Musicien',
    summary:
      'Un simple soldat ou un sous-officier avec un instrument. Les simples soldats à 12″ ou moins ont +1 en Bravoure, le musicien lui-même excepté.',
  },
  'drum-or-similar-instrument': {
    name: 'Tambour ou instrument semblable',
    summary: makesMusician,
  },
  'bugle-or-similar-instrument': {
    name: 'Clairon ou instrument semblable',
    summary: makesMusician,
  },
  'drum-bugle-or-similar-instrument': {
    name: 'Tambour, clairon ou instrument semblable',
    summary: makesMusician,
  },
  bagpipes: {
    name: 'Cornemuse',
    summary:
      'Un instrument plus sonore : +1 en Bravoure aux simples soldats et aux sous-officiers à 16″ ou moins. Les amis à 3″ ou moins du sonneur sont terrifiants (livre de règles de base) ; lui ne l’est pas.',
  },
};
