import type { Checked } from '../rules/check';
import { describeVerdict, verdictOf } from '../rules/verdict';
import type { Said } from './text/read-list';

/** A figure as the sender had it, and as it is by the data here. */
export interface Both<T> {
  readonly said: T;
  readonly here: T;
}

/** Where what a list claims of itself is not what the data here says. */
export interface Differences {
  readonly dataVersion?: Both<string>;
  readonly points?: Both<number>;
  readonly models?: Both<number>;
  readonly verdict?: Both<string>;
  /** Points of entries, by their keys. */
  readonly prices: ReadonlyMap<string, Both<number>>;
}

function both<T>(said: T | undefined, here: T): Both<T> | undefined {
  return said === undefined || said === here ? undefined : { said, here };
}

/** Whether a verdict in words is that of a legal list; nothing when it does not say. */
function isLegal(words: string): boolean {
  return /^\s*legal/i.test(words);
}

/**
 * Holds what a text or PDF claims against the list as it was checked here; nothing when it claims
 * nothing else. The keys of the list's entries must be those with which it was read.
 */
export function compareSaid(said: Said, checked: Checked): Differences | undefined {
  const { view, legal } = checked;
  const { card } = view.ruleset;
  const prices = new Map<string, Both<number>>();
  if (card.points)
    for (const { entry, points } of view.units) {
      const price = said.prices.get(entry.key);
      if (price !== undefined && price !== points)
        prices.set(entry.key, { said: price, here: points });
    }
  const isOther = said.verdict !== undefined && isLegal(said.verdict) !== legal;
  const dataVersion = both(said.dataVersion, card.dataVersion);
  const points = card.points ? both(said.points, view.points) : undefined;
  const models = both(said.models, view.models);
  const verdict = isOther
    ? both(said.verdict, describeVerdict(verdictOf(checked), view.ruleset.speech))
    : undefined;
  if (!dataVersion && !points && !models && !verdict && prices.size === 0) return undefined;
  return {
    ...(dataVersion && { dataVersion }),
    ...(points && { points }),
    ...(models && { models }),
    ...(verdict && { verdict }),
    prices,
  };
}
