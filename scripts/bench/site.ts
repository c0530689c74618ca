import { type Browser, chromium } from '@playwright/test';
import { join } from 'node:path';
import { findWholeBrowser } from '../browser.mjs';
import { root, run } from '../project.mjs';
import { serve } from '../serve.mjs';
import { isBuilt } from '../source-hash.mjs';

/** The real build, served, and a browser to look at it with. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Serves `out/`, built anew where it is not of these sources. */
export async function openSite(): Promise<Site> {
  if (!isBuilt(root) && (await run('npm run --silent build 1>&2')))
    throw new Error('The build failed.');
  const executablePath = findWholeBrowser();
  const { url, close } = await serve({ dir: join(root, 'out'), port: 0 });
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    url,
    browser,
    close: async () => {
      await browser.close();
      await close();
    },
  };
}
