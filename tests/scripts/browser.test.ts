import { describe, expect, test } from 'vitest';
import { findBrowser, findWholeBrowser } from '@/scripts/browser.mjs';

interface Case {
  readonly name: string;
  readonly env: Record<string, string>;
  readonly platform: NodeJS.Platform;
  readonly files: readonly string[];
  readonly found: string | undefined;
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const cases: readonly Case[] = [
  {
    name: 'CHROMIUM_PATH before the PATH',
    env: { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' },
    platform: 'linux',
    files: ['/opt/chromium', '/usr/bin/chromium'],
    found: '/opt/chromium',
  },
  {
    name: 'the Chromium without windows before all others',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    files: ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'],
    found: '/usr/bin/chromium-headless-shell',
  },
  {
    name: 'Chromium before Chrome, wherever they are on the PATH',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    files: ['/usr/local/bin/google-chrome', '/usr/bin/chromium'],
    found: '/usr/bin/chromium',
  },
  {
    name: 'an application of macOS',
    env: { PATH: '/usr/bin', HOME: '/Users/ney' },
    platform: 'darwin',
    files: [macChrome],
    found: macChrome,
  },
  {
    name: "a user's own application of macOS",
    env: { PATH: '/usr/bin', HOME: '/Users/ney' },
    platform: 'darwin',
    files: [`/Users/ney${macChrome}`],
    found: `/Users/ney${macChrome}`,
  },
  {
    name: 'a program of Windows',
    env: { PROGRAMFILES: '/Program Files' },
    platform: 'win32',
    files: ['/Program Files/Google/Chrome/Application/chrome.exe'],
    found: '/Program Files/Google/Chrome/Application/chrome.exe',
  },
  {
    name: 'nothing where there is none',
    env: { PATH: '/usr/bin' },
    platform: 'linux',
    files: [macChrome],
    found: undefined,
  },
];

describe('the browser for the tests', () => {
  test.each(cases)('finds $name', ({ env, platform, files, found }) => {
    expect(findBrowser({ env, platform, exists: (path) => files.includes(path) })).toBe(found);
  });

  test('takes a whole one for what is told of it, where there is one', () => {
    const find = (...files: readonly string[]) =>
      findWholeBrowser({
        env: { PATH: '/usr/bin' },
        platform: 'linux',
        exists: (path) => files.includes(path),
      });
    const without = '/usr/bin/chromium-headless-shell';
    expect(find(without, '/usr/bin/chromium')).toBe('/usr/bin/chromium');
    expect(find(without)).toBe(without);
  });

  test('refuses a CHROMIUM_PATH that names nothing, rather than take another', () => {
    const env = { CHROMIUM_PATH: '/no/such', PATH: '/usr/bin' };
    const machine = {
      env,
      platform: 'linux',
      exists: (path: string) => path !== '/no/such',
    } as const;
    expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH names no file: /no/such');
  });
});
