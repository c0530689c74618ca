/** Writes each page's Content-Security-Policy into the page, for hosts that send no headers of their own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentSecurityPolicy } from './csp.mjs';
import { pagesUnder } from './pages.mjs';

const present = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A policy stands before all that it governs, but after the charset, which browsers seek in the
 * first 1024 bytes. One that is there already is replaced.
 * @param {string} dir the built site
 */
export function addPolicies(dir) {
  for (const file of pagesUnder(dir)) {
    const html = readFileSync(file, 'utf8').replace(present, '');
    const [charset] = /<meta charset="utf-8"\s*\/?>/i.exec(html) ?? [];
    if (!charset) throw new Error(`${file} has no charset to put its policy behind.`);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}"/>`;
    writeFileSync(
      file,
      html.replace(charset, () => charset + policy),
    );
  }
}
