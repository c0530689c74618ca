import type { Carrier } from './kit-figures';

/** What is said of some models, and of which. */
export interface Saying {
  readonly saying: string;
  readonly carriers: readonly Carrier[];
}

/** What is said of several is said once; models of one profile are counted together. */
export function sayings(
  of: readonly Carrier[],
  says: (items: readonly string[]) => string,
): readonly Saying[] {
  const bySaying = new Map<string, Map<string, Carrier>>();
  for (const carrier of of) {
    const saying = says(carrier.items);
    const carriers = bySaying.get(saying) ?? new Map<string, Carrier>();
    bySaying.set(saying, carriers);
    const { profile } = carrier.who;
    const count = carrier.count + (carriers.get(profile)?.count ?? 0);
    carriers.set(profile, { ...carrier, count });
  }
  return [...bySaying].map(([saying, carriers]) => ({ saying, carriers: [...carriers.values()] }));
}
