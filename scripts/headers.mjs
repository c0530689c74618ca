/**
 * The headers that a host sends with the site's files: one table for our own server, for the
 * `_headers` file in the built site, and for the example in docs/nginx.conf.
 */
import { contentSecurityPolicy } from './csp.mjs';

/** No other site may show ours in a frame. A page cannot say that of itself. */
const framePolicy = "frame-ancestors 'self'";

/**
 * Pages carry their own policies with them, as each allows other inline scripts by their hashes; what
 * stands here is what no page can say, and the policies of workers, which obey those of their files.
 * Where several paths fit, all their headers are sent.
 * @type {readonly { path: string, headers: Readonly<Record<string, string>> }[]}
 */
export const headerRules = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': framePolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
  {
    path: '/_next/static/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': 'public, max-age=31536000, immutable', // their names change with their content
    },
  },
  {
    path: '/sw.js',
    headers: { 'Content-Security-Policy': contentSecurityPolicy(), 'Cache-Control': 'no-cache' },
  },
];

/**
 * @param {string} path of a file in the site, with a slash before it
 * @returns {Readonly<Record<string, string>>} policies of several rules parted by commas, as browsers
 *   read them: each holds
 */
export function headersFor(path) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const rule of headerRules) {
    const start = rule.path.replace(/\*$/, '');
    if (!(rule.path.endsWith('*') ? path.startsWith(start) : path === start)) continue;
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/**
 * The table as hosts read it that look for a `_headers` file in the root of what they serve.
 * @param {string} basePath that the site is built for: "/muster", or empty
 */
export function headersFile(basePath) {
  return headerRules
    .map(({ path, headers }) =>
      [
        `${basePath}${path}`,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
