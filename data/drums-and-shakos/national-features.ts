/** The optional trait that a nation's whole squad may have. */
export interface NationalFeature {
  /** Also the id of its glossary entry. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: string;
}

export const nationIds = ['austria', 'france', 'great-britain', 'prussia', 'russia'] as const;
export type NationId = (typeof nationIds)[number];

const source = 'Song of Drums and Shakos, National Features';

/** One feature per nation; in play only when both players want the optional rule. */
export const nationalFeatures: Readonly<Record<NationId, NationalFeature>> = {
  austria: {
    id: 'light-cavalry-scouting',
    name: 'Light Cavalry Scouting',
    summary: 'Austria adds 1 to its roll for attacker and defender, on top of any Scouts.',
    source,
  },
  france: {
    id: 'leadership',
    name: 'Leadership',
    summary:
      'Once a game France ignores a turnover and goes on with its other models and groups; whoever failed the roll may not try again.',
    source,
  },
  'great-britain': {
    id: 'courageous',
    name: 'Courageous',
    summary: 'Once a game Great Britain rolls one morale test again.',
    source,
  },
  prussia: {
    id: 'no-retreat',
    name: 'No Retreat',
    summary:
      'Once a game every Prussian rolls two dice instead of three in the morale test for a lost Leader.',
    source,
  },
  russia: {
    id: 'stubborn',
    name: 'Stubborn',
    summary:
      'Russia takes the half-strength morale test one loss later than others: a squad of 11 at its 7th loss, not its 6th.',
    source,
  },
};
