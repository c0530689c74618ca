import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What an order of battle is made of: sides, units, formations, headquarters, transport. */
export const army: GlossaryTranslations = {
  'order-of-battle': {
    name: 'Ordre de bataille',
    summary:
      'Les unités qui entrent en campagne et les formations où elles servent. Il n’y a pas de points : un scénario ou les joueurs décident de ce qui est équitable.',
  },
  'regular-troops': {
    name: 'Troupes européennes et troupes indigènes régulières',
    summary:
      'Des régiments d’Europe, des unités coloniales d’Européens et des réguliers indigènes instruits à l’européenne, comme les Gurkhas ou les Soudanais. Leurs unités ont une taille fixe.',
  },
  'irregular-troops': {
    name: 'Troupes indigènes irrégulières',
    summary:
      'Des irréguliers levés sur place, et les guerriers d’une tribu ou d’un clan : Zoulous, Pathans, Derviches. Les tailles de leurs unités ne sont qu’indicatives et laissent de la marge.',
  },
  figures: {
    name: 'Figurines',
    summary:
      'Les hommes d’une unité, chefs compris, chacun sur son propre socle ; les pièces et les véhicules n’en font pas partie. La force d’une unité lors d’un test de moral, ce sont les figurines qui lui restent.',
  },
  infantry: {
    name: 'Infanterie',
    summary:
      'Une compagnie, c’est quatre hommes et un officier ; un bataillon, quatre compagnies sous un commandant, soit 21 figurines, et il compte pour une unité.',
  },
  cavalry: {
    name: 'Cavalerie',
    summary:
      'Un escadron, c’est trois cavaliers et un officier ; un régiment, deux escadrons sous un commandant, soit 9 figurines, et il compte pour une unité.',
  },
  artillery: {
    name: 'Artillerie',
    summary:
      'Une pièce avec ses canonniers et un officier ou un chef. Elle ne fait pas de test de moral, remet l’avant-train pour se déplacer et jette trois dés par figurine quand elle tire.',
  },
  'foot-units': {
    name: 'Unités à pied',
    summary:
      'Des guerriers indigènes à pied sous un chef. Leur nombre est perdu dans la copie de la source : on admet donc ici toute taille à partir de 2 figurines.',
  },
  'mounted-units': {
    name: 'Unités montées',
    summary: 'Des cavaliers indigènes : un chef et 4 à 10 autres, soit 5 à 11 figurines.',
  },
  formation: {
    summary:
      'Plusieurs unités sous un même quartier général : une brigade, une division, une colonne de campagne. Les unités des deux camps ne servent pas dans la même.',
  },
  headquarters: {
    name: 'Quartier général',
    summary:
      'Un général et son état-major, ou un chef indigène et sa suite, 2 figurines ou plus. Il ne fait pas de test de moral, et tire avec une unité qu’il touche.',
  },
  transport: {
    summary:
      'Un chariot, un chameau de bât, une paire de chevaux de bât ou trois porteurs. On en conseille un par unité combattante d’une formation régulière, et un pour deux d’une formation indigène.',
  },
  'combat-unit': {
    name: 'Unité combattante',
    summary:
      'Toute unité hormis les transports et les quartiers généraux. Un bataillon ou un régiment entier en fait une.',
  },
  quality: {
    name: 'Qualité',
    summary:
      'Élite, régulière, inexpérimentée ou milice : elle change le nombre de dés d’un test de moral, et rien d’autre.',
  },
  elite: {
    name: 'Élite',
    summary:
      'Des unités dont l’instruction, l’allant ou le nom inquiètent leurs ennemis. Elles testent leur moral avec un dé de moins.',
  },
  inexperienced: {
    name: 'Inexpérimentée',
    summary:
      'Des unités nouvelles, ou fraîchement débarquées d’Europe, jusqu’à leur premier combat. Elles testent leur moral avec un dé de plus.',
  },
  militia: {
    name: 'Milice',
    summary:
      'Des colons et des citadins appelés en hâte à défendre leur district. Ils testent leur moral avec deux dés de plus.',
  },
};
