/*
 * What other apps share with this one: the service worker lays it aside, and the page that shows
 * lists from elsewhere takes it from there. The two may be of different versions: these names stay.
 */

/** In the address of that page: which share is meant. */
export const sharedQuery = 'shared';

/** Where shares are laid; `scope` is the path of the site's root, ending in a slash. */
export function sharedCache(scope: string): string {
  return `muster-roll ${scope} shared`;
}

/** What another app has shared: the fields that the site's manifest names. */
export interface Share {
  readonly files: readonly File[];
  /** A link or a text; empty when there are only files. */
  readonly text: string;
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Reads what was shared. Apps put a link into any of the fields, and often the same into two; the
 * title counts only where nothing else was sent.
 */
export function readShare(form: FormData): Share {
  const files = form.getAll('files').filter((part) => part instanceof File);
  const [title, text, url] = ['title', 'text', 'url'].map((field) => textOf(form, field));
  const said = [text, url].filter((part) => part !== undefined && part !== '');
  const parts = said.length > 0 || files.length > 0 ? new Set(said) : [title];
  return { files, text: [...parts].join('\n') };
}
