/// <reference lib="webworker" />

/** A file: its path below the site's root, and the beginning of its SHA-256, in hex. */
export type SiteFile = readonly [path: string, hash: string];

/** A version of the site: what the build wrote in front of this code. */
export interface Release {
  readonly version: string;
  /** All that is kept before this version is used. */
  readonly files: readonly SiteFile[];
  /** What is kept once it was needed. */
  readonly later: readonly SiteFile[];
}

export const worker = self as unknown as ServiceWorkerGlobalScope & { readonly release: Release };

export const { release } = worker;

/** Path of the site's root, ending in a slash. */
export const scope = new URL(worker.registration.scope).pathname;

/** The address under which a file is fetched and kept. */
export function addressOf(path: string): string {
  return new URL(scope + path, worker.location.origin).href;
}
