import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameOf } from '@/lib/share/file-name';

const cases: readonly (readonly [name: string, file: string])[] = [
  ['Rearguard at the bridge', 'Rearguard at the bridge.muster.json'],
  ['Élan & Ehre №1', 'Élan & Ehre №1.muster.json'],
  ['Ney: 18/06/1815?', 'Ney 18 06 1815.muster.json'],
  ['  ..hidden.. ', 'hidden.muster.json'],
  ['', 'list.muster.json'],
  ['???', 'list.muster.json'],
  ['CON', 'list CON.muster.json'],
  ['nul.txt', 'list nul.txt.muster.json'],
  ['aux .a', 'list aux .a.muster.json'],
  ['conin$', 'list conin$.muster.json'],
  ['Console', 'Console.muster.json'],
  ['-rf -- Ney', 'rf -- Ney.muster.json'],
  ['a\u202Egnp.exe\u0000', 'a gnp.exe.muster.json'],
  ['two\nlines', 'two lines.muster.json'],
];

describe('fileNameOf', () => {
  test.each(cases)('%j → %s', (name, file) => {
    expect(fileNameOf(name, '.muster.json')).toBe(file);
  });

  test('fits every file system', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = fileNameOf(name, '.muster.json');
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(200);
        expect(file).not.toMatch(/[\\/:*?"<>|]|\p{Cc}|^[. ]|[. ]$/u);
        expect(file).toMatch(/[^.]\.muster\.json$/);
      }),
    );
  });
});
