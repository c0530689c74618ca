/**
 * Two things that Next has no setting for, done to the pages and scripts that it has built: a page is
 * drawn before its scripts run, and those are compiled while it is being drawn.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { orderLoading } from './loading-order.mjs';
import { pagesUnder, scriptsOf } from './pages.mjs';

/** The script that runs all others, once they are there. */
const starter = /<script src="([^"]*\/turbopack-[^"]+\.js)"[^>]*><\/script>/g;

/**
 * Asks for the starter at once and runs it after the first paint: it takes a tenth of a second, which
 * a page that is drawn ahead need not wait for. Nothing paints a page that nobody sees.
 * @param {string} address
 */
const afterPaint = (address) =>
  `<link rel="preload" as="script" href="${address}"/><script>(function(){` +
  `function start(){var s=document.createElement('script');s.src=${JSON.stringify(address)};document.head.append(s)}` +
  `document.visibilityState==='hidden'?start():requestAnimationFrame(function(){setTimeout(start)})})()</script>`;

/**
 * Run it before the policies are written: each page gets an inline script more.
 * @param {string} dir the built site
 */
export function paintFirst(dir) {
  for (const file of pagesUnder(dir)) {
    const html = readFileSync(file, 'utf8');
    const [first, ...others] = html.matchAll(starter);
    if (!first?.[1] || others.length > 0)
      throw new Error(`${file} has no one script that starts it.`);
    writeFileSync(file, orderLoading(html.replace(first[0], afterPaint(first[1]))));
  }
}

/**
 * Chromium's hint to compile a whole script as it comes, beside the page, in place of each function
 * when it is first called, which the page would wait for. Comments to every other browser.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Hints for all that a first visit to some page loads.
 * @param {string} dir the built site
 */
export function compileAhead(dir) {
  const pages = pagesUnder(dir).map((page) => readFileSync(page, 'utf8'));
  for (const script of new Set(pages.flatMap((html) => scriptsOf(dir, html)))) {
    const code = readFileSync(script, 'utf8');
    if (!code.startsWith(hint)) writeFileSync(script, hint + code);
  }
}
