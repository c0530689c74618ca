/**
 * Serves a built site as a good static host would. Run as a program it serves `out/` as it is, without
 * building: `node scripts/serve.mjs --port 8080`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { contentSecurityPolicy } from './csp.mjs';
import { headersFor } from './headers.mjs';
import { listen, parsePort } from './listen.mjs';
import { packing } from './packing.mjs';
import { root } from './project.mjs';

/**
 * @param {{ dir: string, port: number, basePath?: string }} options `basePath` as the site was built
 *   for ("/muster", or empty); port 0 takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address, ending in a slash
 */
export async function serve({ dir, port, basePath = '' }) {
  const files = sirv(dir, {
    dev: true, // looks at the disk for each request, so that a new build is served at once
    etag: true, // with dev also stands for "Cache-Control: no-cache"
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(allHeaders(path))) response.setHeader(name, value);
    },
  });

  const packed = packing();

  /**
   * @param {string} path of a file in the site
   * @returns {Record<string, string>} with the policy that a page has in itself, too: said here, it
   *   holds from the first byte
   */
  function allHeaders(path) {
    const headers = headersFor(path);
    if (!path.endsWith('.html')) return { ...headers };
    const policy = contentSecurityPolicy(readFileSync(join(dir, path), 'utf8'));
    return {
      ...headers,
      'Content-Security-Policy': `${policy}, ${headers['Content-Security-Policy']}`,
    };
  }

  const { port: opened, close } = await listen((request, response) => {
    const notFound = () => {
      response.writeHead(404, {
        ...allHeaders('/404.html'),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(readFileSync(join(dir, '404.html')));
    };

    const url = request.url ?? '/';
    const single = withSingleSlashes(url);
    if (single !== url) {
      response.writeHead(308, { Location: single });
      response.end();
      return;
    }
    const path = sitePath(url, basePath);
    if (path === undefined) return notFound();
    request.url = path;
    files(request, packed(request, response), notFound);
  }, port);
  return { url: `http://localhost:${opened}${basePath}/`, close };
}

/**
 * An address with one slash wherever its path has several: "//list/" names another site to browsers,
 * and so to the router of the page that they would show.
 * @param {string} url
 */
export function withSingleSlashes(url) {
  return url.replace(/^[^?#]*/, (path) => path.replace(/\/{2,}/g, '/'));
}

/**
 * The file that an address stands for: a folder's is its index.html. Undefined outside the base path.
 * @param {string} url
 * @param {string} basePath
 */
export function sitePath(url, basePath) {
  const [path = ''] = url.split(/[?#]/);
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  const file = path.slice(basePath.length);
  return /\.[^/]+$/.test(file) ? file : file.replace(/\/?$/, '/index.html');
}

/**
 * Serves `out/` until the program is told to stop, and says where.
 * @param {number} port
 */
export async function serveBuild(port) {
  const site = await serve({ dir: join(root, 'out'), port, basePath: process.env.BASE_PATH ?? '' });
  console.log(`Muster Roll is at ${site.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, site.close);

  // npm ended by a signal does not end what it runs, which would go on holding the port.
  const parent = process.ppid;
  const closeWithParent = () => {
    if (process.ppid !== parent) void site.close();
  };
  if (process.env.npm_lifecycle_event) setInterval(closeWithParent, 500).unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveBuild(parsePort(process.argv.slice(2), process.env));
}
