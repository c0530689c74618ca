import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead, paintFirst } from '@/scripts/first-paint.mjs';
import { scriptsOf } from '@/scripts/pages.mjs';
import { temporaryFolder } from './temporary-folder';

const starter = '/muster/_next/static/chunks/turbopack-1a.js';
const page = `<html><head><link rel="stylesheet" href="/muster/_next/a.css"/>
<script src="/muster/_next/a.js" async=""></script><script src="${starter}" async=""></script>
</head><body><script>flight()</script></body></html>`;

test('a page starts its scripts after its first paint, and still loads them all at once', () => {
  const dir = temporaryFolder({ 'index.html': page, 'list/index.html': page });
  paintFirst(dir);
  for (const name of ['index.html', 'list/index.html']) {
    const html = readFileSync(join(dir, name), 'utf8');
    expect(html).not.toContain(`<script src="${starter}"`);
    expect(html).toContain(`<link rel="preload" as="script" href="${starter}"/>`);
    expect(new Set(scriptsOf(dir, html))).toEqual(new Set(scriptsOf(dir, page)));
  }
});

test.each([
  ['none', page.replace(/turbopack/g, 'webpack')],
  ['two', page + page],
])('a page with %s to start it is not built', (_name, html) => {
  expect(() => paintFirst(temporaryFolder({ 'index.html': html }))).toThrow(/index\.html/);
});

test('scripts of a first load carry the hint, once; others do not', () => {
  const dir = temporaryFolder({
    'index.html': '<script src="/_next/a.js"></script>',
    '_next/a.js': 'a()',
    '_next/late.js': 'late()',
  });
  compileAhead(dir);
  compileAhead(dir);
  expect(readFileSync(join(dir, '_next/a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(readFileSync(join(dir, '_next/late.js'), 'utf8')).toBe('late()');
});
