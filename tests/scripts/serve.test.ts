import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve, sitePath, withSingleSlashes } from '@/scripts/serve.mjs';
import { temporaryFolder } from './temporary-folder';

const site = {
  'index.html': '<script>hello()</script><script src="/a.js"></script>',
  'list/index.html': 'the list',
  '404.html': 'no such page',
  'sw.js': '',
  'a.woff2': 'a face',
  '_next/static/chunks/a.js': '',
};

async function open(
  path: string,
  basePath = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { url, close } = await serve({ dir: temporaryFolder(site), port: 0, basePath });
  onTestFinished(close);
  return fetch(new URL(path, url), { headers });
}

describe('serve', () => {
  test.each([
    { path: '/', status: 200, text: site['index.html'] },
    { path: '/?theme=dark', status: 200, text: site['index.html'] },
    { path: '/list/?id=1', status: 200, text: 'the list' },
    { path: '/list', status: 200, text: 'the list' },
    { path: '/nowhere/', status: 404, text: 'no such page' },
    { path: '/nowhere.js', status: 404, text: 'no such page' },
    { path: '/%2e%2e%2fpackage.json', status: 404, text: 'no such page' },
    { path: '/%', status: 404, text: 'no such page' },
  ])('$path: $status', async ({ path, status, text }) => {
    const response = await open(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test.each([
    { path: '/', caching: 'no-cache' },
    { path: '/sw.js', caching: 'no-cache' },
    { path: '/nowhere', caching: 'no-cache' },
    { path: '/_next/static/chunks/a.js', caching: 'public, max-age=31536000, immutable' },
  ])('$path: $caching', async ({ path, caching }) => {
    const { headers } = await open(path);
    expect(headers.get('Cache-Control')).toBe(caching);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  test('a page allows its own inline scripts, and no others', async () => {
    const hash = createHash('sha256').update('hello()').digest('base64');
    const policy = (await open('/')).headers.get('Content-Security-Policy');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    const other = (await open('/list/')).headers.get('Content-Security-Policy');
    expect(other).toContain(`script-src 'self' 'wasm-unsafe-eval';`);
  });

  test.each(['//list/?id=1', '/list//', '///'])(
    '%s leads to the address it means',
    async (path) => {
      const { url, close } = await serve({ dir: temporaryFolder(site), port: 0 });
      onTestFinished(close);
      const response = await fetch(url.replace(/\/$/, '') + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('Location')]).toEqual([
        308,
        withSingleSlashes(path),
      ]);
    },
  );

  test.each([
    { path: '/', accepted: 'gzip, br', encoding: 'gzip' },
    { path: '/_next/static/chunks/a.js', accepted: 'gzip', encoding: 'gzip' },
    { path: '/', accepted: 'identity', encoding: null },
    { path: '/a.woff2', accepted: 'gzip', encoding: null },
    { path: '/nowhere/', accepted: 'gzip', encoding: null },
  ])('$path for who takes $accepted: $encoding', async ({ path, accepted, encoding }) => {
    const response = await open(path, '', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toBe(await (await open(path)).text());
  });

  test('what is packed is the file as it is now', async () => {
    const dir = temporaryFolder(site);
    const { url, close } = await serve({ dir, port: 0 });
    onTestFinished(close);
    await (await fetch(url)).text();
    writeFileSync(join(dir, 'index.html'), 'another page, of another length');
    expect(await (await fetch(url)).text()).toBe('another page, of another length');
  });

  test('nothing is sent again to who has it', async () => {
    const { url, close } = await serve({ dir: temporaryFolder(site), port: 0 });
    onTestFinished(close);
    const { headers } = await fetch(url);
    const again = await fetch(url, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('under a base path, serves nothing beside it', async () => {
    expect(await (await open('/muster/list/', '/muster')).text()).toBe('the list');
    expect((await open('/list/', '/muster')).status).toBe(404);
    expect((await open('/mustering', '/muster')).status).toBe(404);
  });
});

test.each([
  { url: '/', basePath: '', file: '/index.html' },
  { url: '/list/?id=a.b', basePath: '', file: '/list/index.html' },
  { url: '/icon.svg?v=1', basePath: '', file: '/icon.svg' },
  { url: '/muster', basePath: '/muster', file: '/index.html' },
  { url: '/muster/a.js', basePath: '/muster', file: '/a.js' },
  { url: '/a.js', basePath: '/muster', file: undefined },
])('sitePath: $url is $file', ({ url, basePath, file }) => {
  expect(sitePath(url, basePath)).toBe(file);
});

test.each([
  ['//evil.example/list', '/evil.example/list'],
  ['/a//b///c/?next=//x', '/a/b/c/?next=//x'],
  ['/list/?id=1', '/list/?id=1'],
])('%s with single slashes is %s', (url, single) => {
  expect(withSingleSlashes(url)).toBe(single);
});
