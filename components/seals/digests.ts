import type { Digests } from '@/lib/seal/commit';

/** What sealing takes of the browser; nothing on a page that did not come over https. */
export function digestsHere(): Digests | undefined {
  return globalThis.crypto?.subtle as Digests | undefined;
}
