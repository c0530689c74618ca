/**
 * Runs in the page from before its first script: notes when something that matches
 * `window.probeSelector` is first on the screen and answers, what moves, and how long the page is deaf.
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

/** A link leads on by itself; any other control only once React has given it its listeners. */
function answers(element) {
  const isSeen = element.checkVisibility({ visibilityProperty: true });
  const isControl = element.matches('button, input, select, summary');
  const isAlive = !isControl || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return isSeen && isAlive;
}

probe.seen = new Promise((seen) => {
  function look() {
    if (![...document.querySelectorAll(window.probeSelector)].some(answers))
      requestAnimationFrame(look);
    // The next frame has it on the screen.
    else requestAnimationFrame(() => seen((probe.found = performance.now())));
  }
  requestAnimationFrame(look);
});

/** Milliseconds from the next click until something that matches is there, which was not or is anew. */
probe.timeTo = (selector) =>
  new Promise((there) => {
    const before = document.querySelector(selector);
    let pressed;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
      once: true,
      capture: true,
    });
    new MutationObserver((_, observer) => {
      const now = document.querySelector(selector);
      if (pressed === undefined || !now || now === before) return;
      observer.disconnect();
      there(performance.now() - pressed);
    }).observe(document.body, { childList: true, subtree: true });
  });
