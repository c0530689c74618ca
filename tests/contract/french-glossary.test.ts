import { describe, expect, test } from 'vitest';
import { frenchGlossary as bundokAndBayonet } from '@/data/bundok-and-bayonet/fr/glossary';
import { frenchGlossary as drumsAndShakos } from '@/data/drums-and-shakos/fr/glossary';
import { frenchGlossary as fastPlayD10 } from '@/data/fast-play-d10/fr/glossary';
import { knownRulesets, loadRuleset } from '@/data/index';
import { frenchGlossary as lightDivision } from '@/data/light-division/fr/glossary';
import { frenchGlossary as napoleonicSbg } from '@/data/napoleonic-sbg/fr/glossary';
import {
  type GlossaryEntry,
  type GlossaryTable,
  type GlossaryTranslation,
  type GlossaryTranslations,
  translateGlossary,
} from '@/lib/roster/glossary';
import { figuresSaid } from './figures-said';
import { sentencesOf } from './sentences';

const french: Readonly<Record<string, GlossaryTranslations>> = {
  'bundok-and-bayonet': bundokAndBayonet,
  'drums-and-shakos': drumsAndShakos,
  'fast-play-d10': fastPlayD10,
  'light-division': lightDivision,
  'napoleonic-sbg': napoleonicSbg,
};

const rulesets = await Promise.all(
  knownRulesets.map(async ({ id }) => ({
    id,
    glossary: await (await loadRuleset(id)).glossary(),
    translations: french[id] ?? {},
  })),
);

/** Words of the English that look like a number and are none. */
const noNumber: Readonly<Record<string, string>> = {
  'drums-and-shakos/musician': 'both a Leader and',
  'bundok-and-bayonet/movement-changes': 'At the double',
};

/** Cells that are French as they are. */
const sharedCells = [
  'Action',
  'Charge',
  'Double',
  'Formation',
  'Lance',
  'Points',
  'Table',
  'Triple',
];

/** Small words of English that are no words of French. */
const englishWord = /\b(?:the|and|of|with|when|from|his|its|by|not|for|each|any)\b/i;

function cellsOf({ table }: Pick<GlossaryTranslation, 'table'>): readonly string[] {
  return table ? [...table.head, ...table.rows.flat()] : [];
}

function textsOf(translation: GlossaryTranslation): readonly string[] {
  const { name, summary } = translation;
  return [...(name === undefined ? [] : [name]), summary, ...cellsOf(translation)];
}

/** Columns of each line of a table, the head first. */
function shapeOf({ head, rows }: GlossaryTable): readonly number[] {
  return [head, ...rows].map((line) => line.length);
}

test('figures are found in figures and in words', () => {
  expect(figuresSaid('Half of 1.5″ on 4+, twice −1 or two dice', 'en')).toEqual(
    figuresSaid('La moitié de 1,5″ sur 4+, deux fois −1 ou deux dés', 'fr'),
  );
  expect(figuresSaid('Adds 1', 'en')).not.toEqual(figuresSaid('Ajoute 2', 'fr'));
});

test('an entry without a translation stays as it is', () => {
  const entry: GlossaryEntry = {
    id: 'axe',
    term: 'Axe',
    kind: 'weapon',
    summary: 'A tool.',
    source: 'Weapons',
    see: ['pike'],
  };
  expect(translateGlossary([entry], {})).toEqual([entry]);
  const translation = { name: 'Hache', summary: 'Un outil.' };
  expect(translateGlossary([entry], { axe: translation })).toEqual([{ ...entry, ...translation }]);
});

describe.each(rulesets)('$id', ({ id: ruleset, glossary, translations }) => {
  const pairs = glossary.flatMap((english) => {
    const french = translations[english.id];
    return french ? [{ id: english.id, english, french }] : [];
  });

  test('every entry is translated, and nothing else', () => {
    expect(Object.keys(translations).sort()).toEqual(glossary.map(({ id }) => id).sort());
  });

  test('no two entries of a kind are called the same', () => {
    const names = translateGlossary(glossary, translations).map(
      ({ kind, name, term }) => `${kind} ${name ?? term}`,
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(pairs)('$id has the figures of the English', ({ id, english, french }) => {
    const figuresOf = (text: string) =>
      figuresSaid(text.replace(noNumber[`${ruleset}/${id}`] ?? '', ''), 'en');
    expect(figuresSaid(french.summary, 'fr')).toEqual(figuresOf(english.summary));
    expect(french.table && shapeOf(french.table)).toEqual(english.table && shapeOf(english.table));
    expect(cellsOf(french).map((cell) => figuresSaid(cell, 'fr'))).toEqual(
      cellsOf(english).map(figuresOf),
    );
  });

  test.each(pairs)('$id leaves nothing in English', ({ english, french }) => {
    expect(french.name).not.toBe(english.term);
    expect(french.summary).not.toBe(english.summary);
    const cells = cellsOf(french);
    const untranslated = cellsOf(english).filter(
      (cell, at) => cell === cells[at] && /\p{L}{2}/u.test(cell) && !sharedCells.includes(cell),
    );
    expect(untranslated).toEqual([]);
    for (const text of textsOf(french)) expect(text).not.toMatch(englishWord);
  });

  test.each(pairs)('$id is set as French is', ({ english, french }) => {
    expect(french.summary).toMatch(/^[\p{Lu}\d+−«].*[.!?]$/u);
    expect(sentencesOf(french.summary)).toBe(sentencesOf(english.summary));
    for (const text of textsOf(french)) {
      // A thin space that does not break stands before double signs and within guillemets.
      expect(text).not.toMatch(/[^\u202f][;:!?»%]|«(?!\u202f)/);
      expect(text).not.toMatch(/['"“”]| {2}|^\s|\s$/);
      expect(text.replace('version 1.2', '')).not.toMatch(/\d\.\d/);
    }
  });
});
