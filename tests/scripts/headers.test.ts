import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from '@/scripts/csp.mjs';
import { headerRules, headersFile } from '@/scripts/headers.mjs';
import { root } from '@/scripts/project.mjs';
import { serve } from '@/scripts/serve.mjs';
import { temporaryFolder } from './temporary-folder';

const page = '<script>hello()</script>';
const site = {
  'index.html': page,
  'list/index.html': page,
  '404.html': page,
  'sw.js': '',
  'icon.svg': '<svg/>',
  '_next/static/chunks/a.js': '',
};

/** What a host sends for a path by the rules of a `_headers` file; several values are all sent. */
function sentBy(file: string, path: string): ReadonlyMap<string, readonly string[]> {
  const sent = new Map<string, string[]>();
  let fits = false;
  for (const line of file.split('\n')) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header?.[1] && header[2] !== undefined) {
      if (fits) sent.set(header[1], [...(sent.get(header[1]) ?? []), header[2]]);
    } else if (line !== '')
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
  }
  return sent;
}

describe.each(['', '/muster'])('under "%s"', (basePath) => {
  test.each(['/', '/list/', '/sw.js', '/icon.svg', '/_next/static/chunks/a.js'])(
    'our server sends for %s what _headers and the page say together',
    async (path) => {
      const { url, close } = await serve({ dir: temporaryFolder(site), port: 0, basePath });
      onTestFinished(close);
      const { headers } = await fetch(new URL(basePath + path, url));
      const sent = new Map(sentBy(headersFile(basePath), basePath + path));
      if (path.endsWith('/')) {
        const own = sent.get('Content-Security-Policy') ?? [];
        sent.set('Content-Security-Policy', [contentSecurityPolicy(page), ...own]);
      }
      expect(sent.size).toBeGreaterThan(2);
      for (const [name, values] of sent) expect(headers.get(name)).toBe(values.join(', '));
    },
  );
});

test('docs/nginx.conf has every header of every rule', () => {
  const example = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const blocks = example.split('location ').slice(1);
  expect(blocks).toHaveLength(headerRules.length);
  for (const [at, { path, headers }] of headerRules.entries()) {
    const block = blocks[at] ?? '';
    expect(block).toContain(`/muster${path.replace('*', '')} {`);
    // nginx sends nothing of an outer block where an inner one adds headers.
    const wanted = { ...headerRules[0]?.headers, ...headers };
    for (const [name, value] of Object.entries(wanted))
      expect(block).toContain(`add_header ${name} "${value}"`);
  }
});

test('no line of _headers is longer than hosts read', () => {
  for (const line of headersFile('/muster').split('\n')) expect(line.length).toBeLessThan(2000);
});
