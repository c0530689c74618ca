/** What is said of a game of Bundok and Bayonet; the type holds other languages to it. */
export const english = {
  out: 'Lost',
  loss: 'Figure lost',
  figures: 'Figures',
  failed: { name: 'Morale check failed', letter: 'M' },
  mayNot: 'Check failed: it moves away from the enemy only, and may not charge',
  dice: (figures: number, dice: number) =>
    `${figures} ${figures === 1 ? 'figure' : 'figures'} left: ${dice} firing ${dice === 1 ? 'die' : 'dice'}`,
  headquarters: 'Headquarters lost: the basic rules draw nothing from it, so the players must',
};

export type Words = typeof english;
