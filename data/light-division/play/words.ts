/** What is said of a game of Light Division; the type holds other languages to it. */
export const english = {
  out: 'Removed',
  loss: 'Casting lost',
  castings: 'Castings',
  letters: { disorder: 'D', rout: 'R' },
  quarters: (quarters: number) =>
    `${quarters * 25}% lost: −${quarters} on morale when fire takes more`,
  disorder: 'Disorder: half value, no change of face or formation; rolls training to recover',
  rout: 'Rout: no move, no fire; after a turn of rest it rolls morale and training, and needs both',
  general: (name: string) =>
    `${name} lost: his units only respond and fire until a d6 shows 6 at the end of a turn`,
};

export type Words = typeof english;
