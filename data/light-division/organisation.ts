import type { Organisation } from '@/lib/rules/ruleset';

const general = (nation: string): readonly string[] => [`${nation}/general`];

/** Divisions above commands, each under its general. */
export const organisation: Organisation = {
  kinds: [
    { kind: 'formation', name: 'Division', begins: general },
    { kind: 'command', name: 'Command', under: 'formation', begins: general },
  ],
};
