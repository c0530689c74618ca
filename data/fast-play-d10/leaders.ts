/** Commanders who fall in melee only, each with the nation that he leads: a reading of ours. */
export const leaders = [
  { id: 'wellington', name: 'Wellington', nation: 'great-britain' },
  { id: 'blucher', name: 'Blücher', nation: 'other' },
  { id: 'napoleon', name: 'Napoleon', nation: 'france' },
] as const;

export type Leader = (typeof leaders)[number];

/** The commander of this id. */
export function leaderOf(id: string | undefined): Leader | undefined {
  return leaders.find((leader) => leader.id === id);
}
