import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { documentNo, linkTo, openDesk, rows } from './check-desk-files';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';
import { writeFilm } from './qr-video';

const film = join(mkdtempSync(join(tmpdir(), 'muster-roll-')), 'codes.y4m');
const browser = findBrowser();

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(browser && { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test.beforeAll(async () => {
  writeFilm(film, [
    await linkTo(documentNo(0)),
    await linkTo(documentNo(1)),
    'WIFI:T:WPA;S:Club;;',
  ]);
});

/** Remembers every camera that the page opens. */
async function watchCameras(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const cameras: MediaStream[] = [];
    Object.assign(window, { cameras });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      cameras.push(stream);
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { cameras: MediaStream[] }).cameras.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    );
}

test('codes before the camera become rows, one after the other', async ({ page }) => {
  const cameras = await watchCameras(page);
  await openDesk(page);
  await page.getByRole('button', { name: 'Scan codes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan codes' });
  await expect(sheet.getByText('Hold the code of a printed roster')).toBeVisible();
  await expect(sheet.getByText('Squad 0000', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Legal', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Squad 0001', { exact: true })).toBeVisible();
  await expect(sheet.getByText('1 rule broken', { exact: true })).toBeVisible();
  await expect(
    sheet.getByRole('paragraph').filter({ hasText: 'This code holds no list.' }),
  ).toBeVisible();
  await expectAccessible(page, 'dialog');
  await expectNoSidewaysScroll(page);
  expect(await cameras()).toEqual(['live']);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.poll(cameras).toEqual(['ended']);
  expect(await rows(page).count()).toBeGreaterThanOrEqual(2);
});

for (const [name, error, words] of [
  ['is refused', 'NotAllowedError', 'The camera was not allowed.'],
  ['is missing', 'NotFoundError', 'No camera was found.'],
  ['is in use', 'NotReadableError', 'Something else is using the camera.'],
] as const)
  test(`a camera that ${name} says so, and can be asked again`, async ({ page }) => {
    await page.addInitScript((reason) => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      let isFirst = true;
      mediaDevices.getUserMedia = (wanted) => {
        if (!isFirst) return open(wanted);
        isFirst = false;
        return Promise.reject(new DOMException('', reason));
      };
    }, error);
    await openDesk(page);
    await page.getByRole('button', { name: 'Scan codes' }).click();
    const sheet = page.getByRole('dialog', { name: 'Scan codes' });
    await expect(sheet.getByRole('alert')).toContainText(words);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByText('Squad 0000', { exact: true })).toBeVisible();
  });

test('a page without a camera says why', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await openDesk(page);
  await page.getByRole('button', { name: 'Scan codes' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('opened over https');
});
