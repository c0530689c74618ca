import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findWholeBrowser } from '../browser.mjs';
import { type Figure, median } from './figure';
import type { Site } from './site';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

/** Lighthouse as it stands for a phone; it is fetched for the run and is no part of the project. */
async function examine(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: findWholeBrowser() },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 240_000,
    },
  );
  return JSON.parse(stdout) as Report;
}

/** One look at a page differs from the next by some points. */
const looks = 3;

/** The scores of a page in several looks, by category; or why there are none. */
async function scoresOf(url: string): Promise<ReadonlyMap<string, number> | string> {
  const reports: Report[] = [];
  for (let look = 0; look < looks; look += 1) {
    try {
      reports.push(await examine(url));
    } catch (error) {
      return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    }
  }
  return new Map(
    categories.map((category) => [
      category,
      median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
    ]),
  );
}

export async function benchLighthouse({ url }: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['shelf', ''],
    ['new list', 'new/'],
    ['glossary', 'glossary/'],
  ] as const) {
    const scores = await scoresOf(url + path);
    for (const category of categories) {
      figures.push({
        id: `lighthouse-${name.replace(' ', '-')}-${category}`,
        what: `Lighthouse, ${category}, median of ${looks} looks: ${name}`,
        value: typeof scores === 'string' ? undefined : Math.round(scores.get(category) ?? 0),
        unit: 'score',
        reach: { least: 95 },
        ...(typeof scores === 'string' && { note: `not measured: ${scores}` }),
      });
    }
  }
  return figures;
}
