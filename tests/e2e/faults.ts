import { type BrowserContext, type Page, expect } from '@playwright/test';

/** A device with little room. */
export interface SmallDevice {
  /** Fills what room there is; from then on the database refuses as on any full device. */
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
}

/** Bytes that the site may have on it: the program for use offline and a shelf go in. */
const small = 30_000_000;

/** To be called before the page is opened: browsers ask for their room ahead. */
export async function onSmallDevice(page: Page, address: string): Promise<SmallDevice> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: small });
  return {
    fill: () => page.evaluate(fill),
    makeRoom: async () => {
      await session.send('Storage.overrideQuotaForOrigin', { origin });
    },
  };
}

/** Runs in the page: stores noise beside the lists until not even a little more of it goes in. */
async function fill(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('noise', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('noise', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('It did not open.'));
  });
  const write = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const noise = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 65_536)
        crypto.getRandomValues(noise.subarray(at, Math.min(bytes, at + 65_536)));
      const transaction = database.transaction('noise', 'readwrite');
      transaction.objectStore('noise').add(noise);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  for (let bytes = 4_000_000; bytes > 200; bytes = Math.floor(bytes / 4))
    while (await write(bytes));
  database.close();
}

/** Presses a button and kills the tab's process in the same breath. */
export async function pressAndDie(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  await button.evaluate((element: HTMLElement) => element.click());
  // It never answers: there is nobody left who could.
  session.send('Page.crash').catch(() => undefined);
  await gone;
}

/** A page of the site that runs none of its code, to do to the storage what another version would. */
export async function openBare(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/licences/old-standard-tt.txt');
  return page;
}

/** The record of a list as the first version stored it. */
export function oldRecord(name: string): object {
  const entries = [{ key: 'a', profile: 'france/infantry-officer', count: 1 }];
  return {
    id: 'from-before',
    version: 1,
    list: {
      ruleset: 'drums-and-shakos',
      nation: 'france',
      name,
      groups: [{ id: 'main', entries }],
    },
    created: 1_700_000_000_000,
    changed: 1_700_000_000_000,
    revision: 1,
    operations: [],
  };
}

/**
 * Opens the database in a bare page as that version of the site, and holds it open; a new one gets
 * this record. `lets` = whether it closes when a newer version asks.
 */
export async function holdDatabase(
  page: Page,
  { version, record, lets }: { version: number; record?: object; lets: boolean },
): Promise<void> {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster-roll', given.version);
        opening.onupgradeneeded = () => {
          if (given.version > 10) return;
          const lists = opening.result.createObjectStore('lists', { keyPath: 'id' });
          for (const index of ['changed', 'deleted']) lists.createIndex(index, index);
          opening.result.createObjectStore('history', { keyPath: 'id' });
          if (given.record) lists.put(given.record);
        };
        opening.onsuccess = () => {
          if (given.lets) opening.result.onversionchange = () => opening.result.close();
          Object.assign(window, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error ?? new Error('It did not open.'));
      }),
    { version, record, lets },
  );
}
