import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { growth, scriptsOf } from '../../scripts/sizes.mjs';

describe('what a first load costs', () => {
  test('the scripts of a page, each once, without those for old browsers', () => {
    const out = mkdtempSync(join(tmpdir(), 'sizes-'));
    mkdirSync(join(out, '_next'));
    writeFileSync(
      join(out, 'index.html'),
      `<script>inline()</script><script src="/_next/a.js" async=""></script>
       <script src="/muster/_next/b.js?v=1"></script><script src="/_next/a.js"></script>
       <script src="/_next/old.js" noModule=""></script>`,
    );
    expect(scriptsOf(out, 'index.html')).toEqual([
      join(out, '/_next/a.js'),
      join(out, '/_next/b.js'),
    ]);
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
