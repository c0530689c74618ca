/**
 * Things that Next has no setting for, done to the pages and scripts that it has built: a page is
 * drawn before its scripts run, those are compiled while it is being drawn, and what a page of lists
 * asks for first comes with them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedAhead } from './asked-ahead.mjs';
import { isDrawnAhead, orderLoading } from './loading-order.mjs';
import { pagesUnder, scriptsOf } from './pages.mjs';

/** The script that runs all others, once they are there. */
const starter = /<script src="([^"]*\/turbopack-[^"]+\.js)"[^>]*><\/script>/g;

/** Scripts that run when they come, in the head. */
const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;

/**
 * Runs scripts once the page has been painted: they take a tenth of a second, which one that is drawn
 * ahead need not wait for. Nothing paints a page that nobody sees. React knows them by `async` and
 * their address.
 * @param {readonly string[]} addresses
 */
const afterPaint = (addresses) =>
  `<script>(function(){var l=${JSON.stringify(addresses)};function start(){while(l.length){` +
  `var s=document.createElement('script');s.async=true;s.src=l.shift();document.head.append(s)}}` +
  `var o=window.PerformanceObserver,t=o&&o.supportedEntryTypes||[];` +
  `if(document.visibilityState==='hidden'||t.indexOf('paint')<0)return start();` +
  `new o(start).observe({type:'paint',buffered:true});` +
  `document.addEventListener('visibilitychange',start)})()</script>`;

/**
 * Asks for scripts that are wanted when the others run, where there are lists to read.
 * @param {readonly string[]} addresses
 */
const whereListsAre = (addresses) =>
  `<script>(function(){try{if(!localStorage.getItem('muster-roll:lists'))return}catch(e){return}` +
  `${JSON.stringify(addresses)}.forEach(function(a){var l=document.createElement('link');` +
  `l.rel='preload';l.as='script';l.fetchPriority='low';l.href=a;document.head.append(l)})})()</script>`;

/** Pages of which what is stored is the first thing to show. */
const ofLists = ['index.html', 'list/index.html'];

/**
 * Run it before the policies are written: pages get inline scripts more.
 * @param {string} dir the built site
 */
export function paintFirst(dir) {
  const ahead = askedAhead(dir);
  const listPages = ofLists.map((page) => join(dir, page));
  for (const file of pagesUnder(dir)) {
    const html = readFileSync(file, 'utf8');
    const [first, ...others] = html.matchAll(starter);
    if (!first?.[1] || others.length > 0)
      throw new Error(`${file} has no one script that starts it.`);
    const base = first[1].slice(0, first[1].indexOf('static/'));
    const asks = listPages.includes(file) ? whereListsAre(ahead.map((name) => base + name)) : '';
    writeFileSync(file, isDrawnAhead(html) ? startedLate(html, asks) : orderLoading(html, asks));
  }
}

/** A page of more bytes is painted in parts. */
const mostAtOnce = 100_000;

/**
 * Has a browser that can wait until what it would paint in parts is all there: what stands beside a
 * part that comes later would move.
 * @param {string} html
 */
function atOnce(html) {
  const whole = html.length > mostAtOnce ? 'masthead' : 'main';
  if (!html.includes(` id="${whole}"`)) throw new Error(`A page has no element "${whole}".`);
  return `<link rel="expect" href="#${whole}" blocking="render"/>`;
}

/**
 * @param {string} html
 * @param {string} asks
 */
function startedLate(html, asks) {
  const at = html.indexOf('</head>');
  const head = html.slice(0, at);
  const addresses = [...head.matchAll(asyncScript)].map(([, address = '']) => address);
  const asked = head.replace(
    asyncScript,
    '<link rel="preload" as="script" fetchPriority="low" href="$1"/>',
  );
  return orderLoading(asked + html.slice(at), atOnce(html) + asks + afterPaint(addresses));
}

/**
 * Chromium's hint to compile a whole script as it comes, beside the page, in place of each function
 * when it is first called, which the page would wait for. Comments to every other browser.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Hints for all that a first visit to some page loads, and for what is asked for ahead.
 * @param {string} dir the built site
 */
export function compileAhead(dir) {
  const pages = pagesUnder(dir).map((page) => readFileSync(page, 'utf8'));
  const named = pages.flatMap((html) => scriptsOf(dir, html));
  const ahead = askedAhead(dir).map((name) => join(dir, '_next', name));
  for (const script of new Set([...named, ...ahead])) {
    const code = readFileSync(script, 'utf8');
    if (!code.startsWith(hint)) writeFileSync(script, hint + code);
  }
}
