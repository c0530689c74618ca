/**
 * Builds the site for hosts that serve it under a path, into a folder of its own, for the browser test
 * of it. What is in `out/` stays as it is.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './project.mjs';

/** What the site is built for. */
export const underPath = '/muster';

/** Where it lies then. */
export const builtUnderPath = join(root, '.cache/under-path');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await build();

/** @returns {Promise<number>} the exit code */
async function build() {
  const out = join(root, 'out'); // Next exports to nowhere else
  const aside = join(root, '.cache/out-aside');
  mkdirSync(dirname(aside), { recursive: true });
  for (const folder of [aside, builtUnderPath]) rmSync(folder, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, aside);
  const code = await run('npm run --silent build', { BASE_PATH: underPath });
  if (code === 0) renameSync(out, builtUnderPath);
  rmSync(out, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, out);
  return code;
}
