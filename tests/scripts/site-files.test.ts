import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { siteFiles } from '@/scripts/offline/site-files.mjs';
import { temporaryFolder } from './temporary-folder';

const page =
  '<script src="/base/_next/static/chunks/old.js" noModule=""></script><script src="/base/_next/static/chunks/a.js"></script>';

const site = {
  'index.html': page,
  'index.txt': 'payload',
  '__next._full.txt': 'payload',
  '__next._tree.txt': 'tree',
  'list/index.html': 'list',
  '404.html': 'none',
  '404/index.html': 'none',
  '_not-found/index.html': 'none',
  _headers: '/*',
  '.source-hash': 'hash',
  'sw.js': 'older',
  'manifest.webmanifest': '{}',
  'icons/shako-192.png': 'png',
  'licences/a.txt': 'OFL',
  '_next/static/x/_buildManifest.js': '',
  '_next/static/chunks/a.js': 'a',
  '_next/static/chunks/a.js.map': '{}',
  '_next/static/chunks/old.js': 'polyfills',
  '_next/static/media/face-latin-400.woff2': 'latin',
  '_next/static/media/face-latin-ext-400.woff2': 'latin-ext',
  '_next/static/media/face-cyrillic-ext-400.woff2': 'cyrillic',
  '_next/static/media/face-latin-400.woff': 'woff',
  '_next/static/media/face.ttf': 'ttf',
};

test('what pages need is kept, what some need later, and nothing else', () => {
  const { files, later, size } = siteFiles(temporaryFolder(site));
  expect(files.map(([path]) => path)).toEqual([
    '404.html',
    '__next._tree.txt',
    '_next/static/chunks/a.js',
    '_next/static/media/face-latin-400.woff2',
    '_next/static/media/face-latin-ext-400.woff2',
    '_next/static/media/face.ttf',
    '',
    'index.txt',
    'licences/a.txt',
    'list/',
    'manifest.webmanifest',
  ]);
  expect(later.map(([path]) => path)).toEqual([
    '_next/static/media/face-cyrillic-ext-400.woff2',
    'icons/shako-192.png',
  ]);
  expect(size.files).toBe(11);
});

test('a file is known by its content', () => {
  const hash = createHash('sha256').update('list').digest('hex').slice(0, 16);
  expect(siteFiles(temporaryFolder(site)).files).toContainEqual(['list/', hash]);
});
