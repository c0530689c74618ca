import { deflateSync, zipSync } from 'fflate';
import type { BitWriter } from '@/lib/share/code/bit-writer';
import { seal } from '@/lib/share/code/sealed';
import { linkLetters } from '@/lib/share/code/spelling';
import { pdfWith } from './mixed-inputs';

/** A file that was made to keep whoever reads it busy. */
export interface HostileInput {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const megabyte = 1024 * 1024;

/** So much of it that it fills a megabyte. */
function filled(unit: string, before = '', after = ''): string {
  const room = megabyte - before.length - after.length;
  return before + unit.repeat(Math.max(1, Math.floor(room / unit.length))) + after;
}

function link(kind: 'list' | 'event', write: (bits: BitWriter) => void): string {
  const place = kind === 'event' ? '/check/#e=' : '/open/#c=';
  return `https://example.org${place}${linkLetters.format(seal(kind, 1, write))}`;
}

/** Sound codes of nothing but ones: their check bytes agree, so that they are read to the end. */
function ones(kind: 'list' | 'event'): string {
  return link(kind, (bits) => {
    for (let bytes = (megabyte * 3) / 4; bytes > 0; bytes -= 1) bits.bits(0xff, 8);
  });
}

const document =
  '{"format":"muster-roll","version":1,"ruleset":"drums-and-shakos","nation":"france","groups":[';
const event = '{"format":"muster-event","version":1,"ruleset":"drums-and-shakos","banned":[';
const head = 'Song of Drums and Shakos, France\n';

const texts: readonly (readonly [name: string, content: () => string])[] = [
  ['link: a sound code of nonsense', () => ones('list')],
  ['links: damaged ones', () => filled('https://a.b/open/#c=AQIDBAUGBwgJCgsM\n')],
  ['text: entries', () => filled('1x Sapper\n', head)],
  ['text: lines that mean nothing', () => filled('what shall we do with the sapper\n', head)],
  ['text: rulesets', () => filled(head)],
  ['text: one line', () => filled('Sapper ', '1x ')],
  [
    'JSON: entries',
    () =>
      filled(
        '{"profile":"france/sapper","count":1},',
        `${document}{"id":"a","entries":[`,
        '{"profile":"x","count":1}]}]}',
      ),
  ],
  ['JSON: brackets', () => filled('[', document)],
  [
    'JSON: nested to the end',
    () => `${document}],"x":${'['.repeat(megabyte / 2)}${']'.repeat(megabyte / 2)}}`,
  ],
  ['JSON: lists', () => filled('{"format":"muster-roll"},', '[', '{}]')],
  ['PDF: brackets', () => filled('<< /Keywords ', '%PDF-1.7\n')],
  ['PDF: keywords', () => pdfWith(filled('muster-roll-list:1:00000000:AAAA, '))],
  [
    'PDF: references',
    () => filled('1 0 obj\n1 0 R\nendobj\n', '%PDF-1.7\n', 'trailer << /Info 1 0 R >>\n%%EOF'),
  ],
  ['event: ids', () => filled('"x",', event, '"x"]}')],
  ['event: brackets', () => filled('[', event)],
  ['event link: a sound code of nonsense', () => ones('event')],
  ['event links: damaged ones', () => filled('https://a.b/check/#e=gQIDBAUGBwgJCgs\n')],
];

/** A zip of files that are all the same: packed once, which for a bomb takes longest. */
function zipOfSame(count: number, content: Uint8Array): Uint8Array {
  const single = zipSync({ '0000.txt': content }, { level: 9 });
  const view = new DataView(single.buffer, single.byteOffset, single.length);
  const directory = view.getUint32(single.length - 6, true);
  const file = single.subarray(0, directory);
  const entry = single.subarray(directory, single.length - 22);
  const zip = new Uint8Array(count * (file.length + entry.length) + 22);
  const out = new DataView(zip.buffer);
  const entries = count * file.length;
  for (let at = 0; at < count; at += 1) {
    zip.set(file, at * file.length);
    zip.set(entry, entries + at * entry.length);
    out.setUint32(entries + at * entry.length + 42, at * file.length, true);
    const name = new TextEncoder().encode(String(at).padStart(4, '0'));
    zip.set(name, at * file.length + 30);
    zip.set(name, entries + at * entry.length + 46);
  }
  zip.set(single.subarray(single.length - 22), zip.length - 22);
  out.setUint16(zip.length - 14, count, true);
  out.setUint16(zip.length - 12, count, true);
  out.setUint32(zip.length - 10, count * entry.length, true);
  out.setUint32(zip.length - 6, entries, true);
  return zip;
}

/** Zeros become a thousandth when they are packed. */
function bomb(): Uint8Array {
  return zipOfSame(200, new Uint8Array(4.9 * megabyte));
}

/** Every input that is to be read in a time that its size bounds. */
export function* hostileInputs(): Generator<HostileInput> {
  const encoder = new TextEncoder();
  for (const [name, content] of texts) yield { name, bytes: encoder.encode(content()) };
  yield { name: 'zip: zeros, 980 MiB of them', bytes: bomb() };
  const spaces = new Uint8Array(megabyte).fill(0x20);
  yield { name: 'zip: spaces, 1 MiB a file', bytes: zipOfSame(900, spaces) };
  const half = spaces.subarray(megabyte / 2);
  yield { name: 'zip: spaces, 512 KiB a file', bytes: zipOfSame(1600, half) };
  yield { name: 'zip: 9,000 empty files', bytes: zipOfSame(9000, new Uint8Array()) };
  yield { name: 'zip: a file that is packed twice', bytes: zipSync({ 'a.zip': bomb() }) };
  const packed = deflateSync(new Uint8Array(megabyte));
  yield { name: 'zip: bytes after its start', bytes: Uint8Array.of(0x50, 0x4b, 3, 4, ...packed) };
}
