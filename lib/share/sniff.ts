/** How files of other kinds begin, and what to say to whoever brings one. */
const kinds: readonly (readonly [
  start: readonly (number | string | undefined)[],
  words: string,
])[] = [
  [
    ['PK', 3, 4],
    'it is a packed file or an office document; unpack it, or copy the text out of it',
  ],
  [[0x1f, 0x8b], 'it is a packed file; unpack it first'],
  [['7z', 0xbc, 0xaf], 'it is a packed file; unpack it first'],
  [['Rar!'], 'it is a packed file; unpack it first'],
  [[0x89, 'PNG'], picture()],
  [[0xff, 0xd8, 0xff], picture()],
  [['GIF8'], picture()],
  [['RIFF', ...gap(4), 'WEBP'], picture()],
  [[...gap(4), 'ftyp'], picture()],
  [[0xd0, 0xcf, 0x11, 0xe0], 'it is an office document; copy the text out of it'],
];

function picture(): string {
  return 'it is a picture; read a code in it with the camera of a phone';
}

function gap(length: number): undefined[] {
  return Array.from({ length });
}

/** The same with every start as bytes. */
const starts = kinds.map(
  ([start, words]) =>
    [
      start.flatMap((part) =>
        typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [part],
      ),
      words,
    ] as const,
);

/** What a file is that holds no list for sure, by its first bytes; nothing for what may hold some. */
export function foreignKind(bytes: Uint8Array): string | undefined {
  return starts.find(([start]) =>
    start.every((byte, at) => byte === undefined || byte === bytes[at]),
  )?.[1];
}
