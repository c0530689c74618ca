import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures were taken on: they tell nothing without it. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly browser: string;
  /** Processes that wanted a core in the last minute, when the run began; above `cores` figures are too high. */
  readonly load: number;
}

export function describeMachine(browser: string): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    browser,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}
