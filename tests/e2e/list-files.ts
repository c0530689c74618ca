import { expect, type Page } from '@playwright/test';

export interface ListFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A list document as a file. */
export function listFile(document: object, name = 'list.muster.json'): ListFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(document)) };
}

/** A French list: six models worth 220 points, and legal. */
export function french(name: string, more: object = {}): object {
  return {
    format: 'muster-roll',
    version: 1,
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name,
    groups: [
      {
        id: 'main',
        entries: [
          { profile: 'france/infantry-officer', count: 1, title: 'Lt. Duval' },
          { profile: 'france/infantry-nco', count: 1 },
          { profile: 'france/line-infantryman', count: 4 },
        ],
      },
    ],
    ...more,
  };
}

/** A list of the other ruleset that breaks one rule: its Fusiliers have no officer. */
export function imperial(name: string): object {
  return {
    format: 'muster-roll',
    version: 1,
    ruleset: 'napoleonic-sbg',
    nation: 'french-empire',
    name,
    groups: [{ id: 'main', entries: [{ profile: 'french-empire/fusilier-early-war', count: 9 }] }],
  };
}

/** Goes to the shelf and brings these lists in, the first one on top. */
export async function shelve(page: Page, documents: readonly object[]): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Begin your first list' })).toBeVisible();
  await bringIn(
    page,
    [...documents].reverse().map((document) => listFile(document)),
  );
  await expect(
    page.getByRole('list', { name: 'Lists' }).getByRole('listitem').first(),
  ).toBeVisible();
}

/** Brings files in on the shelf, and adds every list that is offered. */
export async function bringIn(page: Page, files: readonly ListFile[]): Promise<void> {
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page.getByLabel('List files').setInputFiles([...files]);
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
