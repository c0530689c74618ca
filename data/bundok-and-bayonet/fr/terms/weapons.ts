import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { nativeGuns, nativeReach, regularReach } from '../../tables/ranges';
import { distance, nativeNames, reachOf, regularNames } from './reach';

/** What troops shoot or throw, and how far. */
export const weapons: GlossaryTranslations = {
  pistols: {
    name: regularNames.pistols,
    summary: `Armes de poing des réguliers : ${reachOf(regularReach.pistols)}.`,
  },
  'single-shot-rifles': {
    name: regularNames['single-shot-rifles'],
    summary: `Armes de l’un ou l’autre camp, chargées par la culasse : ${reachOf(regularReach['single-shot-rifles'])}. Les carabines de ce genre portent aussi loin.`,
  },
  'magazine-rifles': {
    name: regularNames['magazine-rifles'],
    summary: `Armes à répétition des réguliers : ${reachOf(regularReach['magazine-rifles'])}. Les carabines de ce genre portent aussi loin.`,
  },
  'throwing-spears': {
    name: nativeNames['throwing-spears'],
    summary: `Lancées par les troupes indigènes : ${reachOf(nativeReach['throwing-spears'])}.`,
  },
  muskets: {
    name: nativeNames.muskets,
    summary: `Vieilles armes à feu des troupes indigènes : ${reachOf(nativeReach.muskets)}.`,
  },
  'machine-guns': {
    name: regularNames['machine-guns'],
    summary: `Une pièce et deux servants, chez les réguliers seulement : ${reachOf(regularReach['machine-guns'])}. Elle ne fait pas de test de moral et jette trois dés par figurine.`,
  },
  'mountain-guns': {
    name: regularNames['mountain-guns'],
    summary: `Servies par deux canonniers et un officier : ${reachOf(regularReach['mountain-guns'])}.`,
  },
  'field-guns': {
    name: regularNames['field-guns'],
    summary: `Servies par deux canonniers et un officier : ${reachOf(regularReach['field-guns'])}.`,
  },
  'medium-guns': {
    name: regularNames['medium-guns'],
    summary: `Servies par trois canonniers et un officier : ${reachOf(regularReach['medium-guns'])}.`,
  },
  'heavy-guns': {
    name: regularNames['heavy-guns'],
    summary: `Servies par quatre canonniers et un officier : ${reachOf(regularReach['heavy-guns'])}.`,
  },
  'native-guns': {
    name: 'Pièces indigènes',
    summary:
      'Des pièces légères, moyennes ou lourdes de troupes irrégulières, avec deux à quatre canonniers et un chef. Elles ne portent pas aussi loin que celles des réguliers.',
    table: {
      head: ['Pièce', 'Courte', 'Longue'],
      rows: nativeGuns.map((gun) => {
        const { short, long } = nativeReach[gun];
        return [nativeNames[gun], distance(short), distance(long)];
      }),
    },
  },
};
