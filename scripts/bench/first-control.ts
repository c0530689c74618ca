import type { Page } from '@playwright/test';
import { type Figure, median } from './figure';
import { shelve, squad } from './lists';
import { putProbe, readProbe } from './probe';
import type { Site } from './site';

const runs = 5;

/** Chrome's own "Fast 4G": 9 Mbit/s and 60 ms as its network panel applies them, a request at a time. */
const fast4g = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};

interface Way {
  readonly id: string;
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isSlow: boolean;
  readonly most: number;
}

const ways: readonly Way[] = [
  {
    id: 'desktop',
    name: 'cold, desktop',
    viewport: { width: 1280, height: 800 },
    isSlow: false,
    most: 350,
  },
  {
    id: 'phone',
    name: 'cold, 4x slower processor, fast 4G, 390 px',
    viewport: { width: 390, height: 844 },
    isSlow: true,
    most: 1200,
  },
];

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4g);
}

/**
 * What is called a control of a page: none of the masthead, which every page has, but the first with
 * which one does what one came for. On an empty shelf that is the link to a new list, which is drawn
 * ahead and can be followed before any script has run; the first button, which needs one, is measured
 * beside it. In the builder it is the first entry, which opens.
 */
const places = [
  { id: 'shelf', name: 'shelf', control: 'main a[href$="/new/"]' },
  { id: 'shelf-button', name: 'the first button of the shelf', control: 'main button' },
  { id: 'builder', name: 'builder', control: 'main [data-row-name]' },
] as const;

/** When the first control that does something is there, with nothing in the cache. */
export async function benchFirstControl({ url, browser }: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, viewport, isSlow, most } of ways) {
    for (const place of places) {
      const found: number[] = [];
      const shifts: number[] = [];
      const blocks: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
        const address =
          place.id === 'builder' ? await shelve(await context.newPage(), url, squad(20)) : url;
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        if (isSlow) await slowDown(page);
        await putProbe(page, place.control);
        await page.goto(address);
        const noted = await readProbe(page);
        await page.waitForLoadState('networkidle');
        const { shift, longest } = await readProbe(page);
        found.push(noted.found);
        shifts.push(shift);
        blocks.push(longest);
        await context.close();
      }
      figures.push(
        {
          id: `first-control-${place.id}-${id}`,
          what: `first usable control, ${name}: ${place.name}`,
          value: median(found),
          unit: 'ms',
          ...(place.id !== 'shelf-button' && { reach: { most } }),
        },
        {
          id: `longest-block-${place.id}-${id}`,
          what: `longest block of that load: ${place.name}`,
          value: median(blocks),
          unit: 'ms',
        },
        {
          id: `layout-shift-${place.id}-${id}`,
          what: `layout shift of that load: ${place.name}`,
          value: Math.max(...shifts),
          unit: 'shift',
          reach: { most: 0 },
        },
      );
    }
  }
  return figures;
}
