import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();

/** Journeys of a phone, told once. */
const onlyOnPhones = [
  'builder-phone',
  'handed-over',
  'offline',
  'offline-update',
  'orders-phone',
  'play',
  'texts',
];

const phoneSpecs = onlyOnPhones.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000, // a busy machine is slow, not wrong
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  webServer: {
    // Any free port, so that two checkouts can be tested at once; its number becomes E2E_PORT.
    command: 'node scripts/serve.mjs --port 0',
    wait: { stdout: /http:\/\/localhost:(?<e2e_port>\d+)/ },
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    serviceWorkers: 'block', // the tests of use without a network allow them
    // Recording every test in case that it fails takes a third of the time of all of them.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox', // Chromium refuses to run as root with it, as in a container
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: phoneSpecs.map((spec) => `**/${spec}`),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Playwright looks for this in a test's file name, its title and its tags.
      grep: new RegExp(`(?<![\\w-])(${phoneSpecs.join('|')})|@phone`),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
