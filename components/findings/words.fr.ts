import type { In } from '../language/area';
import { counted, number } from '../language/plural';
import type { findingsWords } from './words';

export const french: In<typeof findingsWords> = {
  name: 'Points et conformité',
  ofCap: (cap) => `sur ${counted('fr', cap, { one: 'point', other: 'points' })}`,
  noCap: 'points, sans plafond',
  pointsLeft: (points) => `Il reste ${counted('fr', points, { one: 'point', other: 'points' })}.`,
  verdict: 'Verdict',
  toAgree: 'À convenir',
  also: (mended) => `de plus, ${mended.join(' et ')}`,
  reading: 'une interprétation',
  showMore: (next, left) => `Afficher ${number('fr', next)} de plus sur ${number('fr', left)}`,
  unsought: (findings) =>
    `Il y a tant à corriger qu’aucune solution n’a été cherchée pour ${counted('fr', findings, { one: 'constat', other: 'constats' })}. Elles viendront à mesure que les autres seront réglés.`,
  limits: 'Limites',
  limit: (value, max) => `${number('fr', value)} sur ${number('fr', max)}`,
  figures: 'Sur la table',
  sources: 'Où cela est écrit',
  leader: {
    lent: (who) => `${who}, en remplacement`,
    spare: 'pas nécessaire',
    open: 'personne',
    unavailable: 'personne au catalogue',
  },
};
