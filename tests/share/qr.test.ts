import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import type { List } from '@/lib/roster/list';
import { packList } from '@/lib/share/code/list';
import { parseCode, printedLinkOf } from '@/lib/share/link';
import { type QrCode, mostPrinted, mostShown, qrOf, quietZone } from '@/lib/share/qr';

const catalogues = await loadCatalogues();
const site = 'https://lists.example.org/muster';

/** Draws a symbol as a camera that looks straight at it would see it. */
function raster({ size, path }: QrCode, scale: number) {
  const side = (size + 2 * quietZone) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const at = (Number(y) + quietZone) * scale + row;
        const from = (Number(x) + quietZone) * scale + column;
        data.fill(0, (at * side + from) * 4, (at * side + from) * 4 + 3);
      }
  return { data, side };
}

function scan(code: QrCode, scale = 3): string | undefined {
  const { data, side } = raster(code, scale);
  return jsQR(data, side, side)?.data;
}

async function listOf(entries: number, titled = 0): Promise<List> {
  const { profiles } = await loadRuleset('drums-and-shakos');
  const french = [...profiles.values()].filter(({ nation }) => nation === 'france');
  return {
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name: 'The Army of the North',
    cap: 1500,
    groups: [
      {
        id: 'main',
        entries: Array.from({ length: entries }, (_, at) => ({
          key: `0.${at}`,
          profile: french[(at * 7) % french.length]?.id ?? '',
          count: 1 + (at % 4),
          ...(at < titled && { title: `Sergeant Duval the ${at}th of the line` }),
        })),
      },
    ],
  };
}

const codeOf = (list: List, most: number) =>
  qrOf(printedLinkOf(site, packList(list, catalogues)), most);

test.each([1, 9, 25, 40])('a list of %i entries comes back from its symbol', async (entries) => {
  const list = await listOf(entries);
  const code = codeOf(list, mostShown);
  const text = code && scan(code);
  expect(text).toMatch(/^https:\/\/lists\.example\.org\/muster\/open\/#d=\d+$/);
  expect(parseCode(text ?? '', catalogues, knownRulesets)).toEqual({ ok: true, value: list });
});

test('a list of 25 entries is not above the version that paper takes', async () => {
  const code = codeOf(await listOf(25), mostPrinted);
  expect(code?.version).toBeLessThanOrEqual(mostPrinted);
  expect(code?.size).toBe(17 + 4 * (code?.version ?? 0));
});

test('a list that takes a higher version has no symbol', async () => {
  const list = await listOf(60, 60);
  expect(codeOf(list, mostPrinted)).toBeUndefined();
  expect(codeOf(await listOf(2000, 200), 40)).toBeUndefined();
});

test('an address beyond ASCII is escaped', () => {
  const code = qrOf({ address: 'https://example.org/муштра/open/#d=', digits: '0123' }, mostShown);
  expect(code && decodeURI(scan(code) ?? '')).toBe('https://example.org/муштра/open/#d=0123');
});
