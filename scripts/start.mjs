/** `npm start`: installs what is missing, builds what has changed, serves the site. */
import { listen, parsePort } from './listen.mjs';
import { ensureInstalled, root, run } from './project.mjs';
import { isBuilt } from './source-hash.mjs';

try {
  const port = parsePort(process.argv.slice(2), process.env);
  await (await listen(() => {}, port)).close(); // a taken port is told before the wait, not after it
  await ensureInstalled();
  if (!isBuilt(root)) {
    console.log('Building the site …');
    if (await run('npm run --silent build')) throw new Error('The build failed.');
  }
  const { serveBuild } = await import('./serve.mjs'); // needs what was just installed
  await serveBuild(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
