/** "1st", "2nd", "5th", "11th". */
function ordinal(n: number): string {
  const teens = n % 100 >= 11 && n % 100 <= 13;
  const ending = teens ? undefined : ['', 'st', 'nd', 'rd'][n % 10];
  return `${n}${ending || 'th'}`;
}

/** What is said of a game of Song of Drums and Shakos; the type holds other languages to it. */
export const english = {
  out: 'Out of action',
  marks: {
    fallen: { name: 'Fallen', letter: 'F' },
    unloaded: { name: 'Unloaded', letter: 'U' },
    empty: { name: 'Out of ammunition', letter: 'A' },
    taken: { name: 'Flag taken', letter: 'T' },
  },
  half: {
    name: 'morale test',
    text: (loss: number, of: number) => `${ordinal(loss)} of ${of} lost: morale test`,
  },
  leader: 'Leader lost: morale test',
  leaderToNco: 'Leader lost: morale test, and the NCO takes command',
  nco: 'NCO lost in command: morale test',
  noRetreat: (test: string) => `${test}. No Retreat: on two dice, once a game`,
  flagDown: 'Flag bearer lost: morale test if the enemy picks up the flag',
  flagTaken: 'Flag taken: morale test',
  nobody: 'Nobody is left: the squad breaks',
  leaderless: (left: number) => `No commander, ${left} left: the squad breaks`,
  outnumbered: 'The commander and one other are left, the enemy has more: the squad breaks',
  alone: 'The commander is left alone, the enemy has more: the squad breaks',
  ifMore: 'One is left with the commander: the squad breaks if the enemy has more models',
  aloneIfMore: 'The commander is left alone: the squad breaks if the enemy has more models',
};

export type Words = typeof english;
