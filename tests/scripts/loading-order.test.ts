import { expect, test } from 'vitest';
import { orderLoading } from '@/scripts/loading-order.mjs';

const display = '/_next/static/media/old-standard-tt-latin-700-normal.1a.woff2';
const text = '/_next/static/media/alegreya-sans-latin-400-normal.2b.woff2';

function face(href: string): string {
  return `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;
}

/** As Next writes it: faces first, and once more where they were asked for. */
function page(main: string): string {
  return `<html><head>${face(display)}${face(text)}<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/a2.css"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/c.js" async=""></script>${face(display)}${face(text)}<script src="/old.js" noModule=""></script></head><body>${main}<script>flight()</script></body></html>`;
}

/** What a page names, in its order: the kind of each, and how much of a hurry it says there is. */
function order(html: string): readonly string[] {
  return [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]+)"[^>]*>/g)].map(
    ([tag, address = '']) =>
      [
        address,
        / as="style"/.test(tag) && 'style',
        /fetchPriority="(\w+)"/.exec(tag)?.[1],
        /media="([^"]+)"/.exec(tag)?.[1],
      ]
        .filter(Boolean)
        .join(' '),
  );
}

test('a page that is drawn ahead brings its sheet, its faces, its scripts', () => {
  expect(order(orderLoading(page('<main id="main">Shelf</main>')))).toEqual([
    '/a.css style',
    '/a2.css style',
    display,
    text,
    '/b.js low',
    '/c.js',
    '/a.css',
    '/a2.css',
    '/old.js',
  ]);
});

test('a page with nothing on it yet brings its scripts before all faces but the masthead’s', () => {
  expect(order(orderLoading(page('<main id="main" aria-busy="true"></main>')))).toEqual([
    '/a.css style',
    '/a2.css style',
    `${display} (min-width: 48rem)`,
    '/b.js high',
    '/c.js high',
    '/a.css',
    '/a2.css',
    '/old.js',
    `${display} low`,
    `${text} low`,
  ]);
});

test('what a page begins with runs when its scripts are asked for, and waits for no sheet', () => {
  const first = "<script>say('$&')</script>";
  for (const main of ['<main></main>', '<main aria-busy="true"></main>']) {
    const html = orderLoading(page(main), first);
    const at = html.indexOf(first);
    expect(html.indexOf('/c.js')).toBeLessThan(at);
    expect(at).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
    expect(html).toContain(`${main}<script>flight()</script></body></html>`);
  }
});
