/**
 * Runs in the page from before its first script: notes when something that matches
 * `window.probeSelector` is first on the screen, what moves, and how long the page is deaf.
 */
const probe = { found: 0, shift: 0, longest: 0 };
window.probe = probe;

new PerformanceObserver((entries) => {
  for (const { duration } of entries.getEntries())
    probe.longest = Math.max(probe.longest, duration);
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((entries) => {
  for (const shift of entries.getEntries()) if (!shift.hadRecentInput) probe.shift += shift.value;
}).observe({ type: 'layout-shift', buffered: true });

function look() {
  const element = document.querySelector(window.probeSelector);
  if (!element || element.getClientRects().length === 0) requestAnimationFrame(look);
  // The next frame has it on the screen.
  else requestAnimationFrame(() => (probe.found = performance.now()));
}
requestAnimationFrame(look);
