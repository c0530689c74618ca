/** How long nothing must have been fetched, in milliseconds. */
const quiet = 2000;
/** After this nothing is waited for any more: somebody works on a page that never rests. */
const longest = 20_000;

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

/**
 * Does work that must not slow down the page: once it has loaded, has fetched nothing for two seconds,
 * and the browser has nothing better to do.
 */
export function whenQuiet(work: () => void): void {
  whenLoaded(() => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(rest);
      clearTimeout(last);
      whenIdle(work);
    };
    let rest = setTimeout(end, quiet);
    const last = setTimeout(end, longest);
    const observer = new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(end, quiet);
    });
    observer.observe({ type: 'resource' });
  });
}
