import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDocument } from '@/lib/roster/document';
import { muster } from '../fixtures/muster';
import { runScript } from './run-script';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'muster-process-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = JSON.stringify(
  formatDocument(
    muster('drums-and-shakos', 'france', ['2 infantry-officer'], { cap: null, name: 'Two heads' }),
  ),
);

describe('check as a process', () => {
  test.each([
    ['the folder in which npm was started', 'here.json'],
    ['it before the project, which has a file of that name', 'package.json'],
  ])('finds a file in %s, and ends with its verdict', async (_, name) => {
    writeFileSync(join(folder, name), list);
    const { code, out, err } = await runScript('check', ['--json', name], {
      env: { INIT_CWD: folder },
    });
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(`"file":"${name}"`);
    expect(out).toContain('"rule":"one-leader"');
  });

  test('writes a large answer whole, from standard input', async () => {
    const { code, out } = await runScript(
      'check',
      ['--json', ...new Array<string>(3000).fill('-')],
      { input: list },
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toHaveLength(3000);
  });

  test('tells wrong usage on standard error alone', async () => {
    const { code, out, err } = await runScript('check', ['--bogus', 'a']);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain('Usage: npm run --silent check');
  });
});
