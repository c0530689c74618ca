/** What is said of a game of the fast play rules; the type holds other languages to it. */
export const english = {
  out: 'Removed',
  loss: 'Base lost',
  bases: 'Bases',
  guns: 'Guns',
  marks: {
    morale: { name: 'Morale marker', letter: 'M' },
    damaged: { name: 'Damage marker', letter: 'D' },
  },
  lostBases: (bases: number) =>
    `−${bases} on morale and melee; an officer with it rolled for each base: 1 to 4 on a D10, he falls`,
  morale: 'Morale marker: half fire; a check before contact; it rolls to rally',
  damaged: 'Damage marker: half fire',
  officer: (name: string) => `${name} lost: no unit adds his value any more`,
  leader: (name: string) =>
    `${name} lost, which only melee can do: no unit adds his value any more`,
};

export type Words = typeof english;
