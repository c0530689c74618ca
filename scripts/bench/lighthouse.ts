import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findWholeBrowser } from '../browser.mjs';
import type { Figure } from './figure';
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

export async function benchLighthouse({ url }: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['shelf', ''],
    ['new list', 'new/'],
    ['glossary', 'glossary/'],
  ] as const) {
    const report = await examine(url + path).catch((error: unknown) =>
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    );
    for (const category of categories) {
      const score = typeof report === 'string' ? undefined : report.categories[category]?.score;
      figures.push({
        id: `lighthouse-${name.replace(' ', '-')}-${category}`,
        what: `Lighthouse, ${category}: ${name}`,
        value: score === undefined || score === null ? undefined : Math.round(score * 100),
        unit: 'score',
        reach: { least: 95 },
        ...(typeof report === 'string' && { note: `not measured: ${report}` }),
      });
    }
  }
  return figures;
}
