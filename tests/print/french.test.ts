import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { unitCards } from '@/lib/print/unit-card';
import { paperIn } from '@/lib/print/words/paper';
import type { List } from '@/lib/roster/list';
import { battery, broken, day, jobOf, rearguard } from './support/lists';
import { overlaps, printAndRead } from './support/read-pdf';

async function printed(list: List) {
  const ruleset = await loadRuleset(list.ruleset, 'fr');
  const glossary = await ruleset.glossary();
  return printAndRead(
    jobOf({
      language: 'fr',
      sheets: [rosterSheet(list, ruleset, glossary, day)],
      cards: unitCards(list, ruleset, glossary),
    }),
  );
}

describe('a list on paper in French', () => {
  test.each([
    ['rearguard', rearguard],
    ['battery', battery],
    ['broken', broken],
  ])('says everything in it: %s', async (_, list) => {
    const pdf = await printed(list);
    for (const page of pdf.pages) expect(overlaps(page)).toEqual([]);
    expect(pdf.text).toContain('Imprimé le 29 novembre 2026');
    expect(pdf.text).toContain('Feuille 1 sur');
    expect(pdf.text).not.toMatch(
      /\b(?:Printed|Sheet|Roster data|Checked|Legal|rules? broken|points? each|Total of|Special rules|At the table)\b/,
    );
    expect(pdf.text).not.toContain('□');
  });
});

test.each([
  ['2026-11-01', '1er novembre 2026'],
  ['2026-08-29', '29 août 2026'],
  ['soon', 'soon'],
])('a day: %s is %s', (text, words) => {
  expect(paperIn('fr').day(text)).toBe(words);
});
