import { seedFrom } from '@/lib/quartermaster/dice';

/** A seed that nobody has thought of. */
export function freshSeed(): string {
  return seedFrom({ next: () => Math.random() });
}
