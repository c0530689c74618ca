import type { Organisation } from '@/lib/rules/ruleset';
import type { Words } from './words';

const general = (nation: string): readonly string[] => [`${nation}/general`];

/** Divisions above commands, each under its general. */
export function organisationIn({ organisation: { division, command } }: Words): Organisation {
  return {
    kinds: [
      { kind: 'formation', name: division, begins: general },
      { kind: 'command', name: command, under: 'formation', begins: general },
    ],
  };
}
