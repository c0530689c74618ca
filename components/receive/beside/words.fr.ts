import type { In } from '../../language/area';
import { counted, listed } from '../../language/plural';
import type { besideWords } from './words';

const games = (n: number) => counted('fr', n, { one: 'partie', other: 'parties' });
const seals = (n: number) =>
  counted('fr', n, { one: 'liste scellée ou code', other: 'listes scellées et codes' });
const numbers = (n: number) => counted('fr', n, { one: 'nombre', other: 'nombres' });

export const french: In<typeof besideWords> = {
  label: 'À côté de ses listes',
  games,
  seals,
  collection: 'La collection',
  counts: (counts) => {
    const parts = [
      [counts.new, { one: 'à ajouter', other: 'à ajouter' }],
      [counts.same, { one: 'identique ici', other: 'identiques ici' }],
      [
        counts.copy,
        {
          one: 'avec des changements, ici ou là-bas\u202f: elle vient à côté, comme copie',
          other: 'avec des changements, ici ou là-bas\u202f: elles viennent à côté, comme copies',
        },
      ],
      [
        counts.yours,
        {
          one: 'à laisser\u202f: un de vos codes n’est pas gardé comme celui d’un autre',
          other: 'à laisser\u202f: vos codes ne sont pas gardés comme ceux d’un autre',
        },
      ],
    ] as const;
    const words = parts.flatMap(([n, forms]) => (n > 0 ? [counted('fr', n, forms)] : []));
    return `Face aux vôtres\u202f: ${listed('fr', words)}.`;
  },
  gameOf: (list, day) => `${list}, commencée le ${day}`,
  standing: {
    new: 'à ajouter',
    same: 'identique ici',
    copy: 'comme copie, à côté',
    yours: 'laissé',
  },
  sameCollection: 'Elle a les mêmes nombres que la vôtre.',
  changes: (n) =>
    `Elle changerait ${numbers(n)} de la vôtre. Ce qu’elle ne nomme pas reste comme il est.`,
  unreadable: (n) =>
    `${numbers(n)} de la vôtre ${n < 2 ? 'est illisible ici et reste comme il est' : 'sont illisibles ici et restent comme ils sont'}\u202f: votre collection en dit plus.`,
  look: 'Les regarder',
  damaged: {
    games: (nth, fault) =>
      `La partie ${nth} de la sauvegarde est endommagée (${fault}) et reste dehors.`,
    seals: (nth, fault) =>
      `La liste scellée ou le code ${nth} de la sauvegarde est endommagé (${fault}) et reste dehors.`,
    collection: (_nth, fault) =>
      `Une partie de la collection de la sauvegarde est endommagée (${fault}) et reste dehors.`,
  },
  further: (n) =>
    `${counted('fr', n, { one: 'autre est endommagée', other: 'autres sont endommagées' })} aussi.`,
  restore: 'Restaurer',
  restored: (lists, ofGames, ofSeals, counts) => {
    const parts = [
      ...(lists > 0 ? [counted('fr', lists, { one: 'liste', other: 'listes' })] : []),
      ...(ofGames > 0 ? [games(ofGames)] : []),
      ...(ofSeals > 0 ? [seals(ofSeals)] : []),
      ...(counts > 0 ? [`${numbers(counts)} de la collection`] : []),
    ];
    return `Importé\u202f: ${listed('fr', parts)}.`;
  },
};
