/** A squad by chance as its address says it; what the address leaves out is the page's to choose. */
export interface RandomAddress {
  readonly ruleset?: string;
  readonly nation?: string;
  /** Points; whole and more than 0. */
  readonly cap?: number;
  /** Ids of the ruleset; absent = any. */
  readonly arm?: string;
  readonly theme?: string;
  readonly seed?: string;
}

/** No longer seed is asked for, and no larger cap is drawn up to. */
export const mostSeed = 40;
const mostCap = 100_000;

const names = {
  ruleset: 'rules',
  nation: 'nation',
  arm: 'arm',
  theme: 'theme',
  seed: 'seed',
} as const;

/** The query of a squad: `?rules=…&nation=…&seed=k7mq4t&cap=400`. */
export function formatRandom({ cap, ...rest }: RandomAddress): string {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const value = rest[field];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  if (cap !== undefined) params.set('cap', String(cap));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Reads a query; what it does not say, or says wrongly, is not there. */
export function parseRandom(params: URLSearchParams): RandomAddress {
  const cap = Number(params.get('cap') ?? NaN);
  const isCap = Number.isInteger(cap) && cap > 0 && cap <= mostCap;
  const fields = Object.entries(names).flatMap(([field, name]) => {
    const value = params.get(name)?.slice(0, mostSeed).trim();
    return value ? [[field, value] as const] : [];
  });
  return { ...Object.fromEntries(fields), ...(isCap && { cap }) };
}
