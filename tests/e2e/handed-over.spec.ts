import { type Page, expect, test } from '@playwright/test';
import { legalSquad } from './builder-desk';
import { linkTo } from './check-desk-files';
import { french, type ListFile, listFile } from './list-files';
import { cutOff, ownSite, visit } from './offline-site';
import { expectAccessible } from './page-checks';

test.use({ serviceWorkers: 'allow' });

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: readonly ListFile[];
}

/** Sends what a system sends when an app shares something: a form, as the manifest describes it. */
async function share(page: Page, { files = [], ...fields }: Shared): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    content: buffer.toString('base64'),
  }));
  await page.evaluate(
    async ({ fields: texts, sent: all }) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const manifest = (await (await fetch(link?.href ?? '')).json()) as {
        share_target: {
          action: string;
          params: { title: string; text: string; url: string; files: { name: string }[] };
        };
      };
      const { action, params } = manifest.share_target;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      for (const field of ['title', 'text', 'url'] as const) {
        const input = document.createElement('input');
        Object.assign(input, { name: params[field], value: texts[field] ?? '' });
        form.append(input);
      }
      const data = new DataTransfer();
      for (const { name, mimeType, content } of all) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', multiple: true, name: params.files[0]?.name });
      input.files = data.files;
      if (all.length > 0) form.append(input);
      document.body.append(form);
      form.submit();
    },
    { fields, sent },
  );
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bring in a list' });

test('files, links and texts that other apps share are shown, twice in a row and without a network', async ({
  page,
}) => {
  const site = await ownSite();
  await visit(page, site);
  await cutOff(page.context(), site);

  await share(page, { title: 'squad', files: [listFile(french('By file'))] });
  await expect(sheet(page)).toContainText('By file');
  await expectAccessible(page);
  // A page that is loaded again still has it; what was looked at is let go.
  await page.reload();
  await expect(sheet(page)).toContainText('By file');
  await sheet(page).getByRole('button', { name: 'Add to my lists' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=/);

  await share(page, { text: `For Sunday: ${await linkTo(legalSquad)}` });
  await expect(sheet(page)).toContainText('Rearguard');
  await sheet(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/open\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Open a list' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);

  await share(page, {
    files: [listFile(french('One'), 'a.json'), listFile(french('Two'), 'b.json')],
  });
  await expect(sheet(page)).toContainText('One');
  await share(page, { url: await linkTo(legalSquad) });
  await expect(sheet(page)).toContainText('Rearguard');
  await expect(sheet(page)).not.toContainText('One');

  await share(page, { text: 'See you at the club' });
  await expect(sheet(page).getByRole('button', { name: 'Try something else' })).toBeVisible();
});

test('a share that is not there any more is told', async ({ page }) => {
  await page.goto('/open/?shared=none');
  await expect(page.getByText('Nothing has arrived.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expectAccessible(page);
});

test('a file that the system opens with the site is shown, and the next one, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let consumer: (launch: object) => void = () => undefined;
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (launch: object) => void) => (consumer = take) },
    });
    Object.assign(window, {
      launch: (name: string, content: string | null) =>
        consumer({
          files: [
            {
              name,
              getFile: () =>
                content === null
                  ? Promise.reject(new DOMException('', 'NotFoundError'))
                  : Promise.resolve(new File([content], name)),
            },
          ],
        }),
    });
  });
  const launch = (name: string, content: string | null) =>
    page.evaluate(
      ([file, text]) =>
        (window as unknown as { launch: (...args: unknown[]) => void }).launch(file, text),
      [name, content],
    );
  await page.goto('/open/');
  await expect(page.getByRole('heading', { level: 1, name: 'Open a list' })).toBeVisible();
  await launch('a.muster.json', JSON.stringify(french('From the system')));
  await expect(sheet(page)).toContainText('From the system');
  await launch('b.muster.json', JSON.stringify(french('The next one')));
  await expect(sheet(page)).toContainText('The next one');
  await launch('gone.muster.json', null);
  await expect(sheet(page)).toContainText('gone.muster.json');
  await expect(sheet(page).getByRole('button', { name: 'Try something else' })).toBeVisible();
});
