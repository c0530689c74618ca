import type { List } from '@/lib/roster/list';

/** Orders of battle that show a newcomer what one looks like: a field force with native allies. */
export const samples: readonly List[] = [
  {
    ruleset: 'bundok-and-bayonet',
    nation: 'european-regular',
    name: 'Frontier field force',
    settings: { suit: 'red' },
    groups: [
      {
        id: 'main',
        kind: 'formation',
        name: 'Field Force',
        entries: [
          {
            key: '0.0',
            profile: 'european-regular/headquarters',
            count: 1,
            attributes: { figures: 3 },
          },
          {
            key: '0.1',
            profile: 'european-regular/infantry-battalion',
            count: 1,
            attributes: { weapon: 'single-shot-rifles' },
          },
          {
            key: '0.2',
            profile: 'european-regular/infantry-company',
            count: 1,
            title: 'Gurkha company',
            attributes: { weapon: 'single-shot-rifles', quality: 'elite' },
          },
          {
            key: '0.3',
            profile: 'european-regular/cavalry-squadron',
            count: 1,
            attributes: { weapon: 'single-shot-rifles' },
          },
          { key: '0.4', profile: 'european-regular/mountain-gun-battery', count: 1 },
          {
            key: '0.5',
            profile: 'european-regular/transport',
            count: 4,
            attributes: { transportKind: 'camel' },
          },
        ],
      },
      {
        id: 'allies',
        name: 'Levies',
        entries: [
          {
            key: '1.0',
            profile: 'irregular-native/foot-unit',
            count: 2,
            attributes: { figures: 12, weapon: 'muskets' },
          },
          {
            key: '1.1',
            profile: 'irregular-native/mounted-unit',
            count: 1,
            attributes: { figures: 8, weapon: 'muskets' },
          },
        ],
      },
    ],
  },
];
