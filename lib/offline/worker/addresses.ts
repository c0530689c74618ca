/**
 * What an address stands for: the path of a file below the site's root, as the list of its files
 * has it. Query and fragment are the page's own. Undefined outside the site.
 *
 * @param scope path of the site's root, ending in a slash
 */
export function pathOf(address: string, origin: string, scope: string): string | undefined {
  const url = new URL(address, origin);
  if (url.origin !== origin || !url.pathname.startsWith(scope)) return undefined;
  return url.pathname
    .slice(scope.length)
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/(^|\/)__next\._full\.txt$/, '$1index.txt'); // Next writes the same twice
}

/** The page that a path is meant as: "list" and "list/" are one. */
export function pageOf(path: string): string {
  return path === '' || path.endsWith('/') || /\.[^/]+$/.test(path) ? path : `${path}/`;
}

/** Whether a file's name changes with its content, so that it is the same in every version. */
export function isNamedByContent(path: string): boolean {
  return path.startsWith('_next/static/');
}
