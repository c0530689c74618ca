/**
 * The order in which a slow network brings what a page names. Next names the faces first, and a browser
 * has few lines to a server: its sheet, without which nothing is painted, would wait for all of them.
 */

/** Faces that are asked for ahead; Next names each twice. */
const face = /<link rel="preload"[^>]* as="font"[^>]*>/g;

const sheet = /(?:<link rel="stylesheet"[^>]*>)+/;

/** Scripts that are run, and those that are only asked for. */
const script =
  /<script src="[^"]+" async=""|<link rel="preload" as="script"(?: fetchPriority="low")?/g;

/** What says that there is nothing on a page yet but its masthead. */
const busy = /<main\b[^>]* aria-busy="true"/;

/** The faces of the masthead. */
const ofMasthead = /\/(?:old-standard-tt-latin-700|alegreya-sans-latin-500)-normal\./;

/**
 * A page that is drawn ahead brings its sheet, then its faces, so that no word moves when they come,
 * then its scripts. One on which there is nothing to read before they have run brings those before
 * its faces, but for the masthead's, which small screens do not show there.
 * @param {string} html
 */
export function orderLoading(html) {
  const faces = [
    ...new Map(
      [...html.matchAll(face)].map(([tag]) => [/ href="([^"]+)"/.exec(tag)?.[1], tag]),
    ).values(),
  ];
  const bare = html.replace(face, '');
  if (!busy.test(html)) return bare.replace(sheet, (sheets) => sheets + faces.join(''));
  const early = faces
    .filter((tag) => ofMasthead.test(tag))
    .map((tag) => tag.replace('<link', '<link media="(min-width: 48rem)"'));
  const late = faces.map((tag) => tag.replace('<link', '<link fetchPriority="low"'));
  return bare
    .replace(sheet, (sheets) => sheets + early.join(''))
    .replace(script, (tag) => `${tag.replace(' fetchPriority="low"', '')} fetchPriority="high"`)
    .replace('</head>', `${late.join('')}</head>`);
}
