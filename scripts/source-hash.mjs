/** Tells whether the site in `out/` was built from the sources as they are now. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Everything that ends up in the site, or decides how it is built. */
const sources = [
  'app',
  'components',
  'data',
  'instrumentation-client.ts',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/csp.mjs',
  'scripts/first-paint.mjs',
  'scripts/headers.mjs',
  'scripts/loading-order.mjs',
  'scripts/offline',
  'scripts/pages.mjs',
  'scripts/postbuild.mjs',
  'scripts/site-policies.mjs',
  'tsconfig.json',
];

/**
 * A hash over the names and contents of all sources, and over the base path they are built for.
 * @param {string} root
 */
export function sourceHash(root, basePath = process.env.BASE_PATH ?? '') {
  const hash = createHash('sha256').update(basePath);
  for (const file of sources.flatMap((source) => filesUnder(root, source))) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

// Kept in out/ because `next build` empties it: a stamp never outlives the build it vouches for.
const stamp = 'out/.source-hash';

/** @param {string} root */
export function stampBuild(root) {
  writeFileSync(join(root, stamp), sourceHash(root));
}

/**
 * @param {string} root
 * @param {{ site: string, basePath: string }} [built] a site that lies elsewhere than in `out/`
 */
export function isBuilt(root, built) {
  const stamped = built ? join(built.site, basename(stamp)) : join(root, stamp);
  try {
    return readFileSync(stamped, 'utf8') === sourceHash(root, built?.basePath);
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} path a file or a folder, relative to root; nothing when it does not exist
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}
