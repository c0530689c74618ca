import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

const glossary = "import { glossaryKinds } from '@/lib/roster/glossary';";
const print = "import unpack from '@/lib/print/no-brotli';";

/** Rules that a line of code breaks when it stands in a file. Imports must exist to be judged. */
const cases: readonly (readonly [file: string, code: string, broken: readonly string[]])[] = [
  ['lib/store/x.ts', "import { weapons } from '@/data/drums-and-shakos/row';", ['paths']],
  ['lib/store/x.ts', "import { weapons } from '../../data/drums-and-shakos/row';", ['paths']],
  ['lib/store/x.ts', "export const row = import('@/data/drums-and-shakos/row');", ['paths']],
  ['lib/print/x.tsx', "import Page from '@/app/page';", ['paths']],
  ['lib/store/x.ts', glossary, []],
  ['lib/store/x.ts', "import Dexie from 'dexie';", []],
  ['components/shelf/x.tsx', "import Page from '../../app/page';", ['paths']],
  ['components/shelf/x.tsx', print, []],
  ['app/x.tsx', "import { weapons } from '@/data/drums-and-shakos/row';", []],
  ['data/napoleonic-sbg/x.ts', glossary, []],
  ['data/napoleonic-sbg/x.ts', print, ['paths']],
  ['data/napoleonic-sbg/x.ts', "import { z } from 'zod';", ['paths']],
  ['lib/roster/x.ts', print, ['paths']],
  ['lib/rules/x.ts', print, ['paths']],
  ['lib/rules/x.ts', glossary, []],
  ['lib/share/x.ts', print, ['paths']],
  ['lib/share/x.ts', "import { z } from 'zod/mini';", []],
  ['lib/share/x.ts', "import { isZip } from '../desk/source';", ['paths']],
  ['lib/live/x.ts', "import { openStore } from '../store/store';", ['paths']],
  ['lib/offline/x.ts', "import { openStore } from '../store/store';", ['paths']],
  ['lib/offline/x.ts', "import { LiveValue } from '../live/live';", []],
  ['lib/store/x.ts', "import { askToKeep } from '../offline/eviction';", []],
  ['lib/desk/x.ts', print, ['paths']],
  ['lib/desk/x.ts', "import { openStore } from '../store/store';", ['paths']],
  ['lib/desk/x.ts', "import { csv } from '../share/csv';", []],
  ['lib/desk/x.ts', glossary, []],
  ['lib/desk/x.ts', 'export const now = new Date();', ['globals']],
  ['lib/roster/x.ts', "import { useState } from 'react';", ['imports']],
  ['lib/rules/x.ts', "import { useLiveQuery } from 'dexie-react-hooks';", ['imports']],
  ['lib/share/x.ts', "import { useRouter } from 'next/navigation';", ['imports']],
  ['lib/rules/x.ts', "import { join } from 'node:path';", ['imports']],
  ['lib/rules/x.ts', "import { join } from 'path';", ['imports']],
  ['lib/roster/x.ts', 'export const now = new Date();', ['globals']],
  ['lib/roster/x.ts', 'export const id = crypto.randomUUID();', ['globals']],
  ['lib/roster/x.ts', 'export const wide = window.innerWidth;', ['globals']],
  ['lib/rules/x.ts', 'export const die = Math.random();', ['properties']],
  ['lib/rules/x.ts', 'export const half = Math.ceil(1 / 2);', []],
  ['lib/store/x.ts', 'export const now = new Date();', []],
];

describe('lint keeps the layers apart', () => {
  test.each(cases)('%s: %s', async (file, code, broken) => {
    const [result] = await eslint.lintText(code, { filePath: file });
    const restricted = result?.messages.flatMap(
      ({ ruleId }) => /no-restricted-(\w+)$/.exec(ruleId ?? '')?.[1] ?? [],
    );
    expect(restricted).toEqual(broken);
  });
});
