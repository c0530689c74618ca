import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead, paintFirst } from '@/scripts/first-paint.mjs';
import { presenceScript } from '@/lib/store/presence';
import { askedAhead } from '@/scripts/asked-ahead.mjs';
import { scriptsOf } from '@/scripts/pages.mjs';
import { temporaryFolder } from './temporary-folder';

const starter = '/muster/_next/static/chunks/turbopack-1a.js';

/** Of the bundler: what begins ahead, what opens the database, and who asks for both; then another. */
const chunks = {
  '_next/static/chunks/ahead.js': 'e.s(["browserStore",0,function(){}])',
  '_next/static/chunks/database.js': 'database()',
  '_next/static/chunks/main.js':
    'Promise.all(["static/chunks/sheet.js","static/chunks/database.js"].map(l));' +
    'Promise.all(["static/chunks/ahead.js","static/chunks/database.js"].map(l));e.A(1).then(({browserStore:e})=>e())',
};

const page = `<html><head><link rel="stylesheet" href="/muster/_next/a.css"/>
<script src="/muster/_next/a.js" async=""></script><script src="${starter}" async=""></script>
</head><body><header id="masthead"></header><main id="main"></main><script>flight()</script></body></html>`;

test('a page that is drawn starts its scripts after its first paint, and still loads them all at once', () => {
  const dir = temporaryFolder({ ...chunks, 'index.html': page, 'about/index.html': page });
  paintFirst(dir);
  for (const name of ['index.html', 'about/index.html']) {
    const html = readFileSync(join(dir, name), 'utf8');
    expect(html).not.toContain('<script src=');
    expect(html).toContain(
      `<link rel="preload" as="script" fetchPriority="low" href="${starter}"/>`,
    );
    expect(html).toContain(JSON.stringify(['/muster/_next/a.js', starter]));
    expect(new Set(scriptsOf(dir, html))).toEqual(new Set(scriptsOf(dir, page)));
  }
});

test('a page with nothing on it to be drawn starts its scripts at once', () => {
  const busy = page.replace('<main', '<main aria-busy="true"');
  const dir = temporaryFolder({ ...chunks, 'list/index.html': busy });
  paintFirst(dir);
  const html = readFileSync(join(dir, 'list/index.html'), 'utf8');
  expect(html).toContain(`<script fetchPriority="high" src="${starter}" async=""></script>`);
  expect(html).not.toContain('PerformanceObserver');
});

test('a page is painted whole, but a very long one from its head', () => {
  const long = page.replace('</main>', `${'<p>Square!</p>'.repeat(10_000)}</main>`);
  const dir = temporaryFolder({ ...chunks, 'index.html': page, 'glossary/index.html': long });
  paintFirst(dir);
  expect(
    ['index.html', 'glossary/index.html'].map(
      (name) => /rel="expect" href="([^"]+)"/.exec(readFileSync(join(dir, name), 'utf8'))?.[1],
    ),
  ).toEqual(['#main', '#masthead']);
});

test('pages of lists ask for the database with their scripts, no others', () => {
  const names = ['index.html', 'list/index.html', 'about/index.html'];
  const dir = temporaryFolder({
    ...chunks,
    ...Object.fromEntries(names.map((name) => [name, page])),
  });
  expect(askedAhead(dir)).toEqual(['static/chunks/ahead.js', 'static/chunks/database.js']);
  paintFirst(dir);
  const asks = '["/muster/_next/static/chunks/ahead.js","/muster/_next/static/chunks/database.js"]';
  expect(names.filter((name) => readFileSync(join(dir, name), 'utf8').includes(asks))).toEqual([
    'index.html',
    'list/index.html',
  ]);
});

test('a page asks ahead where it says that there are lists', () => {
  const dir = temporaryFolder({ ...chunks, 'list/index.html': page });
  paintFirst(dir);
  const keyIn = (code: string) => /localStorage\.getItem\('([^']+)'\)/.exec(code)?.[1];
  const key = keyIn(presenceScript);
  expect(key).toBeDefined();
  expect(keyIn(readFileSync(join(dir, 'list/index.html'), 'utf8'))).toBe(key);
});

test('a build in which nothing begins ahead is none', () => {
  const others = { ...chunks, '_next/static/chunks/ahead.js': 'nothing()' };
  expect(() => paintFirst(temporaryFolder({ ...others, 'index.html': page }))).toThrow(/ahead/);
});

test.each([
  ['none', page.replace(/turbopack/g, 'webpack')],
  ['two', page + page],
])('a page with %s to start it is not built', (_name, html) => {
  expect(() => paintFirst(temporaryFolder({ ...chunks, 'index.html': html }))).toThrow(
    /index\.html/,
  );
});

test('scripts of a first load and those asked for ahead carry the hint, once; others do not', () => {
  const dir = temporaryFolder({
    ...chunks,
    'index.html': '<script src="/_next/a.js"></script>',
    '_next/a.js': 'a()',
    '_next/late.js': 'late()',
  });
  compileAhead(dir);
  compileAhead(dir);
  expect(readFileSync(join(dir, '_next/a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(readFileSync(join(dir, '_next/static/chunks/database.js'), 'utf8')).toBe(
    '//# allFunctionsCalledOnLoad\ndatabase()',
  );
  expect(readFileSync(join(dir, '_next/late.js'), 'utf8')).toBe('late()');
});
