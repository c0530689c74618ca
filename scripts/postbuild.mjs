/** Finishes what `next build` leaves in `out/`. Each step is one function; they run in this order. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileAhead, paintFirst } from './first-paint.mjs';
import { headersFile } from './headers.mjs';
import { writeServiceWorker } from './offline/service-worker.mjs';
import { root } from './project.mjs';
import { addPolicies } from './site-policies.mjs';
import { stampBuild } from './source-hash.mjs';

const out = join(root, 'out');

removeWorkerSources();
compileAhead(out);
paintFirst(out);
addPolicies(out);
await addServiceWorker(); // last of all that changes files: it knows each by its content
// After it: the host reads this file itself, and may not serve it.
writeFileSync(join(out, '_headers'), headersFile(process.env.BASE_PATH ?? ''));
stampBuild(root);

/** Turbopack copies a worker's TypeScript beside the script it compiles from it; nothing loads it. */
function removeWorkerSources() {
  for (const file of builtFiles()) {
    if (/[\\/]_next[\\/]static[\\/]media[\\/].*\.tsx?$/.test(file)) rmSync(file);
  }
}

async function addServiceWorker() {
  const { version, size } = await writeServiceWorker(out);
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  console.log(
    `Kept for use offline: ${size.files} files, ${megabytes(size.raw)} MB, ` +
      `${megabytes(size.gzip)} MB compressed (version ${version})`,
  );
}

/** Absolute paths of all files in `out/`. */
function builtFiles() {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
