/**
 * The order in which a slow network brings what a page names. Next names the faces first, and a browser
 * has few lines to a server: its sheet, without which nothing is painted, would wait for all of them.
 * And no script in the page runs before the sheet is there, nor is what stands behind one looked at
 * until then: so all that is to be asked for stands before the sheet and those scripts.
 */

/** Faces that are asked for ahead; Next names each twice. */
const face = /<link rel="preload"[^>]* as="font"[^>]*>/g;

const sheets = /(?:<link rel="stylesheet"[^>]*>)+/;

/** Scripts of the head that are run when they come, and those that are only asked for. */
const script =
  /<script src="[^"]+" async=""[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** What says that there is nothing on a page yet but its masthead. */
const busy = /<main\b[^>]* aria-busy="true"/;

/** The faces of the masthead. */
const ofMasthead = /\/(?:old-standard-tt-latin-700|alegreya-sans-latin-500)-normal\./;

/** @param {string} html */
export function isDrawnAhead(html) {
  return !busy.test(html);
}

/**
 * A page that is drawn ahead brings its sheet, then its faces, so that no word moves when they come,
 * then its scripts. One on which there is nothing to read before they have run brings those before
 * its faces, but for the masthead's, which small screens do not show there.
 * @param {string} html
 * @param {string} [first] markup that the page begins with once its scripts are asked for
 */
export function orderLoading(html, first = '') {
  const [sheet = ''] = sheets.exec(html) ?? [];
  const faces = [...new Map(all(html, face).map((tag) => [addressOf(tag), tag])).values()];
  const scripts = all(html.slice(0, html.indexOf('</head>')), script);
  const isBusy = !isDrawnAhead(html);
  const begin = [
    ...all(sheet, /<[^>]*>/g).map(
      (tag) => `<link rel="preload" as="style" href="${addressOf(tag)}"/>`,
    ),
    ...(isBusy ? faces.filter((tag) => ofMasthead.test(tag)).map(onWideScreens) : faces),
    ...(isBusy ? scripts.map(hurried) : scripts),
    first,
    sheet,
  ].join('');
  const late = isBusy ? faces.map(unhurried).join('') : '';
  const bare = scripts.reduce((so, tag) => so.replace(tag, ''), html);
  return bare
    .replace(face, '')
    .replace(sheets, () => begin)
    .replace('</head>', () => `${late}</head>`);
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
function all(html, pattern) {
  return [...html.matchAll(pattern)].map(([tag]) => tag);
}

/** @param {string} tag */
function addressOf(tag) {
  return / href="([^"]+)"/.exec(tag)?.[1];
}

/** @param {string} tag */
function onWideScreens(tag) {
  return tag.replace('<link', '<link media="(min-width: 48rem)"');
}

/** @param {string} tag */
function unhurried(tag) {
  return tag.replace('<link', '<link fetchPriority="low"');
}

/** @param {string} tag */
function hurried(tag) {
  return tag
    .replace(/ fetchPriority="\w+"/, '')
    .replace(/^<(link|script)/, '<$1 fetchPriority="high"');
}
