/** Why something could not be stored or read; the page words it. */
export type FailureReason =
  /** The device or the site's share of it is full. */
  | 'full'
  /** A newer version of the site has the database; this page must be reloaded. */
  | 'outdated'
  /** The connection to the database was lost. */
  | 'closed'
  /** The browser forbids storage here (private window, blocked site data). */
  | 'denied'
  /** The browser has no IndexedDB. */
  | 'unsupported'
  | 'not-found'
  | 'damaged'
  /** It was changed in another tab since it was looked at. */
  | 'changed'
  | 'unknown';

export interface Failure {
  readonly reason: FailureReason;
  /** The browser's own words, for a report. */
  readonly detail: string;
}

/** Thrown by the store itself, where no browser error says what is wrong. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';

  constructor(
    readonly reason: FailureReason,
    detail: string = reason,
  ) {
    super(detail);
  }
}

/** Reason by the name of a DOM or Dexie error. */
const reasonByName: Readonly<Record<string, FailureReason>> = {
  QuotaExceededError: 'full',
  NS_ERROR_DOM_QUOTA_REACHED: 'full',
  VersionError: 'outdated',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
  MissingAPIError: 'unsupported',
};

/** The error and those inside it: a full disk reaches us as an AbortError around the real cause. */
function chainOf(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  let next = error;
  while (next instanceof Error || next instanceof DOMException) {
    if (chain.includes(next)) break;
    chain.push(next);
    next = 'inner' in next && next.inner ? next.inner : next.cause;
  }
  return chain;
}

/** What went wrong, from whatever was thrown. The innermost known cause decides. */
export function explain(error: unknown): Failure {
  const chain = chainOf(error);
  const detail = chain[0] ? `${chain[0].name}: ${chain[0].message}` : String(error);
  for (const cause of [...chain].reverse()) {
    if (cause instanceof StoreFailure) return { reason: cause.reason, detail: cause.message };
    const reason = Object.hasOwn(reasonByName, cause.name) ? reasonByName[cause.name] : undefined;
    if (reason) return { reason, detail };
  }
  return { reason: 'unknown', detail };
}
