import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { type AsyncZippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isZip } from '@/lib/desk/source';
import { openZip, zipLimits } from '@/lib/desk/zip/open-zip';
import { isSystemFile } from '@/lib/desk/zip/system-file';
import { limits } from '@/lib/roster/list';
import { formatBackup } from '@/lib/share/backup';
import { crc32 } from '@/lib/share/code/crc32';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { type Packed, makeZip } from './make-zip';
import { bytesOf, drop, file, json, outcomes, rowsOf, squad, twoHeads } from './kit';

const list = json(squad);
const ok = { path: 'ok.json', content: list } satisfies Packed;

async function unpacked(zip: Uint8Array) {
  return outcomes(await rowsOf([file('x.zip', zip)]));
}

/** Every part of a zip, unpacked; the code of its fault where it is none. */
function partsOf(zip: Uint8Array) {
  const opened = openZip(zip);
  if (!opened?.ok) return opened?.error.code;
  return [...opened.value.parts];
}

describe('a zip', () => {
  test('gives the lists in it at any depth, in its order, and its place among the others', async () => {
    const zip = zipSync({
      'z.json': bytesOf(json(twoHeads)),
      France: { 'Anna Schmidt': { 'list.json': bytesOf(list) }, 'b.txt': bytesOf('hello') },
    });
    const { rows, batches } = await drop([
      file('a.json', squad),
      file('lists.zip', zip),
      file('b.json', squad),
    ]);
    expect(outcomes(rows)).toEqual([
      ['a.json', 'legal'],
      ['lists.zip/z.json', 'illegal'],
      ['lists.zip/France/Anna Schmidt/list.json', 'legal'],
      ['lists.zip/France/b.txt', 'not-a-list'],
      ['b.json', 'legal'],
    ]);
    expect(rows[2]?.player).toBe('Anna Schmidt');
    expect(batches.map(({ done, of }) => [done, of])).toEqual([
      [1, 3],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  test('has the same lists as its files loose, stored or packed', async () => {
    const inputs = await mixedInputs(120);
    const loose = outcomes(await rowsOf(inputs.map(({ name, bytes }) => file(name, bytes))));
    for (const level of [0, 9] as const) {
      const zip = zipSync(Object.fromEntries(inputs.map(({ name, bytes }) => [name, bytes])), {
        level,
      });
      expect(await unpacked(zip)).toEqual(loose.map(([name, what]) => [`x.zip/${name}`, what]));
    }
  });

  test('comes back byte for byte, whatever is in it', () => {
    const contents = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.tuple(fc.nat(255), fc.nat(400_000)).map(([value, of]) => new Uint8Array(of).fill(value)),
        fc.uint8Array({ minLength: 20_000, maxLength: 90_000, size: 'max' }),
      ),
      { minKeys: 1, maxKeys: 5 },
    );
    fc.assert(
      fc.property(contents, fc.constantFrom(0, 1, 6, 9), (files, level) => {
        const opened = openZip(
          zipSync(files as AsyncZippable & typeof files, { level: level as 0 }),
        );
        const parts = opened?.ok ? [...opened.value.parts] : [];
        // vitest compares bytes one by one, which takes long.
        const same = Object.entries(files).map(([path, value], at) => {
          const part = parts[at];
          return (
            part?.kind === 'file' &&
            part.path === path &&
            part.bytes.ok &&
            Buffer.compare(part.bytes.value, value) === 0
          );
        });
        expect(same).toEqual(Object.keys(files).map(() => true));
      }),
      { numRuns: 40 },
    );
  });

  test('with sizes of eight bytes, and one with a comment, is read', async () => {
    const files = [ok, { path: 'b/c.json', content: json(twoHeads), method: 0 }];
    const wanted = [
      ['x.zip/ok.json', 'legal'],
      ['x.zip/b/c.json', 'illegal'],
    ];
    expect(await unpacked(makeZip(files, { isFar: true }))).toEqual(wanted);
    expect(await unpacked(makeZip(files, { comment: 'Lists of the spring muster' }))).toEqual(
      wanted,
    );
  });

  test('shows its paths and does nothing else with them', async () => {
    const paths = [
      '../../etc/passwd',
      '/root/a.json',
      'C:\\lists\\b.json',
      'a\u202Egnp.\u0007json',
    ];
    expect(await unpacked(makeZip(paths.map((path) => ({ path, content: list }))))).toEqual([
      ['x.zip/../../etc/passwd', 'legal'],
      ['x.zip//root/a.json', 'legal'],
      ['x.zip/C:/lists/b.json', 'legal'],
      ['x.zip/a\ufffdgnp.\ufffdjson', 'legal'],
    ]);
  });

  test('from Windows has its umlauts', async () => {
    const path = Uint8Array.of(0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72, 0x2e, 0x6a);
    expect(await unpacked(makeZip([{ path, content: list }]))).toEqual([
      ['x.zip/Müller.j', 'legal'],
    ]);
  });

  test('tells what it passes over', async () => {
    const zip = makeZip([
      { path: 'Lists/' },
      { path: 'Lists/a.json', content: list },
      { path: '__MACOSX/Lists/._a.json', content: 'x' },
      { path: '.DS_Store', content: 'x' },
      { path: 'Nobody/' },
    ]);
    const { rows, skipped, batches } = await drop([file('x.zip', zip)]);
    expect(outcomes(rows)).toEqual([['x.zip/Lists/a.json', 'legal']]);
    expect(skipped).toEqual([
      { file: 'x.zip/__MACOSX/Lists/._a.json', reason: 'system' },
      { file: 'x.zip/.DS_Store', reason: 'system' },
      { file: 'x.zip/Nobody/', reason: 'empty-folder' },
    ]);
    expect(batches.at(-1)).toMatchObject({ done: 4, of: 4 });
  });

  test('in a zip is told, not opened', async () => {
    const rows = await rowsOf([
      file('x.zip', zipSync({ 'in.zip': zipSync({ 'a.json': bytesOf(list) }) })),
    ]);
    expect(outcomes(rows)).toEqual([['x.zip/in.zip', 'not-a-list']]);
    expect(rows[0]?.verdict === 'unreadable' && rows[0].message).toContain('packed file');
  });

  test('that is an office document is one input', async () => {
    const zip = zipSync({
      '[Content_Types].xml': bytesOf('<Types/>'),
      'word/document.xml': bytesOf('x'),
    });
    const rows = await rowsOf([file('list.docx', zip)]);
    expect(outcomes(rows)).toEqual([['list.docx', 'not-a-list']]);
    expect(rows[0]?.verdict === 'unreadable' && rows[0].message).toContain('office document');
  });

  test('holds a backup that is larger than a list', async () => {
    const kept = { id: '', created: 1, changed: 1, list: squad };
    const lists = Array.from({ length: 13_000 }, (_, at) => ({ ...kept, id: `${at}` }));
    const bytes = bytesOf(formatBackup(lists, 1));
    expect(bytes.length).toBeGreaterThan(limits.fileBytes);
    const [part] = partsOf(zipSync({ 'b.json': bytes })) ?? [];
    expect(typeof part === 'object' && part.kind === 'file' && part.bytes.ok).toBe(true);
  });
});

describe('a zip that lies', () => {
  const zeros = new Uint8Array(300_000);
  test.each<[string, Packed, string]>([
    ['that a file is smaller', { path: 'a', content: zeros, size: 10 }, 'invalid-list'],
    ['that a file is empty', { path: 'a', content: zeros, size: 0 }, 'invalid-list'],
    ['that a file is larger', { path: 'a', content: list, size: 500_000 }, 'invalid-list'],
    ['that a file is far too large', { path: 'a', content: list, size: 0xfffffff0 }, 'too-large'],
    ['about a stored file', { path: 'a', content: list, method: 0, size: 20 }, 'invalid-list'],
    ['about its check sum', { path: 'a', content: list, crc: 1 }, 'invalid-list'],
    ['about how much is packed', { path: 'a', content: list, packed: 20 }, 'invalid-list'],
    ['about where it begins', { path: 'a', content: list, at: 7 }, 'invalid-list'],
    [
      'about where it begins, beyond the end',
      { path: 'a', content: list, at: 1e9 },
      'invalid-list',
    ],
    [
      'about how it is packed',
      { path: 'a', content: list, deflated: bytesOf(list) },
      'invalid-list',
    ],
    ['with a password', { path: 'a', content: list, isLocked: true }, 'not-a-list'],
    ['in another way', { path: 'a', content: list, method: 14 }, 'not-a-list'],
  ])('%s', async (_, entry, code) => {
    expect(await unpacked(makeZip([entry, ok]))).toEqual([
      ['x.zip/a', code],
      ['x.zip/ok.json', 'legal'],
    ]);
  });

  test('about how many files it has', async () => {
    expect(await unpacked(makeZip([ok, ok], { count: 1 }))).toEqual([['x.zip/ok.json', 'legal']]);
    expect(await unpacked(makeZip([ok], { count: 2 }))).toEqual([['x.zip', 'not-a-list']]);
    expect(await unpacked(makeZip([ok], { count: 60_000 }))).toEqual([['x.zip', 'too-large']]);
    expect(await unpacked(makeZip([ok], { count: 2 ** 40, isFar: true }))).toEqual([
      ['x.zip', 'too-large'],
    ]);
  });

  test('by laying files over one another is refused whole', async () => {
    const files = Array.from({ length: 50 }, (_, at): Packed => ({
      path: `${at}.json`,
      content: at === 0 ? new Uint8Array(1_000_000) : '',
      deflated: at === 0 ? deflateRawSync(new Uint8Array(1_000_000)) : new Uint8Array(),
      packed: deflateRawSync(new Uint8Array(1_000_000)).length,
      size: 1_000_000,
      at: 0,
    }));
    expect(await unpacked(makeZip(files))).toEqual([['x.zip', 'not-a-list']]);
  });
});

describe('a zip without measure', () => {
  /** Bytes that shrink, but not to nearly nothing. */
  function halfway(length: number, noise: number): Uint8Array {
    const bytes = new Uint8Array(length);
    for (let at = 0, state = 1; at < noise; at += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      bytes[at] = state >>> 24;
    }
    return bytes;
  }

  test('is not unpacked beyond 256 MiB, and every file that is left is told', () => {
    const full = halfway(limits.fileBytes - 10, 200_000);
    const deflated = deflateRawSync(full);
    const crc = crc32(full);
    const files = Array.from({ length: 80 }, (_, at): Packed => ({
      path: `${at}`,
      deflated,
      size: full.length,
      crc,
    }));
    const parts = partsOf(makeZip(files));
    if (typeof parts !== 'object') throw new Error(parts);
    const whole = parts.filter((part) => part.kind === 'file' && part.bytes.ok);
    expect(parts).toHaveLength(80);
    expect(whole).toHaveLength(Math.floor(zipLimits.unpacked / full.length));
    for (const part of parts.slice(whole.length))
      expect(part).toMatchObject({ kind: 'file', bytes: { error: { code: 'too-large' } } });
  });

  test('that is small is not unpacked so far', () => {
    const full = halfway(limits.fileBytes - 10, 40_000);
    const deflated = deflateRawSync(full);
    const files = Array.from({ length: 20 }, (_, at): Packed => ({
      path: `${at}`,
      deflated,
      size: full.length,
      crc: crc32(full),
    }));
    const zip = makeZip(files);
    const parts = partsOf(zip);
    if (typeof parts !== 'object') throw new Error(parts);
    const whole = parts.filter((part) => part.kind === 'file' && part.bytes.ok);
    const most = zipLimits.always + zip.length * zipLimits.growth;
    expect(whole).toHaveLength(Math.floor(most / full.length));
    expect(whole.length).toBeLessThan(20);
  });

  test.each([
    [512 * 1024, 'not-a-list', 'This is no Muster Roll list: it is empty.'],
    [
      512 * 1024 + 1,
      'too-large',
      'This is too large to be read: it unpacks to more than 250 times its size.',
    ],
  ])('of %i times one letter is unpacked or not', async (length, code, message) => {
    const content = new Uint8Array(length).fill(0x20);
    const rows = await rowsOf([file('x.zip', makeZip([{ path: 'spaces.txt', content }, ok]))]);
    expect(outcomes(rows)).toEqual([
      ['x.zip/spaces.txt', code],
      ['x.zip/ok.json', 'legal'],
    ]);
    expect(rows[0]?.verdict === 'unreadable' && rows[0].message).toBe(message);
  });

  test.each(['', 'At the bridge. '.repeat(13)])(
    'of as many equal entries as a list may have, with a note "%s", is read',
    async (note) => {
      const entry = { profile: 'france/sapper', count: 1, ...(note && { title: note, note }) };
      const entries = Array.from({ length: limits.entries }, (_, at) => ({
        ...entry,
        key: `${at}`,
      }));
      const content = json({ ...squad, groups: [{ id: 'main', entries }] });
      expect(await unpacked(makeZip([{ path: 'a.json', content }]))).toEqual([
        ['x.zip/a.json', 'illegal'],
      ]);
    },
  );

  test('pays for what it unpacks in vain', () => {
    // Each says that it is nothing, and becomes four million bytes at the first touch.
    const deflated = deflateRawSync(new Uint8Array(4_000_000));
    const files = Array.from({ length: 200 }, (_, at): Packed => ({
      path: `${at}`,
      deflated,
      size: 0,
    }));
    const parts = partsOf(makeZip([...files, ok]));
    if (typeof parts !== 'object') throw new Error(parts);
    const touched = parts.filter(
      (part) => part.kind === 'file' && !part.bytes.ok && part.bytes.error.code === 'invalid-list',
    );
    expect(touched.length).toBeLessThan(20);
    expect(touched.length).toBeGreaterThan(4);
  });

  test('of one file that never ends is left after its first bytes', async () => {
    const deflated = deflateRawSync(new Uint8Array(50_000_000));
    const bomb: Packed = { path: 'bomb.json', deflated, size: 50_000_000 };
    expect(await unpacked(makeZip([bomb, ok]))).toEqual([
      ['x.zip/bomb.json', 'too-large'],
      ['x.zip/ok.json', 'legal'],
    ]);
  });

  test('of too many files is refused whole', async () => {
    const files = Array.from({ length: zipLimits.entries + 1 }, (_, at) => ({ path: `${at}` }));
    const rows = await rowsOf([file('x.zip', makeZip(files))]);
    expect(outcomes(rows)).toEqual([['x.zip', 'too-large']]);
    expect(rows[0]?.verdict === 'unreadable' && rows[0].message).toBe(
      'This is too large to be read: it is a zip of more than 10000 files.',
    );
  });
});

describe('a damaged zip', () => {
  const zip = makeZip([ok, { path: 'b.json', content: json(twoHeads) }]);

  test('cut anywhere is told whole', async () => {
    for (let end = 4; end < zip.length; end += 7)
      expect(await unpacked(zip.subarray(0, end))).toEqual([['x.zip', 'not-a-list']]);
  });

  test('with any byte changed gives no other list', async () => {
    const good = new Set(['legal', 'illegal']);
    for (let at = 0; at < zip.length; at += 1) {
      const changed = Uint8Array.from(zip);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const rows = await rowsOf([file('x.zip', changed)]);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        if (good.has(row.verdict) && row.verdict !== 'unreadable')
          expect([squad.name, twoHeads.name]).toContain(row.report.name);
    }
  });

  test('of any bytes does not throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(zip.length), (bytes, at) => {
        const mixed = Uint8Array.from([...zip.subarray(0, at), ...bytes, ...zip.subarray(at)]);
        for (const tried of [bytes, mixed]) {
          const opened = openZip(tried);
          if (opened?.ok) expect([...opened.value.parts]).toHaveLength(opened.value.count);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['an empty one', zipSync({}), 'not-a-list'],
    ['one of nothing but folders', makeZip([{ path: 'a/' }, { path: 'a/b/' }]), undefined],
  ])('%s', async (_, bytes, code) => {
    expect(isZip(bytes)).toBe(true);
    const { rows, skipped } = await drop([file('x.zip', bytes)]);
    expect(outcomes(rows)).toEqual(code ? [['x.zip', code]] : []);
    expect(skipped).toHaveLength(code ? 0 : 2);
  });
});

test.each([
  ['Thumbs.db', true],
  ['a/desktop.ini', true],
  ['__MACOSX/a.json', true],
  ['a/.git/config', true],
  ['.list.json', false],
  ['./a.json', false],
  ['../a.json', false],
  ['a.b/c.json', false],
])('%s is a file of the system: %s', (path, is) => {
  expect(isSystemFile(path)).toBe(is);
});
