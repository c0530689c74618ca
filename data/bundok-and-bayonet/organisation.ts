import type { Organisation } from '@/lib/rules/ruleset';

/** Formations under a headquarters, and groups of units that are under nobody. */
export const organisation: Organisation = {
  kinds: [
    {
      kind: 'formation',
      name: 'Formation',
      begins: (nation) => [`${nation}/headquarters`],
    },
    { kind: 'squad', name: 'Group', begins: () => [] },
  ],
};
