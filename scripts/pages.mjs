/** The pages of a built site, and what each loads at first. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} dir the built site
 * @returns {string[]} its HTML files, absolute
 */
export function pagesUnder(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {string} dir folder of the built site
 * @param {string} html the page
 * @returns {readonly string[]} files of the scripts that a browser of today loads with it
 */
export function scriptsOf(dir, html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const sources = tags
    .filter((tag) =>
      tag.startsWith('<link') ? /\bas="script"/.test(tag) : !/\bnomodule\b/i.test(tag),
    )
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const files = sources.map((source) => source.slice(source.indexOf('/_next/')).split(/[?#]/)[0]);
  return [...new Set(files)].map((file) => join(dir, file ?? ''));
}
