import { type Locator, type Page, expect } from '@playwright/test';

/** A British order of battle: a division of two commands, the first of them full. */
export const division = {
  format: 'muster-roll',
  version: 1,
  ruleset: 'light-division',
  nation: 'great-britain',
  name: 'Fuentes',
  groups: [
    {
      id: 'division',
      kind: 'formation',
      name: 'Picton',
      entries: [{ profile: 'great-britain/general', count: 1 }],
    },
    {
      id: 'first',
      kind: 'command',
      name: 'Mackinnon',
      parent: 'division',
      entries: [
        { profile: 'great-britain/general', count: 1 },
        { profile: 'great-britain/line-infantry', count: 4, attributes: { castings: 30 } },
      ],
    },
    {
      id: 'second',
      kind: 'command',
      name: 'Colville',
      parent: 'division',
      entries: [
        { profile: 'great-britain/general', count: 1 },
        { profile: 'great-britain/medium-foot-battery', count: 1, attributes: { castings: 2 } },
      ],
    },
  ],
};

/** A group of the list with all under it, by its name. */
export function group(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('group', { name, exact: true });
}

/** Names of the entries in a group, from the top, those of groups under it included. */
export function namesIn(page: Page, name: string): Promise<readonly string[]> {
  return group(page, name).locator('[data-row-name]').allTextContents();
}

/** The button that folds a group and shows it. */
export function fold(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name })
    .and(page.locator('[data-group-toggle]'));
}

/** Chooses in the menu of a group. */
export async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Plus, on the roster. */
export function plus(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Add ${name}([,.]|$)`) });
}

/** The field of an attribute in an opened row. */
export function attribute(row: Locator, name: string): Locator {
  return row.getByRole('textbox', { name, exact: true });
}

/** Begins a list of these rules for a nation. */
export async function beginList(page: Page, rules: RegExp, nation: string): Promise<void> {
  await page.goto('/new/');
  await page.getByRole('radio', { name: rules }).check();
  await page.getByRole('radio', { name: new RegExp(`^${nation}`) }).check();
  await expect(page.getByRole('group', { name: 'Points' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=\w+$/);
}
