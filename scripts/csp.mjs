/** The site's Content-Security-Policy: nothing from elsewhere, no inline script but the pages' own. */
import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * The policy of one response. Next writes other inline scripts into each page, so a page allows its
 * own by their hashes; a script needs the policy too, because a worker obeys that of its own file.
 * @param {string} [html] the page, if the response is one
 */
export function contentSecurityPolicy(html = '') {
  const scripts = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${sha256(script)}'`,
  );
  // WebAssembly and data: connections are the PDF layout engine's, which unpacks itself from a data: URL.
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' data: blob:",
    "worker-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('base64');
}
