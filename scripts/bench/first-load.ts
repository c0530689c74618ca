import { measureSizes, gzipBytes } from '../sizes.mjs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import type { Figure } from './figure';
import { shelve, squad } from './lists';
import type { Site } from './site';

const reaches: Readonly<Record<string, number>> = { shelf: 170, builder: 185 };

/** JavaScript that pages load: by their HTML, and all that comes until nothing more does. */
export async function benchFirstLoad({ url, browser }: Site): Promise<readonly Figure[]> {
  const sizes = Object.entries(measureSizes()).map(([page, bytes]): Figure => ({
    id: `first-load-${page}`,
    what: `JavaScript for the first load, gzip: ${page}`,
    value: bytes / 1000,
    unit: 'KB',
    ...(reaches[page] !== undefined && { reach: { most: reaches[page] } }),
  }));

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const builder = await shelve(page, url, squad(20));
  const figures = [...sizes];
  for (const [name, address] of [
    ['shelf', url],
    ['builder', builder],
  ] as const) {
    const other = await context.newPage();
    const scripts = new Set<string>();
    other.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await other.goto(address, { waitUntil: 'networkidle' });
    const bytes = [...scripts].reduce((sum, path) => sum + gzipBytes(join(root, 'out', path)), 0);
    figures.push({
      id: `until-idle-${name}`,
      what: `the same with all that follows (database, ruleset of the list): ${name}`,
      value: bytes / 1000,
      unit: 'KB',
    });
    await other.close();
  }
  await context.close();
  return figures;
}
