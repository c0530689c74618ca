import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { chartDefences, woundChart } from '../../to-wound';
import { type ShootingItem, shootingItems } from '../../weapons';
import { inches } from './inches';
import { moveCosts, shootingName } from './shooting';

const redirected =
  'Une cible de votre propre camp assez proche, si l’adversaire en veut une : sinon, manqué';
const missed = 'Manqué';
const another = 'Un autre ennemi assez proche, au choix de l’adversaire';
const struck = 'La cible';

/** Scatter by die; the columns are the numbers of enemies about the target, fewest first. */
const scatterRows = [
  ['1', redirected, redirected, redirected],
  ['2', missed, missed, missed],
  ['3', missed, missed, another],
  ['4', missed, another, another],
  ['5', another, another, another],
  ['6', struck, struck, struck],
];

function scatterCell({ scatterInches, templateInches }: ShootingItem): string {
  if (scatterInches) return inches(scatterInches);
  return templateInches ? `gabarit de ${inches(templateInches)}` : '–';
}

/** The charts of shooting, wounds, Courage and cover. */
export const tables: GlossaryTranslations = {
  'small-arms': {
    name: 'Armes portatives',
    summary:
      'Portée, Force en deçà de la demi-portée et au-delà, part du mouvement abandonnée pour tirer, et dispersion.',
    table: {
      head: ['Arme', 'Portée', 'Près', 'Loin', 'Mouvement abandonné', 'Dispersion'],
      rows: shootingItems
        .filter(({ name }) => name !== 'Brace of Pistols')
        .map((item) => [
          shootingName(item.name),
          inches(item.rangeInches),
          `${item.strength.half}`,
          `${item.strength.full}`,
          moveCosts[item.moveCost],
          scatterCell(item),
        ]),
    },
  },
  'wound-chart': {
    name: 'Tableau des blessures',
    summary:
      'Le résultat qu’il faut à une Force (lignes) contre une Défense (colonnes). 6/4, c’est un 6 puis un 4 ou plus ; un tiret ne peut blesser.',
    table: {
      head: ['F', ...chartDefences.map((defence) => `D${defence}`)],
      rows: woundChart.map((scores, index) => [
        `${index + 1}`,
        ...scores.map((score) => score ?? '–'),
      ]),
    },
  },
  'scatter-chart': {
    name: 'Tableau de dispersion',
    summary:
      'Pour chaque touche d’une arme qui se disperse, selon les ennemis dans sa distance de dispersion.',
    table: { head: ['Dé', '1 à 2 ennemis', '3 à 5', '6 ou plus'], rows: scatterRows },
  },
  'rocket-scatter-chart': {
    name: 'Tableau de dispersion des fusées',
    summary:
      'Pour les fusées, et pour les obusiers qui tirent sans voir, selon les ennemis à 10″ ou moins. Les colonnes imprimées se recouvrent à 15 et à 30.',
    table: { head: ['Dé', '0 à 15 ennemis', '15 à 30', '30 ou plus'], rows: scatterRows },
  },
  'courage-bonuses': {
    name: 'Bonus de Bravoure',
    summary: 'Chaque sorte compte une fois par figurine ; les sortes s’additionnent.',
    table: {
      head: ['Grâce à', 'Jusqu’à', 'Pour'],
      rows: [
        ['Simple soldat ou sous-officier', '6″', 'son rang et au-dessous'],
        ['Officier', '12″', 'son rang et au-dessous'],
        ['Bannière', '3″', 'tous, porteur compris'],
        ['Musicien', '12″', 'les simples soldats, sauf lui-même'],
        ['Cornemuse', '16″', 'les simples soldats et les sous-officiers, sauf lui-même'],
        ['Général', '24″', 'son rang et au-dessous'],
      ],
    },
  },
  'cover-table': {
    name: 'Tableau Sur la trajectoire !',
    summary: 'Ce que le tireur doit obtenir pour que son tir passe le couvert.',
    table: {
      head: ['Jet', 'Couvert'],
      rows: [
        ['3+', 'buissons, haies, clôtures à claire-voie'],
        ['4+', 'murets, clôtures pleines, fenêtres, tonneaux et caisses, rochers'],
        ['5+', 'gros rochers, murs hauts, petites fenêtres'],
      ],
    },
  },
};
