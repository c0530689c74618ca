import type { List } from '@/lib/roster/list';

/** Lists that show a newcomer what one looks like: legal, and close to the usual cap. */
export const samples: readonly List[] = [
  {
    ruleset: 'drums-and-shakos',
    nation: 'great-britain',
    name: 'Line and rifles',
    groups: [
      {
        id: 'main',
        entries: [
          {
            key: '0.0',
            profile: 'great-britain/infantry-officer',
            count: 1,
            title: 'Captain Ames',
          },
          {
            key: '0.1',
            profile: 'great-britain/infantry-nco',
            count: 1,
            title: 'Sergeant Colley',
          },
          { key: '0.2', profile: 'great-britain/standard-bearer', count: 1 },
          { key: '0.3', profile: 'great-britain/drummer-boy', count: 1 },
          { key: '0.4', profile: 'great-britain/rifles-chosen-man', count: 1 },
          { key: '0.5', profile: 'great-britain/rifleman', count: 2 },
          { key: '0.6', profile: 'great-britain/line-light-company', count: 1 },
          { key: '0.7', profile: 'great-britain/line-center-company', count: 2 },
        ],
      },
    ],
  },
];
