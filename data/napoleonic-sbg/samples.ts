import type { List } from '@/lib/roster/list';

/** Lists that show a newcomer what one looks like: legal, and close to a usual cap. */
export const samples: readonly List[] = [
  {
    ruleset: 'napoleonic-sbg',
    nation: 'french-empire',
    name: 'Ney before Hougoumont',
    cap: 500,
    settings: { year: 1815 },
    groups: [
      {
        id: 'main',
        entries: [
          { key: '0.0', profile: 'french-empire/michel-ney', count: 1, options: { horse: 1 } },
          {
            key: '0.1',
            profile: 'french-empire/fusilier-sergeant-early-war',
            count: 1,
            options: { musket: 1, bayonet: 1 },
          },
          { key: '0.2', profile: 'french-empire/fusilier-early-war', count: 8 },
          {
            key: '0.3',
            profile: 'french-empire/voltigeur-sergeant',
            count: 1,
            options: { musket: 1 },
          },
          { key: '0.4', profile: 'french-empire/voltigeur', count: 4 },
          {
            key: '0.5',
            profile: 'french-empire/dragoon-sergeant',
            count: 1,
            options: { horse: 1, carbine: 1, pistol: 1 },
            title: 'Maréchal des logis Aubry',
          },
          { key: '0.6', profile: 'french-empire/dragoon', count: 3, options: { horse: 1 } },
          {
            key: '0.7',
            profile: 'french-empire/8-pdr-cannon',
            count: 1,
            options: { 'extra-crew': 2, 'canister-shot': 1, 'siege-veterans': 1 },
          },
        ],
      },
    ],
  },
];
