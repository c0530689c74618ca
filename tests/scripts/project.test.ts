import { describe, expect, test } from 'vitest';
import { isInstalled } from '@/scripts/project.mjs';
import { temporaryFolder } from './temporary-folder';

type Packages = Record<string, { version: string; optional?: boolean }>;

const wanted: Packages = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

describe('isInstalled', () => {
  test.each<{ name: string; found: Packages | undefined; installed: boolean }>([
    { name: 'no node_modules', found: undefined, installed: false },
    {
      name: 'all but an optional package',
      found: { 'node_modules/next': { version: '16.4.6' } },
      installed: true,
    },
    { name: 'a package missing', found: {}, installed: false },
    {
      name: 'another version',
      found: { 'node_modules/next': { version: '16.4.5' } },
      installed: false,
    },
    {
      name: 'a package more, put there by hand',
      found: {
        'node_modules/next': { version: '16.4.6' },
        'node_modules/lodash': { version: '4.0.0' },
      },
      installed: true,
    },
  ])('$name: $installed', ({ found, installed }) => {
    const folder = temporaryFolder({
      'package-lock.json': JSON.stringify({ packages: wanted }),
      ...(found && { 'node_modules/.package-lock.json': JSON.stringify({ packages: found }) }),
    });
    expect(isInstalled(folder)).toBe(installed);
  });
});
