/** Writes a built site's service worker: the code of `lib/offline/worker` over the list of its files. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../project.mjs';
import { siteFiles } from './site-files.mjs';

/**
 * Writes `sw.js` into a built site. The version is a hash over what it holds, so that two sites that
 * differ in anything are never taken for one, whatever they call themselves.
 * @param {string} dir the built site
 * @returns {Promise<{ version: string, size: import('./site-files.mjs').SiteFiles['size'] }>}
 */
export async function writeServiceWorker(dir) {
  const { files, later, size } = siteFiles(dir);
  const code = await compile();
  const version = createHash('sha256')
    .update(JSON.stringify([files, later, code]))
    .digest('hex')
    .slice(0, 16);
  const release = JSON.stringify({ version, files, later });
  writeFileSync(join(dir, 'sw.js'), `self.release=${release};\n${code}`);
  return { version, size };
}

/** The worker as one script: not all browsers take modules there. */
async function compile() {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: join(root, 'lib/offline/worker/worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('The service worker was not compiled.');
  return script.code;
}
