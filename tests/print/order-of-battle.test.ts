import { describe, expect, test } from 'vitest';
import { loadRuleset, registry } from '@/data';
import type { Paper, UnitCard } from '@/lib/print/model';
import { unitCards } from '@/lib/print/unit-card';
import type { Group, List } from '@/lib/roster/list';
import { jobOf, rulesOf, sheetOf } from './support/lists';
import { overlaps, printAndRead } from './support/read-pdf';

/* Paper of lists whose rows are units in a chain of command. */

const described = registry.filter(({ card }) => card.size).map(({ card }) => card.id);

const samples = await Promise.all(
  described.map(async (id) => [id, (await loadRuleset(id)).samples] as const),
);
const rows = samples.flatMap(([id, lists]) =>
  lists.map((list) => [`${id}: ${list.name}`, list] as const),
);

/** Many commands of one battalion each, under a formation. */
function army(commands: number): List {
  const command = (at: number): Group => ({
    id: `c${at}`,
    kind: 'command',
    name: `Brigade number ${at}`,
    parent: 'top',
    entries: [
      { key: `${at}.0`, profile: 'france/general', count: 1 },
      { key: `${at}.1`, profile: 'france/line-infantry', count: 1, attributes: { castings: 30 } },
    ],
  });
  return {
    ruleset: 'light-division',
    nation: 'france',
    name: 'Grande Armée',
    groups: [
      {
        id: 'top',
        kind: 'formation',
        name: 'Corps',
        entries: [{ key: 't', profile: 'france/general', count: 1 }],
      },
      ...Array.from({ length: commands }, (_, at) => command(at)),
    ],
  };
}

test('three rulesets are orders of battle', () => {
  expect(described).toEqual(['light-division', 'fast-play-d10', 'bundok-and-bayonet']);
});

describe.each(rows)('%s', (_, list) => {
  test.each<Paper>(['a4', 'letter'])('prints well on %s', async (paper) => {
    const { ruleset, glossary } = await rulesOf(list);
    const sheet = await sheetOf(list);
    const cards = unitCards(list, ruleset, glossary);
    const pdf = await printAndRead(jobOf({ sheets: [sheet], cards, paper }));
    for (const page of pdf.pages) {
      expect(overlaps(page)).toEqual([]);
      for (const { x, width } of page.pieces) expect(x + width).toBeLessThan(page.width);
    }
    expect(pdf.text).not.toMatch(/\d points/);
    expect(pdf.text).toContain(`Total, ${sheet.size}`);
    for (const { group, name, entries } of sheet.sections) {
      expect(pdf.text).toContain(name);
      if (group) expect(pdf.text).toContain(group.size);
      for (const entry of entries)
        for (const value of entry.kind === 'unit' ? entry.figures.map((of) => of.value) : [])
          expect(pdf.letters).toContain(value.replaceAll(/\s/g, ''));
    }
  });
});

describe('groups on a roster', () => {
  test('stand in the chain of command, each with its word and what it has', async () => {
    const [top, first, second] = army(2).groups;
    if (!top || !first || !second) throw new Error('No groups');
    // Those under another one follow it, wherever the list has them.
    const sheet = await sheetOf({
      ...army(2),
      groups: [first, top, { id: 'x', entries: [] }, second],
    });
    expect(sheet.sections.map(({ name, group }) => [name, group])).toEqual([
      ['Corps', { word: 'Division', depth: 0, size: '1 unit, 1 model' }],
      ['Brigade number 0', { word: 'Command', depth: 1, size: '2 units, 31 models' }],
      ['Brigade number 1', { word: 'Command', depth: 1, size: '2 units, 31 models' }],
    ]);
  });

  test('have their heading even when there is but one', async () => {
    const [, command] = army(1).groups;
    if (!command) throw new Error('No group');
    const { id, name = '', entries } = command;
    const alone: Group = { id, kind: 'command', name, entries };
    const sheet = await sheetOf({ ...army(1), groups: [alone] });
    expect(sheet.sections.map(({ name }) => name)).toEqual(['Brigade number 0']);
    const { text } = await printAndRead(jobOf({ sheets: [sheet], paper: 'a4' }));
    expect(text).toContain('Brigade number 0');
  });

  test('are never parted from their first row by a page', async () => {
    const sheet = await sheetOf(army(24));
    const { pages } = await printAndRead(jobOf({ sheets: [sheet], paper: 'a4' }));
    expect(pages.length).toBeGreaterThan(2);
    const heads = pages.flatMap(({ pieces }) =>
      pieces.flatMap(({ text, y }) => {
        if (!text.startsWith('Brigade number')) return [];
        return [
          pieces.some((other) => other.text === 'General' && other.y > y && other.y < y + 60),
        ];
      }),
    );
    expect(heads).toHaveLength(24);
    expect(heads).not.toContain(false);
  });
});

describe('cards of units', () => {
  test('have what describes them, their figures and boxes for their parts', async () => {
    const list: List = {
      ruleset: 'fast-play-d10',
      nation: 'france',
      name: 'Guard',
      groups: [
        {
          id: 'g',
          entries: [
            {
              key: 'a',
              profile: 'france/infantry',
              count: 2,
              attributes: { bases: 6, class: 'guard' },
            },
          ],
        },
      ],
    };
    const { ruleset, glossary } = await rulesOf(list);
    const [card] = unitCards(list, ruleset, glossary) as readonly UnitCard[];
    expect(card?.parts).toEqual({ name: 'Bases', units: 2, each: 6 });
    expect(card?.modelBoxes).toBe(0);
    expect(card?.size).toBe('2 units, 12 bases');
    expect(card?.details).toEqual([
      { label: 'Bases', value: '6' },
      { label: 'Class', value: 'Guard' },
    ]);
    expect(card?.figures.find(({ id }) => id === 'fire-points')?.value).toMatch(/^4″\s24, 8″\s18$/);
    expect(card?.price).toBeUndefined();
  });

  test('say what the source no longer gives, and nothing twice', async () => {
    const of = async (attributes: Readonly<Record<string, unknown>>) => {
      const list: List = {
        ruleset: 'bundok-and-bayonet',
        nation: 'european-regular',
        name: '',
        groups: [
          {
            id: 'g',
            entries: [
              { key: 'a', profile: 'european-regular/infantry-battalion', count: 1, attributes },
            ],
          },
        ],
      };
      const { ruleset, glossary } = await rulesOf(list);
      const [card] = unitCards(list, ruleset, glossary) as readonly UnitCard[];
      return {
        details: card?.details.map(({ label }) => label) ?? [],
        morale: card?.figures.find(({ name }) => name === 'Morale dice'),
      };
    };
    expect((await of({})).morale).toMatchObject({ value: 'not in the source', isMissing: true });
    const filled = await of({ moraleDice: 4, quality: 'militia' });
    expect(filled.morale?.value).toMatch(/^6 \(4, militia \+2\)/);
    expect(filled.details).not.toContain('Morale dice');
  });
});
