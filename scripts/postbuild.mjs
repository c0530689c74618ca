/** Finishes what `next build` leaves in `out/`. Each step is one function; they run in this order. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './csp.mjs';
import { headersFile } from './headers.mjs';
import { root } from './project.mjs';
import { stampBuild } from './source-hash.mjs';

const out = join(root, 'out');

removeWorkerSources();
addPolicies();
writeFileSync(join(out, '_headers'), headersFile(process.env.BASE_PATH ?? ''));
stampBuild(root);

/** Turbopack copies a worker's TypeScript beside the script it compiles from it; nothing loads it. */
function removeWorkerSources() {
  for (const file of builtFiles()) {
    if (/[\\/]_next[\\/]static[\\/]media[\\/].*\.tsx?$/.test(file)) rmSync(file);
  }
}

/**
 * Writes each page's policy into the page, for hosts that send no headers of their own. It stands
 * before all that it governs, but after the charset, which browsers seek in the first 1024 bytes.
 */
function addPolicies() {
  for (const file of builtFiles().filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    const [charset] = /<meta charset="utf-8"\s*\/?>/i.exec(html) ?? [];
    if (!charset) throw new Error(`${file} has no charset to put its policy behind.`);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html)}"/>`;
    writeFileSync(
      file,
      html.replace(charset, () => charset + policy),
    );
  }
}

/** Absolute paths of all files in `out/`. */
function builtFiles() {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
