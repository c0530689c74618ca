import type { Organisation } from '@/lib/rules/ruleset';
import type { Words } from './words';

/** Formations under a headquarters, and groups of units that are under nobody. */
export function organisationIn({ organisation: { formation, group } }: Words): Organisation {
  return {
    kinds: [
      {
        kind: 'formation',
        name: formation,
        begins: (nation) => [`${nation}/headquarters`],
      },
      { kind: 'squad', name: group, begins: () => [] },
    ],
  };
}
