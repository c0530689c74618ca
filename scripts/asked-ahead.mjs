/** What `instrumentation-client.ts` asks for before a page is alive: what opens the database. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What it takes from there. */
const mark = '"browserStore",0,';

/** The scripts of one dynamic import, as the bundler names them. */
const group = /Promise\.all\(\[((?:"static\/chunks\/[^"]+\.js",?)+)\]/g;

/**
 * @param {string} dir the built site
 * @returns {readonly string[]} names of files, below `_next/`
 */
export function askedAhead(dir) {
  const chunks = 'static/chunks/';
  const sources = new Map(
    readdirSync(join(dir, '_next', chunks))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [chunks + name, readFileSync(join(dir, '_next', chunks, name), 'utf8')]),
  );
  const [marked] = [...sources].find(([, code]) => code.includes(mark)) ?? [];
  const groups = [...sources.values()].flatMap((code) =>
    [...code.matchAll(group)].map(([, names = '']) => JSON.parse(`[${names}]`)),
  );
  const asked = groups.find((names) => names.includes(marked));
  if (!asked) throw new Error('No script of the build is the one that begins ahead.');
  return asked;
}
