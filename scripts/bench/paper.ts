import type { Figure } from './figure';
import { median } from './figure';
import { shelve, squad } from './lists';
import { putProbe, readProbe } from './probe';
import type { Site } from './site';

const runs = 5;

/**
 * From the press to the PDF with the roster and the cards of 30 entries, and how long the page was deaf.
 * The first is pressed for as soon as the page rests, which has begun to draw a single list by then; the
 * next is drawn from nothing.
 */
export async function benchPaper({ url, browser }: Site): Promise<readonly Figure[]> {
  const first: number[] = [];
  const again: number[] = [];
  const blocks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const list = await shelve(page, url, squad(30));
    const id = new URL(list).searchParams.get('id') ?? '';
    await putProbe(page, 'main h1');
    await page.goto(new URL(`print/?ids=${id}`, url).href, { waitUntil: 'networkidle' });
    await readProbe(page);
    const button = page.getByRole('button', { name: /^Make the PDF/ });
    // What looks for buttons is put into the page with the first look: not while it is measured.
    await button.waitFor();
    await page.evaluate(() => (window.probe.longest = 0));
    for (const times of [first, again]) {
      // By the page's own clock: Playwright looks for what it waits for only twice a second after a while.
      const [time] = await Promise.all([
        page.evaluate(() => window.probe.timeTo('a[download]')),
        button.click(),
      ]);
      times.push(time);
    }
    blocks.push((await readProbe(page)).longest);
    await context.close();
  }
  return [
    {
      id: 'pdf-first',
      what: 'both PDFs of a 30-entry list, pressed for as soon as the page rests',
      value: median(first),
      unit: 'ms',
      reach: { most: 1000 },
    },
    {
      id: 'pdf-again',
      what: 'the same once more, drawn from nothing',
      value: median(again),
      unit: 'ms',
      reach: { most: 1000 },
    },
    {
      id: 'pdf-block',
      what: 'longest block of the page meanwhile',
      value: Math.max(...blocks),
      unit: 'ms',
      reach: { most: 50 },
    },
  ];
}
