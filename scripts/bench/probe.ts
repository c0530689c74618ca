import type { Page } from '@playwright/test';
import { join } from 'node:path';

/** What the probe in the page has noted, in milliseconds since the page was asked for. */
export interface Noted {
  /** When something matched the selector and had been painted. */
  readonly found: number;
  readonly shift: number;
  /** The longest time that the page could not answer a press. */
  readonly longest: number;
}

declare global {
  interface Window {
    probe: Noted & {
      longest: number;
      readonly seen: Promise<unknown>;
      readonly timeTo: (selector: string) => Promise<number>;
    };
  }
}

/** Notes in every page that is opened from now on when `selector` is first on the screen. */
export async function putProbe(page: Page, selector: string): Promise<void> {
  await page.addInitScript(`window.probeSelector = ${JSON.stringify(selector)};`);
  await page.addInitScript({ path: join(import.meta.dirname, 'probe.page.js') });
}

export async function readProbe(page: Page): Promise<Noted> {
  // Not `waitForFunction`: what that puts into the page takes a tenth of a second of a slow phone's load.
  return page.evaluate(async () => {
    await window.probe.seen;
    const { found, shift, longest } = window.probe;
    return { found, shift, longest };
  });
}
