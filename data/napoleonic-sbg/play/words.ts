/** What is said of a game of the Napoleonic adaptation; the type holds other languages to it. */
export const english = {
  out: 'Out of action',
  loss: 'Wounded or lost',
  unhorsed: { name: 'Unhorsed', letter: 'U' },
  broken: {
    name: 'broken',
    text: (loss: number, of: number) => `Half lost, ${loss} of ${of}: the force is broken`,
  },
  generals: 'The last general is lost: nobody adds 1 to Courage within 24″ of one',
  officers: 'The last officer is lost: a Sphere of Influence of 6″ at most is left',
  lance: 'On foot the lance is a pike',
  crew: (left: number, needed: number) =>
    left === 0 ? 'No crew: the gun is silent' : `Crew ${left}: the gun takes ${needed} to fire`,
  batter: 'No Batter Points are left: the gun is destroyed',
  halfSpeed: 'The limber moves at half speed',
  noMove: 'Too few horses: the limber may not move',
};

export type Words = typeof english;
