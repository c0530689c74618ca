import type { Page } from '@playwright/test';
import { type Figure, median, percentile } from './figure';
import { brokenOrders, shelve, squad } from './lists';
import { putProbe, readProbe } from './probe';
import type { Site } from './site';

const clicks = 40;

interface Case {
  readonly id: string;
  readonly name: string;
  readonly list: Parameters<typeof shelve>[2];
  /** Milliseconds that the middle click, and 95 of 100, may take: one frame, two frames. */
  readonly reach?: readonly [middle: number, most: number];
}

const frame = 1000 / 60;

const cases: readonly Case[] = [
  { id: '20', name: '20 entries', list: squad(20), reach: [frame, 2 * frame] },
  { id: '500', name: '500 entries', list: squad(500), reach: [frame, 2 * frame] },
  { id: '2000', name: '2,000 entries', list: squad(2000) },
  { id: '999-models', name: '999 models in an entry', list: squad(6, 999) },
  { id: '200-commands', name: '200 commands, 401 findings', list: brokenOrders() },
];

declare global {
  interface Window {
    waits: number[];
  }
}

/** Times every click from the moment of the event to the frame after it, as it is on the screen. */
async function timeClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.waits = [];
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => window.waits.push(performance.now() - timeStamp);
          painted.port2.postMessage(undefined);
        });
      },
      true,
    );
  });
}

/** From the click on plus in the roster to the new total on the screen. */
export async function benchAdding({ url, browser }: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, list, reach } of cases) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const address = await shelve(page, url, list);
    await putProbe(page, '[data-row-name]');
    await page.goto(address);
    const { found } = await readProbe(page);
    const plus = page.getByRole('button', { name: /^Add (Line Infantry|Line Infantryman),/ });
    await plus.waitFor();
    await page.waitForLoadState('networkidle');
    await timeClicks(page);
    await page.evaluate(() => (window.probe.longest = 0));
    for (let click = 0; click < clicks; click += 1) {
      await plus.click();
      await page.waitForFunction((wanted) => window.waits.length >= wanted, click + 1);
    }
    const waits = await page.evaluate(() => window.waits);
    const { longest } = await readProbe(page);
    const [middle, most] = reach ?? [];
    figures.push(
      {
        id: `add-${id}`,
        what: `click on add to new total on screen, ${name}, median`,
        value: median(waits),
        unit: 'ms',
        ...(middle !== undefined && { reach: { most: middle } }),
      },
      {
        id: `add-${id}-p95`,
        what: `the same, ${name}, p95`,
        value: percentile(waits, 0.95),
        unit: 'ms',
        ...(most !== undefined && { reach: { most } }),
      },
      {
        id: `add-${id}-block`,
        what: `longest block meanwhile, ${name}`,
        value: longest,
        unit: 'ms',
      },
      { id: `open-${id}`, what: `first row on the screen, ${name}`, value: found, unit: 'ms' },
    );
    await context.close();
  }
  return figures;
}
