/** A printed scenario: what each side may spend and what it faces. */
export interface Scenario {
  readonly name: string;
  /** The cap of each side, in points. */
  readonly points: { readonly attacker: number; readonly defender: number };
  readonly summary: string;
  readonly source: string;
}

export const scenarioIds = ['forlorn-hope', 'foraging-mission', 'assault-at-the-farm'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** The three scenarios of the book; each id is also the id of a glossary entry. */
export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  'forlorn-hope': {
    name: 'Forlorn Hope',
    points: { attacker: 500, defender: 300 },
    summary:
      'Volunteers with four ladders storm a stretch of a small fort; half the garrison, rounded down, mans the walls, and the Officer waits indoors with the rest. The attacker wins when the garrison surrenders: half of it lost, and enough attackers within the walls.',
    source: 'Song of Drums and Shakos, Scenarios: Forlorn Hope',
  },
  'foraging-mission': {
    name: 'Foraging Mission',
    points: { attacker: 400, defender: 400 },
    summary:
      'At dusk, when nobody sees beyond two Long, raiders leave the woods to seize penned livestock. Six defenders stand sentry; their Officer, any NCO and everyone else begin in the tent.',
    source: 'Song of Drums and Shakos, Scenarios: Foraging Mission',
  },
  'assault-at-the-farm': {
    name: 'Assault at the Farm',
    points: { attacker: 520, defender: 400 },
    summary:
      'The attacker, starting within Long of the south edge, has to take a farm among woods that commands a bridge. Half the defenders begin in the fenced yard and the others on the north bank; those who fail morale run to the farm.',
    source: 'Song of Drums and Shakos, Scenarios: Assault at the Farm',
  },
};
