import type { List } from '@/lib/roster/list';

/** Orders of battle that show a newcomer what one looks like: legal, with nothing left to agree. */
export const samples: readonly List[] = [
  {
    ruleset: 'light-division',
    nation: 'great-britain',
    name: 'A division of the Peninsular army',
    groups: [
      {
        id: 'division',
        name: 'Division',
        kind: 'formation',
        entries: [{ key: '0.0', profile: 'great-britain/general', count: 1 }],
      },
      {
        id: 'first',
        name: 'First Brigade',
        kind: 'command',
        parent: 'division',
        entries: [
          { key: '1.0', profile: 'great-britain/general', count: 1 },
          {
            key: '1.1',
            profile: 'great-britain/line-infantry',
            count: 3,
            attributes: { castings: 28 },
          },
          {
            key: '1.2',
            profile: 'great-britain/medium-foot-battery',
            count: 1,
            attributes: { castings: 2 },
          },
        ],
      },
      {
        id: 'second',
        name: 'Light Brigade',
        kind: 'command',
        parent: 'division',
        entries: [
          { key: '2.0', profile: 'great-britain/general', count: 1 },
          {
            key: '2.1',
            profile: 'great-britain/light-infantry',
            count: 2,
            attributes: { castings: 30, morale: 3, training: 2 },
            note: 'one battalion of rifles',
          },
          {
            key: '2.2',
            profile: 'kings-german-legion/light-infantry',
            count: 1,
            attributes: { castings: 24, morale: 3, training: 2 },
          },
        ],
      },
    ],
  },
  {
    ruleset: 'light-division',
    nation: 'france',
    name: 'Reserve cavalry and guns',
    groups: [
      {
        id: 'division',
        name: 'Cavalry division',
        kind: 'formation',
        entries: [{ key: '0.0', profile: 'france/general', count: 1 }],
      },
      {
        id: 'heavy',
        name: 'Cuirassier brigade',
        kind: 'command',
        parent: 'division',
        entries: [
          { key: '1.0', profile: 'france/general', count: 1 },
          {
            key: '1.1',
            profile: 'france/cuirassiers',
            count: 2,
            attributes: { castings: 16, morale: 3, training: 3 },
          },
          { key: '1.2', profile: 'france/horse-battery', count: 1, attributes: { castings: 2 } },
        ],
      },
      {
        id: 'guns',
        name: 'Reserve artillery',
        kind: 'command',
        parent: 'division',
        entries: [
          { key: '2.0', profile: 'france/general', count: 1 },
          { key: '2.1', profile: 'france/12-pdr-battery', count: 2, attributes: { castings: 2 } },
          { key: '2.2', profile: 'france/howitzer-battery', count: 1, attributes: { castings: 2 } },
        ],
      },
    ],
  },
];
