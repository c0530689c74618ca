import type { Figure } from './figure';
import { shelve, squad } from './lists';
import type { Site } from './site';

/** Bytes of the rows that the database keeps of a list of 20 entries after an edit, as JSON. */
export async function benchStored({ url, browser }: Site): Promise<readonly Figure[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(await shelve(page, url, squad(20)));
  await page.getByRole('button', { name: /^Add Line Infantryman,/ }).click();
  await page.waitForLoadState('networkidle');
  const value = await page.evaluate(async () => {
    const [about] = await indexedDB.databases();
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(about?.name ?? '');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('no database'));
    });
    const tables = ['lists', 'history'].filter((name) => db.objectStoreNames.contains(name));
    const rows = await Promise.all(
      tables.map(
        (name) =>
          new Promise<unknown[]>((resolve) => {
            const reading = db.transaction(name).objectStore(name).getAll();
            reading.onsuccess = () => resolve(reading.result as unknown[]);
          }),
      ),
    );
    db.close();
    return new TextEncoder().encode(
      rows
        .flat()
        .map((row) => JSON.stringify(row))
        .join(''),
    ).length;
  });
  await context.close();
  return [
    {
      id: 'stored-20',
      what: 'stored bytes of a 20-entry list, with what undo takes',
      value,
      unit: 'bytes',
      reach: { most: 3000 },
    },
  ];
}
