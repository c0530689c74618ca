import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { writeServiceWorker } from '@/scripts/offline/service-worker.mjs';
import { serve } from '@/scripts/serve.mjs';
import { addPolicies } from '@/scripts/site-policies.mjs';

/** A copy of the built site with a server of its own, which can be changed and stopped. */
export interface OwnSite {
  readonly url: string;
  readonly dir: string;
  /** Nothing listens there any more. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const built = join(import.meta.dirname, '../../out');

/** Serves a copy of the built site until the test is over. */
export async function ownSite(): Promise<OwnSite> {
  const dir = mkdtempSync(join(tmpdir(), 'muster-site-'));
  cpSync(built, dir, { recursive: true });
  let server = await serve({ dir, port: 0 });
  let isRunning = true;
  const { url } = server;
  const port = Number(new URL(url).port);
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  const start = async () => {
    server = await serve({ dir, port });
    isRunning = true;
  };
  cleanUps.push(async () => {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  });
  return { url, dir, stop, start };
}

const cleanUps: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** No network, and nobody who would answer if there were one. */
export async function cutOff(context: BrowserContext, site: OwnSite): Promise<void> {
  await context.setOffline(true);
  await site.stop();
}

export async function reconnect(context: BrowserContext, site: OwnSite): Promise<void> {
  await site.start();
  await context.setOffline(false);
}

/** Opens the shelf and waits until the site is kept and answers this page, too. */
export async function visit(page: Page, site: OwnSite, path = ''): Promise<void> {
  await page.goto(site.url + path);
  await expectReady(page);
}

/** The site is kept whole, and this page gets its files from there. */
export async function expectReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 60_000 },
  );
}

function textFiles(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.(html|txt|js)$/.test(name) && name !== 'sw.js')
    .map((entry) => join(entry.parentPath, entry.name));
}

function replaceEverywhere(dir: string, from: string, to: string): void {
  for (const file of textFiles(dir)) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
  }
}

/** What the second version says about itself on its page about the site. */
export const secondWords = 'The second edition builds, checks and prints lists';

/** In the code of the sheet with the deleted lists, which is loaded only when it is opened. */
const inBinSheet = 'py-2 last:border-b-0';
/** A class that rows in there have in the second version. */
export const classOfSecond = 'second-edition';

/**
 * Makes the copy another version of the site: another build id, other words on a page, and a part
 * that is loaded late under another name, as a changed one has.
 */
export async function makeSecondVersion(dir: string): Promise<void> {
  const [, buildId] =
    /\\"b\\":\\"(\w+)\\"/.exec(readFileSync(join(dir, 'index.html'), 'utf8')) ?? [];
  if (buildId === undefined) throw new Error('The pages name no build.');
  replaceEverywhere(dir, buildId, 'second');
  renameSync(join(dir, '_next/static', buildId), join(dir, '_next/static/second'));
  replaceEverywhere(dir, 'Muster Roll builds, checks and prints lists', secondWords);

  const chunks = join(dir, '_next/static/chunks');
  const late = readdirSync(chunks).filter(
    (name) => name.endsWith('.js') && readFileSync(join(chunks, name), 'utf8').includes(inBinSheet),
  );
  if (late.length === 0) throw new Error('No part that is loaded late has been found.');
  replaceEverywhere(dir, inBinSheet, `${classOfSecond} ${inBinSheet}`);
  for (const name of late) {
    renameSync(join(chunks, name), join(chunks, `second-${name}`));
    replaceEverywhere(dir, name, `second-${name}`);
  }
  addPolicies(dir);
  await writeServiceWorker(dir);
}
