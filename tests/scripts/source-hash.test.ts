import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt, sourceHash, stampBuild } from '@/scripts/source-hash.mjs';
import { temporaryFolder } from './temporary-folder';

const sources = { 'app/page.tsx': 'page', 'lib/a.ts': 'a', 'README.md': 'read me' };

test.each<{ name: string; change: (folder: string) => void; changes: boolean }>([
  { name: 'nothing', change: () => {}, changes: false },
  {
    name: 'a file beside the sources',
    change: (folder) => writeFileSync(join(folder, 'README.md'), 'read on'),
    changes: false,
  },
  {
    name: 'the content of a source',
    change: (folder) => writeFileSync(join(folder, 'lib/a.ts'), 'b'),
    changes: true,
  },
  {
    name: 'the name of a source',
    change: (folder) => renameSync(join(folder, 'lib/a.ts'), join(folder, 'lib/b.ts')),
    changes: true,
  },
  {
    name: 'a source less',
    change: (folder) => rmSync(join(folder, 'lib/a.ts')),
    changes: true,
  },
])('after $name changed, the site needs a build: $changes', ({ change, changes }) => {
  const folder = temporaryFolder(sources);
  expect(isBuilt(folder)).toBe(false);
  mkdirSync(join(folder, 'out'));
  stampBuild(folder);
  expect(isBuilt(folder)).toBe(true);
  change(folder);
  expect(isBuilt(folder)).toBe(!changes);
});

test('a build for another base path is another build', () => {
  const folder = temporaryFolder(sources);
  expect(sourceHash(folder, '/muster')).not.toBe(sourceHash(folder, ''));
});
