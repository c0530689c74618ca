import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from '@/lib/offline/when-quiet';

/** A browser's page as far as waiting goes: what it fetches is told to whoever watches. */
function openPage({ isLoaded }: { readonly isLoaded: boolean }) {
  const watchers = new Set<() => void>();
  const page = Object.assign(new EventTarget(), {
    requestIdleCallback: (work: () => void) => setTimeout(work, 0),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', page.requestIdleCallback);
  vi.stubGlobal('document', { readyState: isLoaded ? 'complete' : 'loading' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #heard: () => void;
      constructor(heard: () => void) {
        this.#heard = heard;
      }
      observe() {
        watchers.add(this.#heard);
      }
      disconnect() {
        watchers.delete(this.#heard);
      }
    },
  );
  return {
    fetches: () => {
      for (const heard of watchers) heard();
    },
    loads: () => page.dispatchEvent(new Event('load')),
    watchers,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the work waits until nothing has been fetched for two seconds', () => {
  const page = openPage({ isLoaded: false });
  const work = vi.fn();
  whenQuiet(work);
  vi.advanceTimersByTime(10_000);
  page.loads();
  for (let n = 0; n < 4; n += 1) {
    vi.advanceTimersByTime(1500);
    page.fetches();
  }
  vi.advanceTimersByTime(1990);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledOnce();
  expect(page.watchers.size).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('it is done at last on a page that never rests', () => {
  const page = openPage({ isLoaded: true });
  const work = vi.fn();
  whenQuiet(work);
  for (let n = 0; n < 25; n += 1) {
    vi.advanceTimersByTime(1000);
    page.fetches();
  }
  expect(work).toHaveBeenCalledOnce();
});
