import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detailInFrench } from '@/lib/share/fr/details';

/** What errors say in words: a sentence, with a number where a figure is put into it. */
const details = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/[\\/]fr[\\/]/.test(path))
  .flatMap((path) => [
    ...readFileSync(`lib/${path}`, 'utf8').matchAll(
      /['`]((?:its? |no line |there is |what the |the zip )[^'`\n]*)['`]/g,
    ),
  ])
  .flatMap(([, said = '']) => (said.includes('?') ? [] : said.replaceAll(/\$\{[^}]*\}/g, '5')));

/** The sentences that `failure` is called with, by themselves or out of a table. */
const errors = [...new Set(details)].filter((said) =>
  /^(it is (a|an|no|empty|locked|packed)|it (holds|unpacks|does)|its (code|JSON|brackets)|no line|there is no code|the zip that|what the PDF)/.test(
    said,
  ),
);

test('there are details to tell', () => {
  expect(errors.length).toBeGreaterThan(20);
});

test.each(errors)('%s', (said) => {
  expect(detailInFrench(said)).not.toBe(said);
});
