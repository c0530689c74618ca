import { describe, expect, test } from 'vitest';
import type { Card } from '@/lib/print/model';
import { profileCard } from '@/lib/print/unit-card';
import { orderOfBattle } from '../fixtures/order-of-battle';
import { battery, broken, cardsOf, drums, jobOf, rearguard, rulesOf, sbg } from './support/lists';
import { joinedCards, overlaps, printAndRead, type ReadPage, timesIn } from './support/read-pdf';

const mm = (value: number) => (value * 72) / 25.4;

/** Every text stands within a card, or in the margin of the sheet under them. */
function expectInCards(page: ReadPage): void {
  const left = (page.width - mm(189)) / 2;
  const top = (page.height - mm(264)) / 2;
  for (const { text, x, y, width, size } of page.pieces) {
    if (text.trim() === '' || y > top + mm(264)) continue;
    const column = Math.floor((x - left) / mm(63));
    const row = Math.floor((y - top) / mm(88));
    expect(column).toBeGreaterThanOrEqual(0);
    expect(column).toBeLessThan(3);
    expect(row).toBeGreaterThanOrEqual(0);
    expect(row).toBeLessThan(3);
    expect(x + width).toBeLessThan(left + (column + 1) * mm(63) - mm(2));
    expect(y).toBeLessThan(top + (row + 1) * mm(88) - mm(3));
    expect(y - size * 0.7).toBeGreaterThan(top + row * mm(88) + mm(3));
    expect(size).toBeGreaterThan(8.99);
  }
}

const print = async (cards: readonly Card[], paper: 'a4' | 'letter' = 'a4') => {
  const pdf = await printAndRead(jobOf({ cards, paper }));
  for (const page of pdf.pages) {
    expect(overlaps(page)).toEqual([]);
    expectInCards(page);
  }
  return pdf;
};

/** So many cards that each take one face. */
const plain = async (count: number): Promise<readonly Card[]> => {
  const rows = Array.from(
    { length: count },
    (_, index) => ['line-infantryman', 1, { title: `No. ${index + 1}.` }] as const,
  );
  return cardsOf(drums('france', rows));
};

describe('sheets of cards', () => {
  test.each([
    [1, 1],
    [9, 1],
    [10, 2],
    [40, 5],
  ])('%i cards are %i sheets', async (count, sheets) => {
    const pdf = await print(await plain(count));
    expect(pdf.pages).toHaveLength(sheets);
    for (const [index, { text }] of pdf.pages.entries()) {
      expect(text).toContain(`Cards, sheet ${index + 1} of ${sheets}`);
      expect(text).toContain('Drums and Shakos, roster data 1.0');
      expect(text).toContain('Printed 29 November 2026');
    }
    for (let number = 1; number <= count; number += 1)
      expect(timesIn(pdf, `No. ${number}.`)).toBe(1);
  });

  test.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('%s has the same grid in its middle', async (paper, width, height) => {
    const [page] = (await print(await plain(9), paper)).pages;
    expect(page?.width).toBeCloseTo(width, 1);
    expect(page?.height).toBeCloseTo(height, 1);
  });

  test('cards of two rulesets begin sheets of their own', async () => {
    const pdf = await print([...(await cardsOf(rearguard)), ...(await cardsOf(battery))]);
    expect(pdf.pages.map(({ text }) => /(Drums|Napoleonic)/.exec(text.slice(-120))?.[0])).toEqual([
      'Drums',
      'Drums',
      'Napoleonic',
    ]);
  });
});

describe('a card', () => {
  test('has name, title, figures, weapons, rules in full, nation', async () => {
    const cards = await cardsOf(rearguard);
    const pdf = await print(cards);
    for (const card of cards) {
      expect(timesIn(pdf, card.name)).toBeGreaterThan(0);
      if (card.kind === 'unit')
        for (const { summary } of card.rules) expect(timesIn(pdf, summary)).toBeGreaterThan(0);
    }
    for (const text of ['Lt. Duval', 'Quality', 'Combat', 'Points each', 'France, 2 models', '26'])
      expect(pdf.text).toContain(text);
  });

  test('explains its weapons when there is room for it', async () => {
    const pdf = await print(await cardsOf(drums('france', [['line-infantryman']])));
    expect(pdf.text).toContain('Musket. +2 at Long');
  });

  test('of a gun carries crew, Master Gunner and limber, on as many cards as it takes', async () => {
    const cards = (await cardsOf(battery)).slice(3);
    const pdf = await print(cards);
    for (const text of [
      'La Belle Fille',
      'Extra Crew ×2',
      'Master Gunner 4/4+',
      'Limber crew 2/-',
      'mounted, daggers; 5 horses',
      'Gunner’s Wounds',
      'Batter',
      'Strength 10-9',
      'continued',
    ])
      expect(timesIn(pdf, text)).toBeGreaterThan(0);
    const [gun] = cards;
    if (gun?.kind !== 'unit') throw new Error('The gun is no unit');
    const letters = joinedCards(pdf);
    for (const { summary } of [...gun.rules, ...gun.extras])
      expect(timesIn({ letters }, summary)).toBe(1);
  });

  test('loses no letter of long words', async () => {
    const title = 'abcdefghij'.repeat(20);
    const note = 'ABCDEFGHIJ'.repeat(20);
    const profile = `france/${'unheard-of-'.repeat(60)}`;
    const pdf = await print(
      await cardsOf(
        drums('france', [
          ['old-guard', 40, { title, note }],
          [profile, 2, { note }],
        ]),
      ),
    );
    const letters = joinedCards(pdf);
    expect(timesIn({ letters }, title)).toBe(1);
    expect(timesIn({ letters }, note)).toBe(2);
    expect(timesIn({ letters }, profile)).toBeGreaterThan(0);
  });

  test('of an unknown profile shows what the list has', async () => {
    const pdf = await print(await cardsOf(broken));
    expect(pdf.text).toContain('france/space-marine');
    expect(pdf.text).toContain('From another shelf');
    expect(pdf.text).toContain('Not in the roster');
  });

  test('of described units say what is derived of them', async () => {
    const units = [{ units: [['infantry', { bases: 6, class: 'guard' }]] }] as const;
    const pdf = await print(await cardsOf(orderOfBattle('fast-play-d10', 'france', units)));
    expect(pdf.text).toMatch(/Fire points in all\s+4″\s24, 8″\s18/);
    const lost = orderOfBattle('bundok-and-bayonet', 'european-regular', [
      { units: ['infantry-battalion'] },
    ]);
    expect((await print(await cardsOf(lost))).text).toMatch(/Morale dice\s+not in the source/);
  });

  test.each([
    ['Drums and Shakos', drums('france', []), 'france', /Acts on 4\+\.\s+1 die\s+50%/],
    ['SBG', sbg('united-kingdom', []), 'united-kingdom', /Musket, near\.\s+Hit\s+50%/],
  ])('%s: with odds they keep to their cards', async (_, list, nation, words) => {
    const { ruleset, glossary } = await rulesOf(list);
    const odds = await ruleset.odds?.();
    const profiles = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
    const pdf = await print(
      profiles.map((profile) => profileCard(profile, ruleset, glossary, odds)),
    );
    expect(pdf.text).toMatch(words);
    for (const { name } of profiles) expect(timesIn(pdf, name)).toBeGreaterThan(0);
  });

  test.each([
    ['Drums and Shakos', drums('france', []), 'great-britain'],
    ['SBG', sbg('french-empire', []), 'united-kingdom'],
    ['fast play', orderOfBattle('fast-play-d10', 'france', []), 'france'],
    ['Bundok', orderOfBattle('bundok-and-bayonet', 'european-regular', []), 'european-regular'],
  ])('%s: profiles without a list have cards', async (_, list, nation) => {
    const { ruleset, glossary } = await rulesOf(list);
    const profiles = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
    const cards = profiles.map((profile) => profileCard(profile, ruleset, glossary));
    const pdf = await print(cards, 'letter');
    for (const { name } of profiles) expect(timesIn(pdf, name)).toBeGreaterThan(0);
  });
});
