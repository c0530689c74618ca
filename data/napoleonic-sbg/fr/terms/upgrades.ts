import type { GlossaryTable, GlossaryTranslations } from '@/lib/roster/glossary';
import { limberCrewman, masterGunner } from '../../guns';
import type { Stats } from '../../row';

function statTable(stats: Stats): GlossaryTable {
  const { fight, strength, defence, attacks, wounds, courage, might, will, fate } = stats;
  const figures = { C: fight, F: strength, D: defence, A: attacks, PV: wounds, B: courage };
  const heroic = might === undefined ? {} : { Puissance: might, Volonté: will, Destin: fate };
  const line = Object.entries({ ...figures, ...heroic });
  return { head: line.map(([name]) => name), rows: [line.map(([, figure]) => `${figure}`)] };
}

/** What a gun fires, and what it may buy. */
export const upgrades: GlossaryTranslations = {
  'round-shot': {
    name: 'Boulet',
    summary:
      'Ce que toute pièce tire sans supplément. Il poursuit sa course dans l’axe du tir et frappe chaque figurine sur son passage sur 4+ ; chaque homme qu’il tue lui coûte 1 de Force et 2″ de portée, et il s’arrête au premier qu’il ne tue pas.',
  },
  'howitzer-shell': {
    name: 'Obus',
    summary:
      'De 15″ à 80″, sur tout ce qu’un ami peut voir ; un 1 au dé de mèche le gâche. Force 12 sur la cible, tuée si elle est blessée, et Force 2D6 sur tous à D3″ ou moins, jetés à terre de surcroît ; 2D6 également sur une cible de siège.',
  },
  'extra-crew': {
    name: 'Servant supplémentaire',
    summary:
      'Un servant de plus, semblable aux autres, pour 6 points ; aucune limite n’est imprimée.',
  },
  'grape-shot': {
    name: 'Grappe de raisin',
    summary:
      'Porte à la moitié de la portée du boulet et ne se disperse pas : une touche de Force 6 sur la cible et sur chaque figurine dans le rayon de la grappe, dont aucune n’est jetée à terre ni tuée d’emblée. Quiconque est Sur la trajectoire est touché aussi et réduit le rayon de moitié ; pas contre les cibles de siège.',
  },
  'canister-shot': {
    name: 'Boîte à mitraille',
    summary:
      'Porte au tiers de la portée du boulet et ne se disperse pas : une touche de Force 4 sur la cible et sur chaque figurine dans le rayon de la mitraille, dont aucune n’est jetée à terre ni tuée d’emblée. Quiconque est Sur la trajectoire est touché aussi et réduit le rayon de moitié ; pas contre les cibles de siège.',
  },
  'superior-construction': {
    name: 'Construction supérieure',
    summary: 'Multiplie la portée par 1,25 et arrondit au supérieur : 42″ deviennent 53″.',
  },
  'siege-veterans': {
    name: 'Vétérans de siège',
    summary:
      'Quand la pièce blesse une cible de siège, deux dés sont jetés sur le tableau de structure et le meilleur compte, pourvu que tous les servants soient des vétérans.',
  },
  'master-gunner': {
    name: 'Maître canonnier',
    summary:
      'Un homme de plus, libre de changer de pièce. Celle qu’il sert jette deux dés pour toucher et pour la dispersion et garde le meilleur, et peut user de sa Puissance comme de celle d’un capitaine ingénieur du livre de règles de base.',
    table: statTable(masterGunner),
  },
  'limber-team': {
    name: 'Attelage',
    summary:
      'Des chevaux et des conducteurs montés, armés de dagues, autant que le tableau en donne. Une pièce qui passe un tour au contact de son avant-train est attelée et va aussi vite qu’eux ; au nombre indiqué pour la demi-vitesse, elle va moitié moins vite, et avec moins de chevaux, ou sans conducteur, elle reste sur place.',
    table: statTable(limberCrewman),
  },
};
