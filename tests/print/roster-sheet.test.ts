import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/roster/list';
import type { UnitEntry } from '@/lib/print/model';
import { settingWords } from '@/lib/print/printed-settings';
import { english } from '@/lib/print/words/en';
import { verdictOf } from '@/lib/print/verdict';
import type { Finding, Severity } from '@/lib/rules/finding';
import { viewList } from '@/lib/rules/view';
import { battery, broken, drums, manyOf, rearguard, rulesOf, sbg, sheetOf } from './support/lists';

const unitsOf = async (list: List): Promise<readonly UnitEntry[]> =>
  (await sheetOf(list)).sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'unit' ? [entry] : [])),
  );

describe('a roster as data', () => {
  test('says whose it is, what was agreed and by which tables', async () => {
    const sheet = await sheetOf(rearguard);
    expect(sheet).toMatchObject({
      title: 'Rearguard at the bridge',
      nation: { name: 'France', tincture: 'france' },
      ruleset: {
        name: 'Song of Drums and Shakos',
        author: 'Sergio Laliscia, Ganesha Games',
        dataVersion: '1.0',
        dataDate: '2026-11-29',
      },
      settings: ['Pick-up game'],
      points: { total: 376, cap: 400 },
      size: '11 models',
      rowName: 'Model',
      verdict: { mood: 'legal', words: 'Legal' },
      printed: '2026-11-29',
    });
  });

  test.each([
    ['a squad', rearguard],
    ['a battery', battery],
    ['a broken list', broken],
  ])('%s: prices and models are those of the view, counted once', async (_, list) => {
    const { ruleset } = await rulesOf(list);
    const view = viewList(list, ruleset);
    const sheet = await sheetOf(list);
    const units = await unitsOf(list);
    expect(sheet.points?.total).toBe(view.points);
    expect(sheet.size).toBe(`${view.models} models`);
    expect(units.reduce((sum, unit) => sum + (unit.price?.total ?? 0), 0)).toBe(view.points);
    expect(units.reduce((sum, unit) => sum + unit.models, 0)).toBe(view.models);
    for (const { count, price } of units) expect(price?.total).toBe((price?.each ?? 0) * count);
  });

  test('every entry stands once, under the headings of the ruleset', async () => {
    const sheet = await sheetOf(await manyOf(37));
    expect(sheet.sections.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Leaders and NCOs', 11],
      ['Infantry', 15],
      ['Cavalry', 11],
    ]);
  });

  test('several groups stand as the player made them', async () => {
    const [group] = rearguard.groups;
    if (!group) throw new Error('No group');
    const sheet = await sheetOf({
      ...rearguard,
      groups: [
        { id: 'a', name: 'The bridge', entries: group.entries.slice(0, 4) },
        { id: 'empty', entries: [] },
        { id: 'b', entries: group.entries.slice(4) },
      ],
    });
    expect(sheet.sections.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['The bridge', 4],
      ['Group 3', 6],
    ]);
  });

  test('an unknown profile is kept as it is stored, last', async () => {
    const sheet = await sheetOf(broken);
    expect(sheet.sections.at(-1)).toEqual({
      name: 'Not in this roster',
      entries: [
        {
          kind: 'unknown',
          name: 'france/space-marine',
          count: 3,
          title: 'From another shelf',
          note: 'Keep them',
        },
      ],
    });
  });

  test('all findings are there in words, with severity and source', async () => {
    const sheet = await sheetOf(broken);
    expect(sheet.verdict.mood).toBe('broken');
    expect(sheet.findings).toContainEqual({
      severity: 'error',
      message: 'Two Leaders: only one is allowed.',
      source: 'Song of Drums and Shakos, Designing Your Squad',
    });
    for (const { message, source } of sheet.findings) {
      expect(message).not.toBe('');
      expect(source).not.toBe('');
    }
  });

  test('gear has its prices, and what is replaced is gone', async () => {
    const [dragoon] = await unitsOf(
      sbg('united-kingdom', [['light-dragoon', 2, { options: { horse: 1, 'rifled-carbine': 1 } }]]),
    );
    expect(dragoon?.gear).toEqual([
      { name: 'Sword', line: 'Sword', quantity: 1, points: 0 },
      { name: 'Horse', line: 'Horse', quantity: 1, points: 5 },
      { name: 'Rifled Carbine', line: 'Rifled Carbine 34″, S4/3', quantity: 1, points: 4 },
    ]);
  });

  test('a gun lists its men by their stats', async () => {
    const gun = (await unitsOf(battery)).find(({ name }) => name === '8 Pdr Cannon');
    expect(gun?.models).toBe(10);
    expect(gun?.statLines.map(({ name, count, stats }) => [name, count, stats['fight']])).toEqual([
      ['Crew', 6, '3/5+'],
      ['Master Gunner', 1, '4/4+'],
      ['Limber crew', 3, '2/-'],
    ]);
    expect(gun?.gear.map(({ name, effect }) => [name, effect])).toContainEqual([
      'Superior Construction',
      'range 48″ to 60″',
    ]);
  });

  test('columns of heroes go where nobody is one', async () => {
    const shorts = async (list: List) => (await sheetOf(list)).columns.map(({ id }) => id);
    expect(await shorts(sbg('spain', [['line-infantry', 5]]))).not.toContain('might');
    expect(await shorts(battery)).toContain('might');
  });

  test('each term that the list uses is explained once, others are not', async () => {
    const sheet = await sheetOf(rearguard);
    const terms = sheet.terms.flatMap((section) => section.terms.map(({ term }) => term));
    expect(terms).toEqual([...new Set(terms)]);
    expect(terms).toEqual(
      expect.arrayContaining(['Leader', 'NCO', 'Élan', 'Light', 'Musket', 'Blunderbuss']),
    );
    expect(terms).not.toContain('Cuirass');
    expect(terms).not.toContain('Rifle');
  });

  test('scenario, national feature and shot come with the list as a whole', async () => {
    const squad = await sheetOf({
      ...rearguard,
      settings: { scenario: 'assault-at-the-farm', side: 'defender', nationalFeature: true },
    });
    expect(squad.settings).toEqual(['Assault at the Farm', 'Defender', 'National feature']);
    const terms = (sections: typeof squad.terms) =>
      sections.flatMap((section) => section.terms.map(({ term }) => term));
    expect(terms(squad.terms)).toEqual(
      expect.arrayContaining(['Leadership', 'Assault at the Farm']),
    );
    expect(terms((await sheetOf(battery)).terms)).toContain('Round Shot');
  });

  test('guests say whose they are', async () => {
    const units = await unitsOf(broken);
    expect(units.map(({ nation }) => nation)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'Austria',
    ]);
  });

  test('it is plain data, fit to be sent to a worker', async () => {
    for (const list of [rearguard, battery, broken]) {
      const sheet = await sheetOf(list);
      expect(structuredClone(sheet)).toEqual(sheet);
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
    }
  });
});

describe('words of the head', () => {
  const finding = (severity: Severity): Finding => ({
    rule: 'x',
    basis: 'rule',
    severity,
    source: 'x',
    subjects: [],
    params: {},
  });

  test.each<readonly [readonly Severity[], string, string]>([
    [[], 'legal', 'Legal'],
    [['advice'], 'legal', 'Legal'],
    [['warning', 'advice'], 'agree', 'Legal, 1 to agree'],
    [['error', 'warning'], 'broken', 'One rule broken'],
    [['error', 'error'], 'broken', 'Two rules broken'],
  ])('%j is %s', (severities, mood, words) => {
    expect(verdictOf(severities.map(finding), english)).toEqual({ mood, words });
  });

  test('settings in words: numbers with their label, flags only when set', async () => {
    const { ruleset } = await rulesOf(battery);
    const words = (settings: NonNullable<List['settings']>) => {
      const view = viewList({ ...battery, settings }, ruleset);
      return settingWords(ruleset.settings, view.settings);
    };
    expect(words({})).toEqual([]);
    expect(words({ year: 1815, allies: true })).toEqual(['Year 1815', 'Allied contingent']);
  });

  test('a scenario without a side says nothing of sides', async () => {
    const { ruleset } = await rulesOf(rearguard);
    const view = viewList(drums('france', [], { settings: { scenario: 'forlorn-hope' } }), ruleset);
    expect(settingWords(ruleset.settings, view.settings)).toEqual(['Forlorn Hope']);
  });
});
