import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptsOf } from '../../scripts/pages.mjs';
import { growth } from '../../scripts/sizes.mjs';

describe('what a first load costs', () => {
  test('the scripts of a page, each once, without those for old browsers', () => {
    const html = `<script>inline()</script><script src="/_next/a.js" async=""></script>
       <link rel="preload" href="/_next/face.woff2" as="font"/>
       <link rel="preload" as="script" href="/muster/_next/c.js"/>
       <script src="/muster/_next/b.js?v=1"></script><script src="/_next/a.js"></script>
       <script src="/_next/old.js" noModule=""></script>`;
    const scripts = ['a.js', 'c.js', 'b.js'].map((name) => join('out', '_next', name));
    expect(scriptsOf('out', html)).toEqual(scripts);
  });

  test.each([
    ['smaller', { shelf: 900 }, 0],
    ['the same', { shelf: 1000 }, 0],
    ['larger by what gzip differs between versions', { shelf: 1002 }, 0],
    ['larger', { shelf: 1003 }, 1],
    ['a page that nobody recorded', { shelf: 1000, more: 1 }, 1],
  ])('%s', (_name, measured, faults) => {
    expect(growth({ shelf: 1000 }, measured)).toHaveLength(faults);
  });
});
