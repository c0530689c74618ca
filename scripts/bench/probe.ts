import type { Page } from '@playwright/test';

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
    probe: { found: number; shift: number; longest: number };
  }
}

/** Notes in every page that is opened from now on when `selector` is first on the screen. */
export async function putProbe(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted: string) => {
    const probe = { found: 0, shift: 0, longest: 0 };
    window.probe = probe;
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries())
        probe.longest = Math.max(probe.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) probe.shift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const element = document.querySelector(wanted);
      if (!element || element.getClientRects().length === 0) requestAnimationFrame(look);
      // The next frame has it on the screen.
      else requestAnimationFrame(() => (probe.found = performance.now()));
    };
    requestAnimationFrame(look);
  }, selector);
}

export async function readProbe(page: Page): Promise<Noted> {
  await page.waitForFunction(() => window.probe.found > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.probe);
}
