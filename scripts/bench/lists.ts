import type { Page } from '@playwright/test';

interface Row {
  readonly profile: string;
  readonly count: number;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface Made {
  readonly name: string;
  readonly ruleset: string;
  readonly nation: string;
  readonly cap?: number | null;
  readonly groups: readonly {
    readonly id: string;
    readonly kind?: 'command';
    readonly entries: readonly Row[];
  }[];
}

const drummers = [
  'infantry-officer',
  'infantry-nco',
  'line-infantryman',
  'line-grenadier',
  'porte-fanion',
  'sapper',
];

/** A list of so many entries of Song of Drums and Shakos. */
export function squad(entries: number, each = 1): Made {
  return {
    name: `Squad of ${entries}`,
    ruleset: 'drums-and-shakos',
    nation: 'france',
    cap: null,
    groups: [
      {
        id: 'main',
        entries: Array.from({ length: entries }, (_, at) => ({
          profile: `france/${drummers[at % drummers.length] ?? ''}`,
          count: each,
        })),
      },
    ],
  };
}

/** Two hundred commands of five battalions and no general: each is too large and led by nobody. */
export function brokenOrders(): Made {
  return {
    name: 'Two hundred commands',
    ruleset: 'light-division',
    nation: 'france',
    groups: Array.from({ length: 200 }, (_, at) => ({
      id: `command-${at}`,
      kind: 'command' as const,
      entries: Array.from({ length: 5 }, () => ({
        profile: 'france/line-infantry',
        count: 1,
        attributes: { castings: 30 },
      })),
    })),
  };
}

/** Brings a list in over the shelf, and gives its address. */
export async function shelve(page: Page, url: string, list: Made): Promise<string> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page.getByLabel('List files').setInputFiles({
    name: 'list.muster.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'muster-roll', version: 1, ...list })),
  });
  await page.getByRole('button', { name: /^Add / }).click();
  const link = page.getByRole('link', { name: list.name, exact: true });
  await link.waitFor();
  return new URL((await link.getAttribute('href')) ?? '', url).href;
}
