import { expect, test } from 'vitest';
import { isNamedByContent, pageOf, pathOf } from '@/lib/offline/worker/addresses';

const origin = 'https://club.example';

test.each([
  { address: '/', scope: '/', path: '' },
  { address: '/index.html', scope: '/', path: '' },
  { address: '/list/?id=1#x', scope: '/', path: 'list/' },
  { address: '/list/index.html?id=1', scope: '/', path: 'list/' },
  { address: '/print/__next._full.txt?_rsc=1', scope: '/', path: 'print/index.txt' },
  { address: '/print/index.txt', scope: '/', path: 'print/index.txt' },
  { address: '/muster/list/', scope: '/muster/', path: 'list/' },
  { address: '/muster/', scope: '/muster/', path: '' },
  { address: '/muster', scope: '/muster/', path: undefined },
  { address: '/mustering/list/', scope: '/muster/', path: undefined },
  { address: 'https://elsewhere.example/list/', scope: '/', path: undefined },
  { address: 'blob:https://club.example/1', scope: '/', path: undefined },
])('under $scope, $address is $path', ({ address, scope, path }) => {
  expect(pathOf(address, origin, scope)).toBe(path);
});

test.each([
  { path: '', page: '' },
  { path: 'list', page: 'list/' },
  { path: 'list/', page: 'list/' },
  { path: 'no/such', page: 'no/such/' },
  { path: 'licences/alegreya-sans.txt', page: 'licences/alegreya-sans.txt' },
])('a page asked for as "$path" is "$page"', ({ path, page }) => {
  expect(pageOf(path)).toBe(page);
});

test('what Next builds is named by its content, what it writes for addresses is not', () => {
  expect(isNamedByContent('_next/static/chunks/a.js')).toBe(true);
  expect(isNamedByContent('print/index.txt')).toBe(false);
});
