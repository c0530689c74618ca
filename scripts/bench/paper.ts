import type { Page } from '@playwright/test';
import type { Figure } from './figure';
import { median } from './figure';
import { shelve, squad } from './lists';
import { putProbe, readProbe } from './probe';
import type { Site } from './site';

const runs = 5;

/**
 * Milliseconds from the next click to the link to a PDF, by the page's own clock: Playwright looks for
 * what it waits for only twice a second after a while.
 */
function timeToPdf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((there) => {
        let pressed: number | undefined;
        const press = ({ timeStamp }: Event) => (pressed = timeStamp);
        addEventListener('click', press, { once: true, capture: true });
        new MutationObserver((_, observer) => {
          if (pressed === undefined || !document.querySelector('a[download]')) return;
          observer.disconnect();
          there(performance.now() - pressed);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** From the press to the PDF with the roster and the cards of 30 entries, and how long the page was deaf. */
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
      const time = timeToPdf(page);
      await button.click();
      times.push(await time);
    }
    blocks.push((await readProbe(page)).longest);
    await context.close();
  }
  return [
    {
      id: 'pdf-first',
      what: 'both PDFs of a 30-entry list, the first time',
      value: median(first),
      unit: 'ms',
      reach: { most: 1000 },
    },
    { id: 'pdf-again', what: 'the same, once more', value: median(again), unit: 'ms' },
    {
      id: 'pdf-block',
      what: 'longest block of the page meanwhile',
      value: Math.max(...blocks),
      unit: 'ms',
      reach: { most: 50 },
    },
  ];
}
