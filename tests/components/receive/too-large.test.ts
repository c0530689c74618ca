import { describe, expect, test } from 'vitest';
import { openItems } from '@/components/check-desk/work/open-items';
import { readBrought } from '@/components/receive/read-sources';
import { describeReadError } from '@/lib/roster/read-error';

const mebibyte = 1024 * 1024;

/** A file that begins like this and claims to be so large; nothing may ask for all of it. */
function fileOf(start: string, size: number): File {
  const file = new File([start], 'x');
  return Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: () => Promise.reject(new Error('read whole')) },
  });
}

async function atDesk(file: File): Promise<string> {
  for await (const { bytes } of openItems([{ id: 'x', name: 'x', content: file }]))
    return bytes.ok ? 'read' : describeReadError(bytes.error);
  return 'nothing';
}

async function onShelf(file: File): Promise<string> {
  const { refusals } = await readBrought(
    { files: [file] },
    () => undefined,
    () => false,
  );
  return refusals.map(({ error }) => describeReadError(error)).join();
}

const backup = '{"format":"muster-backup","version":1,"lists":[';
const asList = 'This file is larger than 5 MiB, the most that a list may have.';
const asBackup =
  'This is too large to be read: it has more than 100 MiB, the most that a backup or a zip may have.';

describe('what is too large is told by what it begins like', () => {
  test.each([
    ['a list', '{"format":"muster-roll"', 5 * mebibyte + 1, asList, asList],
    ['a backup', backup, 100 * mebibyte + 1, asBackup, asBackup],
    [
      'a zip',
      'PK\x03\x04',
      100 * mebibyte + 1,
      asBackup,
      'This is no Muster Roll list: it is a packed file or an office document; unpack it, or copy the text out of it.',
    ],
  ])('%s', async (_, start, size, desk, shelf) => {
    expect(await atDesk(fileOf(start, size))).toBe(desk);
    expect(await onShelf(fileOf(start, size))).toBe(shelf);
  });
});
