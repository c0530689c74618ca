import { type Locator, type Page, expect } from '@playwright/test';
import { shelve } from './list-files';

/** A list document of a French squad with these profiles and counts. */
export function squad(
  name: string,
  entries: readonly (readonly [profile: string, count: number, more?: object])[],
  more: object = {},
): object {
  return {
    format: 'muster-roll',
    version: 1,
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name,
    groups: [
      {
        id: 'main',
        entries: entries.map(([profile, count, rest]) => ({ profile, count, ...rest })),
      },
    ],
    ...more,
  };
}

/** A legal squad of 392 points, 12 models. */
export const legalSquad = squad('Rearguard', [
  ['france/infantry-officer', 1],
  ['france/infantry-nco', 1],
  ['france/line-infantryman', 8],
  ['france/porte-fanion', 1],
  ['france/line-grenadier', 1],
]);

/** A French force with a gun and Dragoons, legal at 500 points. */
export const force = {
  ...squad('Ney', [
    ['french-empire/8-pdr-cannon', 1, { options: { 'canister-shot': 1, 'extra-crew': 2 } }],
    ['french-empire/dragoon-sergeant', 1, { options: { horse: 1, carbine: 1 } }],
    ['french-empire/dragoon', 3, { options: { horse: 1 } }],
  ]),
  ruleset: 'napoleonic-sbg',
  nation: 'french-empire',
  cap: 500,
};

/** Brings a list in over the shelf and opens it. */
export async function openList(page: Page, document: object): Promise<void> {
  await shelve(page, [document]);
  const { name } = document as { name: string };
  await page.getByRole('link', { name, exact: true }).click();
  await expect(verdict(page)).toBeVisible({ timeout: 20_000 });
}

export function verdict(page: Page): Locator {
  return page.locator('[data-verdict]').filter({ visible: true });
}

/** Points against the cap, as the meter says them. */
export function meter(page: Page, words: string): Locator {
  return page.getByRole('meter', { name: words, exact: true }).filter({ visible: true });
}

export async function expectPoints(page: Page, words: string): Promise<void> {
  await expect(meter(page, words).first()).toBeVisible();
}

/** The row of an entry, by the name of its profile. */
export function row(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('[data-row]')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
}

/** Names of all rows, from the top. */
export function rowNames(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').locator('[data-row-name]').allTextContents();
}

/** Plus, on the roster. */
export function plus(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Add ${name},`) });
}

export function count(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: `Count of ${name}`, exact: true });
}

/** What was just done, as the line with Undo says it. */
export function doneLine(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true }).filter({ visible: true });
}

/** Opens the row of an entry, or closes it. */
export async function pressRow(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('button', { name, exact: true }).click();
}
