import type { List } from '@/lib/roster/list';

/** Orders of battle that show a newcomer what one looks like. */
export const samples: readonly List[] = [
  {
    ruleset: 'fast-play-d10',
    nation: 'great-britain',
    name: 'Holding the ridge',
    groups: [
      {
        id: 'main',
        entries: [
          {
            key: '0.0',
            profile: 'great-britain/mounted-officer',
            count: 1,
            attributes: { value: 3, leader: 'wellington' },
          },
          {
            key: '0.1',
            profile: 'great-britain/infantry',
            count: 4,
            attributes: { bases: 6 },
          },
          {
            key: '0.2',
            profile: 'great-britain/infantry',
            count: 2,
            title: 'Foot Guards',
            attributes: { bases: 6, class: 'guard' },
          },
          {
            key: '0.3',
            profile: 'great-britain/light-infantry',
            count: 1,
            title: 'Rifles',
            attributes: { bases: 4 },
          },
          {
            key: '0.4',
            profile: 'great-britain/heavy-cavalry',
            count: 1,
            title: 'Scots Greys',
            attributes: { bases: 4, class: 'guard' },
          },
          {
            key: '0.5',
            profile: 'great-britain/foot-artillery',
            count: 2,
            attributes: { bases: 2 },
          },
        ],
      },
    ],
  },
];
