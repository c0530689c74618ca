/** Builds the site for a path below the root of a host, beside the usual build, for the tests. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './project.mjs';

export const underPath = '/clubs/muster-roll';

/** Where that build lies. */
export const builtUnder = join(root, '.cache/under-path');

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await run('npm run --silent build', { BASE_PATH: underPath });
  if (process.exitCode === 0) {
    rmSync(builtUnder, { recursive: true, force: true });
    mkdirSync(dirname(builtUnder), { recursive: true });
    renameSync(join(root, 'out'), builtUnder);
  }
}
