import type { Words } from '../play/words';

export const french: Words = {
  out: 'Hors de combat',
  loss: 'Blessure ou perte',
  unhorsed: { name: 'Démonté', letter: 'D' },
  broken: {
    name: 'rompue',
    text: (loss, of) => `Moitié perdue, ${loss} sur ${of}\u202f: la force est rompue`,
  },
  generals: 'Le dernier général est perdu\u202f: plus de +1 en Bravoure à 24″ de l’un d’eux',
  officers: 'Le dernier officier est perdu\u202f: il reste des Sphères d’influence de 6″ au plus',
  lance: 'À pied, sa lance compte comme une pique',
  crew: (left, needed) =>
    left === 0
      ? 'Plus de servants\u202f: la pièce se tait'
      : `${left} ${left === 1 ? 'servant' : 'servants'}\u202f: la pièce en veut ${needed} pour tirer`,
  batter: 'Plus de points de structure\u202f: la pièce est détruite',
  halfSpeed: 'L’attelage va à demi-vitesse',
  noMove: 'Trop peu de chevaux\u202f: l’attelage reste sur place',
};
