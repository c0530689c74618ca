import { describe, expect, test } from 'vitest';
import { cardsOf, drums, jobOf, rearguard, sheetOf } from './support/lists';
import { printAndRead } from './support/read-pdf';

/** A roster in which these texts stand as titles and notes, and the first as its name. */
const written = async (...texts: readonly string[]) => {
  const [name = ''] = texts;
  const rows = texts.map((text) => ['line-infantryman', 1, { title: text, note: text }] as const);
  return printAndRead(jobOf({ sheets: [await sheetOf(drums('france', rows, { name }))] }));
};

const scripts: Readonly<Record<string, string>> = {
  Latin: 'Żółć, Đorđević, Čeněk, Škoda, Ærø, Łódź, İstanbul, Ğ',
  Cyrillic: 'Генерал Ермолов, Їжак, Ђорђе, Ѓорѓи, Ўладзімір',
  'quotes and dashes': '“Les Grognards” ‘97’ – 1815 — 12″ … ½',
  figures: '0123456789 1/2 4/5+ +3 −2',
  ligatures: 'Offizier fl ffl fjord affluent fi',
};

describe('letters on paper', () => {
  // A base letter first read as a part of an accented one used to vanish from every later page
  // (foliojs/fontkit#154). The order of these two renders in one process matters.
  test('no letter is lost in the second document', async () => {
    const first = await written('É Ä Ö Ü Ñ Ç Ž Ł Å Ø');
    expect(first.text).toContain('É Ä Ö Ü Ñ Ç Ž Ł Å Ø');
    const second = await written('Elite AOU NCZ LAO Line Elan');
    expect(second.text.split('Elite AOU NCZ LAO Line Elan')).toHaveLength(4);
  });

  test('a search for "Officer" finds it: no ligature stands for its letters', async () => {
    const pdf = await printAndRead(
      jobOf({
        sheets: [await sheetOf(rearguard)],
        cards: (await cardsOf(rearguard)).slice(0, 1),
      }),
    );
    expect(pdf.pages[0]?.text).toContain('Infantry Officer');
    expect(pdf.pages[1]?.text).toContain('Officer');
    expect(pdf.text).not.toMatch(/[\uFB00-\uFB06]/);
  });

  test('every script prints right in every face', async () => {
    const texts = Object.values(scripts);
    const pdf = await written(texts.join(' '), ...texts);
    for (const text of texts) expect(pdf.text.split(text).length).toBeGreaterThan(3);
  });

  test('loose accents join their letters, pictographs become a mark', async () => {
    const pdf = await written(
      'u\u0308ber E\u0301lan',
      'Vive 🇫🇷 l’Empereur 👨‍👩‍👧 日本 ok',
      'ﬁnal oﬀence \u202enothing\u202c hidden',
    );
    for (const text of ['über Élan', 'Vive □ l’Empereur □ □□ ok', 'final offence nothing hidden'])
      expect(pdf.text.split(text)).toHaveLength(text === 'über Élan' ? 4 : 3);
  });
});
