/** Which files of a built site are kept on a device, and how large they are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A file as the service worker knows it: its address below the site's root ("list/" for
 * list/index.html) and the beginning of its SHA-256, in hex.
 * @typedef {readonly [path: string, hash: string]} SiteFile
 *
 * @typedef {object} SiteFiles
 * @property {readonly SiteFile[]} files that are kept before the site is called ready
 * @property {readonly SiteFile[]} later are kept once they were needed
 * @property {{ files: number, raw: number, gzip: number }} size of `files`, in bytes
 */

/**
 * What no page asks for, or a page only asks for where nothing is kept anyway:
 * - source maps and notes of ours;
 * - WOFF fonts, for browsers that are older than service workers;
 * - Next's manifests for its other router, and second copies that it writes of the 404 page and of
 *   whole payloads (`worker/addresses.ts` leads to the first copies).
 */
const neverNeeded = [
  /\.map$/,
  /\.woff$/,
  /^\./,
  /^_[^/.]+$/,
  /^sw\.js$/,
  /^_next\/static\/[^/]+\/_\w+Manifest\.js$/,
  /^(404|_not-found)\//,
  /(^|\/)__next\._full\.txt$/,
];

/**
 * Letters that few lists have (287 KB that would be fetched for everybody), the PDF's colour profile
 * (which is not used), and icons, which a browser takes when it installs the site.
 */
const neededBySome = [/-(cyrillic|greek|vietnamese)[^/]*\.woff2$/, /\.icc$/, /\.png$/];

/**
 * @param {string} dir the built site
 * @returns {SiteFiles}
 */
export function siteFiles(dir) {
  const forOldBrowsers = oldBrowsersScripts(join(dir, 'index.html'));
  const files = [];
  const later = [];
  const size = { files: 0, raw: 0, gzip: 0 };
  for (const path of pathsUnder(dir)) {
    if (forOldBrowsers.some((script) => script.endsWith(`/${path}`))) continue;
    if (neverNeeded.some((pattern) => pattern.test(path))) continue;
    const content = readFileSync(join(dir, path));
    /** @type {SiteFile} */
    const file = [path.replace(/(^|\/)index\.html$/, '$1'), hashOf(content)];
    if (neededBySome.some((pattern) => pattern.test(path))) {
      later.push(file);
      continue;
    }
    files.push(file);
    size.files += 1;
    size.raw += content.length;
    size.gzip += gzipSync(content).length;
  }
  return { files, later, size };
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * Addresses of scripts that only browsers without modules load.
 * @param {string} page
 */
function oldBrowsersScripts(page) {
  const scripts = readFileSync(page, 'utf8').match(/<script\b[^>]*\bnomodule\b[^>]*>/gi) ?? [];
  return scripts.flatMap((tag) => /\bsrc="([^"?]+)/.exec(tag)?.[1] ?? []);
}

/**
 * @param {string} dir
 * @returns {string[]} with slashes, sorted
 */
function pathsUnder(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
