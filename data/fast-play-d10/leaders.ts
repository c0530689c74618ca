/** Commanders who fall in melee only, each with the nation that he leads: a reading of ours. */
export const leaders = [
  { id: 'wellington', name: 'Wellington', nation: 'great-britain' },
  { id: 'blucher', name: 'Blücher', nation: 'other' },
  { id: 'napoleon', name: 'Napoleon', nation: 'france' },
] as const;

export type Leader = (typeof leaders)[number];

/** The nations as a sentence has them. */
export const peoples: Readonly<Record<string, string>> = {
  france: 'the French',
  'great-britain': 'the British',
  russia: 'the Russians',
  other: 'the Prussians and others',
};

/** The commander of this id. */
export function leaderOf(id: string | undefined): Leader | undefined {
  return leaders.find((leader) => leader.id === id);
}
