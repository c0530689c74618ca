/**
 * What a first visit to each page of `out/` loads. `node scripts/sizes.mjs` holds it against the
 * recorded figures, `node scripts/sizes.mjs --record` records what is there now.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { scriptsOf } from './pages.mjs';
import { root } from './project.mjs';

const recordFile = join(root, 'scripts/sizes.json');

/** Pages by the names that the record has for them. */
const pages = {
  shelf: 'index.html',
  builder: 'list/index.html',
  new: 'new/index.html',
  print: 'print/index.html',
  glossary: 'glossary/index.html',
  check: 'check/index.html',
  open: 'open/index.html',
  about: 'about/index.html',
  play: 'play/index.html',
};

/** gzip of Node's versions differs by a few bytes. */
const slack = 1.002;

/** @param {string} file */
export function gzipBytes(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/**
 * Bytes of the scripts that each page loads at first, gzip.
 * @returns {Record<string, number>}
 */
export function measureSizes(out = join(root, 'out')) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      name,
      scriptsOf(out, readFileSync(join(out, page), 'utf8')).reduce(
        (sum, file) => sum + gzipBytes(file),
        0,
      ),
    ]),
  );
}

/**
 * @param {Record<string, number>} recorded
 * @param {Record<string, number>} measured
 * @returns {readonly string[]} a sentence for each page that has grown, or that nobody has recorded
 */
export function growth(recorded, measured) {
  return Object.entries(measured).flatMap(([page, bytes]) => {
    const before = recorded[page];
    if (before === undefined) return [`${page}: ${bytes} bytes, and none are recorded.`];
    return bytes > before * slack
      ? [`${page}: ${bytes} bytes, ${bytes - before} more than the recorded ${before}.`]
      : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
  const measured = measureSizes();
  if (values.record) writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`);
  const grown = growth(JSON.parse(readFileSync(recordFile, 'utf8')), measured);
  for (const [page, bytes] of Object.entries(measured))
    console.log(`${page.padEnd(10)}${(bytes / 1000).toFixed(1).padStart(7)} KB`);
  for (const sentence of grown) console.error(sentence);
  if (grown.length > 0) {
    console.error('Load what has come later, or record it: node scripts/sizes.mjs --record');
    process.exitCode = 1;
  }
}
