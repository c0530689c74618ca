import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceFaults, licencesFile, licencesText, lockedPackages } from '@/scripts/licences.mjs';
import { root } from '@/scripts/project.mjs';

const packages = lockedPackages(root);

test('every package is under a licence that may be used as it is', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(licenceFaults(packages)).toEqual([]);
});

test.each([
  ['MIT', true, true],
  ['MIT AND OFL-1.1', true, true],
  ['GPL-3.0 OR MIT', true, true],
  ['MPL-2.0', false, true],
  ['MPL-2.0', true, false],
  ['MIT AND GPL-3.0', true, false],
  ['', false, false],
])('%s, shipped: %s, is allowed: %s', (licence, isShipped, isAllowed) => {
  const one = { name: 'x', version: '1', folder: 'x', licence, isShipped };
  expect(licenceFaults([one])).toHaveLength(isAllowed ? 0 : 1);
});

test('the site shows the licences of what it is built from (npm run audit -- --write)', () => {
  const text = readFileSync(join(root, licencesFile), 'utf8');
  expect(text).toBe(licencesText(root));
  for (const { name, version } of packages.filter((one) => one.isShipped))
    expect(text).toContain(`${name} ${version} (`);
});
