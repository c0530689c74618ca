/**
 * Serves a built site as a good static host would. Run as a program it serves `out/` as it is, without
 * building: `node scripts/serve.mjs --port 8080`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { contentSecurityPolicy } from './csp.mjs';
import { listen, parsePort } from './listen.mjs';
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
      response.setHeader('Content-Security-Policy', policyOf(path));
      if (path.startsWith('/_next/static/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
    },
  });

  /** @param {string} path of a file in the site */
  function policyOf(path) {
    const html = path.endsWith('.html') ? readFileSync(join(dir, path), 'utf8') : '';
    return `${contentSecurityPolicy(html)}; frame-ancestors 'self'`; // ignored in a page's own policy
  }

  const { port: opened, close } = await listen((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');

    const notFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policyOf('/404.html'),
        'Cache-Control': 'no-cache',
      });
      response.end(readFileSync(join(dir, '404.html')));
    };

    const path = sitePath(request.url ?? '/', basePath);
    if (path === undefined) return notFound();
    request.url = path;
    files(request, response, notFound);
  }, port);
  return { url: `http://localhost:${opened}${basePath}/`, close };
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
