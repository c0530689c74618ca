/** One measured figure, beside what is to be reached. */
export interface Figure {
  readonly id: string;
  readonly what: string;
  /** Nothing where it could not be measured; `note` says why. */
  readonly value: number | undefined;
  readonly unit: 'KB' | 'ms' | 'lists/s' | 'bytes' | 'score' | 'shift';
  /** What is to be reached; nothing = only told. */
  readonly reach?: { readonly most: number } | { readonly least: number };
  readonly note?: string;
}

/** Whether it is reached; nothing where there is nothing to reach, or nothing was measured. */
export function isReached({ value, reach }: Figure): boolean | undefined {
  if (value === undefined || !reach) return undefined;
  return 'most' in reach ? value <= reach.most : value >= reach.least;
}

/** The value in the middle, and the one that 95 of 100 do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
