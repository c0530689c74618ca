import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadCards, loadCatalogues, loadRuleset } from '@/data/index';
import type { Attribute } from '@/lib/roster/attribute';
import type { List } from '@/lib/roster/list';
import { checkList, describeFinding, describeMended, metersOf, reasonOf } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { type EventRules, rulesetAtEvent } from '@/lib/rules/event';
import { plural } from '@/lib/rules/english';
import { identityOf } from '@/lib/rules/finding';
import { fixesFor } from '@/lib/rules/fix';
import { forecastProfiles } from '@/lib/rules/forecast';
import { type Ruleset, inEnglish } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { formatText } from '@/lib/share/text/format-text';
import { parseText } from '@/lib/share/text/parse-text';
import type { RuleCases } from '../data/rule-case';
import { anyList } from './arbitrary-list';
import { figuresSaid } from './figures-said';
import { englishWord, setAsEnglish, unelided } from './french-words';

const rulesets = await Promise.all(
  knownRulesets.map(async ({ id }) => {
    const { cases }: { cases: RuleCases } = await import(`../data/${id}/cases.ts`);
    const [english, french] = await Promise.all([loadRuleset(id), loadRuleset(id, 'fr')]);
    const lists = Object.values(cases)
      .flat()
      .map(({ list }) => list);
    return { id, english, french, lists };
  }),
);

/** Texts that both languages have, and why. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'words of both languages': [
    'Batteries',
    'Charge',
    'Combat',
    'Courage',
    'Division',
    'Formation',
    'Points',
    'Route',
  ],
  'the letters of columns': ['A', 'B', 'C', 'D', 'F', 'M', 'P', 'Q', 'S', 'V', 'W', 'Pts'],
  'names of authors and of countries': [
    'France',
    'Robert Piepenbrink',
    'Sergio Laliscia, Ganesha Games',
  ],
  'names of books and persons': [
    'Assault at the Farm',
    'Blücher',
    'Foraging Mission',
    'Forlorn Hope',
    'Wellington',
    'Napoleon',
  ],
  'troop types that the book names in French, or that have no other name': [
    'Chasseurs à Cheval',
    'Cuirassiers',
    'Fusiliers',
    'Grenadiers',
    'Highlanders',
    'Landwehr',
    'Scots Greys',
    'Voltigeurs',
  ],
};
const isShared = (text: string) =>
  !/\p{L}{2}/u.test(text) || Object.values(shared).some((texts) => texts.includes(text));

function textsOfAttribute(attribute: Attribute): readonly (string | undefined)[] {
  const { label, help } = attribute;
  switch (attribute.kind) {
    case 'flag':
      return [label, help];
    case 'number':
      return [label, help, attribute.unit];
    case 'choice':
      return [label, help, ...attribute.choices.map((choice) => choice.label)];
  }
}

/** Everything that a ruleset says before there is a list, in its order. */
function textsOf(ruleset: Ruleset): readonly string[] {
  const { card, sections, arms, columns, settings, features, cap, organisation, rules } = ruleset;
  const profiles = [...ruleset.profiles.values()];
  return [
    card.author,
    card.kind,
    card.size?.unit,
    card.size?.part,
    ...card.nations.map(({ name }) => name),
    ...[...sections, ...arms].map(({ name }) => name),
    ...columns.flatMap(({ short, name }) => [short, name]),
    ...settings.flatMap((setting) => [
      setting.label,
      setting.help,
      ...(setting.kind === 'choice'
        ? [setting.none, ...setting.choices.map(({ label }) => label)]
        : []),
    ]),
    ...Object.values(features ?? {}),
    cap?.help,
    ...(organisation?.kinds ?? []).map(({ name }) => name),
    ...rules.flatMap(({ words: { summary, mends } }) => [summary, mends]),
    ...profiles.flatMap(({ attributes, options, standing, tables = [] }) => [
      ...attributes.flatMap(textsOfAttribute),
      ...options.map(({ effect }) => effect),
      standing,
      ...tables.flatMap(({ name, head }) => [name, ...head]),
    ]),
  ].filter((text) => text !== undefined);
}

/** Everything that a ruleset says of a list, but for its findings. */
function shownOf(ruleset: Ruleset, list: List): readonly string[] {
  const view = viewList(list, ruleset);
  return [
    ...ruleset.figures(view).flatMap(({ name, value }) => [name, value]),
    ...ruleset.figureTables(view).flatMap(({ name, head, note = '' }) => [name, ...head, note]),
    ...metersOf(view).map(({ name }) => name),
    ...view.units.flatMap((unit) => [
      ...(ruleset.unitFigures?.(unit, view) ?? []).flatMap(({ name, value }) => [name, value]),
      ...ruleset.tallies(unit.profile, unit.taken).map(({ name }) => name),
      ...(ruleset.statLines?.(unit) ?? []).flatMap(({ name, note = '' }) => [name, note]),
    ]),
  ];
}

/** Names that a book gives, the longest first: they stay as they are in every language. */
function namesIn({ profiles, settings }: Ruleset, others: readonly string[] = []): RegExp {
  const names = new Set(
    [...profiles.values()].flatMap(({ name, carries, rules, options, stats }) => [
      name,
      plural(name),
      ...carries,
      ...rules,
      ...options.flatMap((option) => [option.name, ...option.gives]),
      ...Object.values(stats).filter((value) => /\p{L}{3}/u.test(value)),
    ]),
  );
  for (const setting of settings)
    if (setting.kind === 'choice') for (const { label } of setting.choices) names.add(label);
  const all = [...names, ...others]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'giu');
}

/** What a file says, in the quotes of either language, or as it has it where that is no text. */
const quotation = /[[{].*?(?= \((?:it is|attendu))|"[^"]*"|«[^»]*»/gsu;

/**
 * Figures without those in names and in the texts of others. French sets a thin space in thousands,
 * and a march is no figure.
 */
function figuresOf(text: string, names: RegExp, language: 'en' | 'fr'): readonly string[] {
  const own = text
    .replace(quotation, '')
    .replace(names, '§')
    .replace(/(\d)\u202f(?=\d{3})/gu, '$1')
    .replace(/(?<!\S)-(?=\d)/gu, '−')
    .replace('at the double', '');
  return figuresSaid(own, language).map((figure) => figure.replace(/^×/, ''));
}

/** That a text says the figures of the English. Beside a name of the book, one may be an article. */
function expectFiguresOf(said: string, french: string, names: RegExp): void {
  const isNaming = [said, french].some((text) => text.replace(names, '§').includes('§'));
  const [wanted, found] = [figuresOf(said, names, 'en'), figuresOf(french, names, 'fr')].map(
    (figures) => (isNaming ? figures.filter((figure) => figure !== '1') : figures),
  );
  expect(found, said).toEqual(wanted);
}

function expectFrench(text: string, names: RegExp): void {
  const own = text.replace(quotation, 'N').replace(names, 'N');
  expect(own).not.toMatch(englishWord);
  expect(own).not.toMatch(setAsEnglish);
  expect(own).not.toMatch(unelided);
  expect(own).not.toMatch(/undefined|\[object|NaN|\$\{|Infinity/);
  expect(own).not.toMatch(/\.\.|,,| [.,]/);
}

test('cards speak French, each in its place', async () => {
  const cards = await loadCards('fr');
  expect(cards.map(({ id }) => id)).toEqual(knownRulesets.map(({ id }) => id));
  expect(await loadCards('en')).toBe(knownRulesets);
  for (const { french, id } of rulesets)
    expect(cards.find((card) => card.id === id)).toBe(french.card);
});

describe.each(rulesets)('$id', ({ id, english, french, lists }) => {
  const names = namesIn(english);
  const kept = namesIn(english, Object.values(shared).flat());
  const listsToTry = [...lists, ...english.samples];

  test('says which language it speaks, and knows itself in English', () => {
    expect(english.speech.language).toBe('en');
    expect(french.speech.language).toBe('fr');
    expect(inEnglish(french)).toBe(english);
    expect(inEnglish(english)).toBe(english);
  });

  test('is the same but for its words', () => {
    const idsOf = ({ rules, sections, arms, columns, settings }: Ruleset) =>
      [rules, sections, arms, columns, settings].map((parts) => parts.map((part) => part.id));
    expect(idsOf(french)).toEqual(idsOf(english));
    expect(
      french.rules.map(({ basis, severity, source }) => [basis, severity, source.length > 0]),
    ).toEqual(english.rules.map(({ basis, severity }) => [basis, severity, true]));
    for (const profile of english.profiles.values()) {
      const other = french.profiles.get(profile.id);
      expect(other?.name).toBe(profile.name);
      expect(other?.points).toBe(profile.points);
      expect(other?.carries).toEqual(profile.carries);
      expect(other?.rules).toEqual(profile.rules);
      expect(other?.options.map((option) => [option.id, option.name, option.points])).toEqual(
        profile.options.map((option) => [option.id, option.name, option.points]),
      );
      expect(other?.attributes.map((one) => [one.id, one.kind, one.required])).toEqual(
        profile.attributes.map((one) => [one.id, one.kind, one.required]),
      );
    }
  });

  test('has a French word for everything', () => {
    const [said, dit] = [textsOf(english), textsOf(french)];
    expect(dit).toHaveLength(said.length);
    expect([...new Set(said.filter((text, at) => text === dit[at] && !isShared(text)))]).toEqual(
      [],
    );
    for (const text of new Set(dit)) expectFrench(text, kept);
    for (const [at, text] of said.entries()) expectFiguresOf(text, dit[at] ?? '', names);
  });

  test('shows the figures of a list in French', () => {
    const untold = new Set<string>();
    for (const list of listsToTry) {
      const [said, dit] = [shownOf(english, list), shownOf(french, list)];
      expect(dit).toHaveLength(said.length);
      for (const [at, text] of said.entries()) {
        const texte = dit[at] ?? '';
        const isTold = text !== texte || isShared(text.replace(kept, ''));
        if (!isTold) untold.add(text);
        expectFrench(texte, kept);
        expectFiguresOf(text, texte, names);
      }
    }
    expect([...untold]).toEqual([]);
  });

  /** Both languages of everything that is found in a list, held against each other. */
  function compare(list: List, one: Ruleset, other: Ruleset): void {
    const checked = checkList(list, one);
    const verifie = checkList(list, other);
    const findings = verifie.findings;
    expect(findings.map(identityOf)).toEqual(checked.findings.map(identityOf));
    for (const [at, finding] of checked.findings.entries()) {
      const constat = findings[at] ?? finding;
      expect([constat.severity, constat.basis, constat.subjects]).toEqual([
        finding.severity,
        finding.basis,
        finding.subjects,
      ]);
      const said = describeFinding(one, finding);
      const dit = describeFinding(other, constat);
      expect(dit).not.toBe(said);
      expect(dit).toMatch(/^[\p{Lu}\d«].*\.$/u);
      // Where the texts of a file have quotes of their own, nobody can tell where they end.
      const isOdd = /\\"|[«»]/u.test(JSON.stringify(finding.params));
      if (!isOdd) {
        expectFrench(dit, kept);
        expectFiguresOf(said, dit, names);
      }
      const reason = reasonOf(other, constat);
      expectFrench(reason, kept);
      expect(dit.endsWith(' Interprétation.')).toBe(finding.basis === 'reading');
      expectFrench(describeMended(other, constat.rule), kept);
    }
  }

  test('finds the same in any list and says it in French', () => {
    for (const list of listsToTry) compare(list, english, french);
    fc.assert(
      fc.property(anyList(english), (list) => compare(list, english, french)),
      { numRuns: 100 },
    );
  });

  test('says the rules of an event in French', () => {
    const [first, second] = [...english.profiles.keys()];
    const event: EventRules = {
      name: 'Tournoi',
      nations: english.card.nations.slice(0, 1).map((nation) => nation.id),
      banned: first === undefined ? [] : [first],
      required: second === undefined ? [] : [second],
      maxCopies: 1,
      maxModels: 2,
    };
    for (const list of listsToTry)
      compare(list, rulesetAtEvent(english, event), rulesetAtEvent(french, event));
  });

  test('offers the same ways out, in French', () => {
    for (const list of listsToTry.slice(0, 40)) {
      const { view, findings } = checkList(list, french);
      const { view: viewed, findings: found } = checkList(list, english);
      for (const [at, finding] of findings.entries()) {
        const fixes = fixesFor(view, finding);
        const others = found[at] ? fixesFor(viewed, found[at]) : [];
        expect(fixes.map(({ points }) => points)).toEqual(others.map(({ points }) => points));
        for (const { edits } of fixes)
          for (const tense of ['do', 'done'] as const) {
            const label = describeEdits(view, edits, tense);
            expect(label).toMatch(tense === 'do' ? /^\p{Lu}\p{Ll}+r[e ]?/u : /^Vous avez /u);
            expectFrench(label, kept);
          }
      }
    }
  });

  test('writes and reads the text of a list as English does', async () => {
    const catalogues = await loadCatalogues();
    for (const list of english.samples) {
      const text = formatText(checkList(list, french), catalogues);
      expect(text).toBe(formatText(checkList(list, english), catalogues));
      const read = await parseText(text, {
        known: knownRulesets,
        catalogues,
        load: (ruleset) => loadRuleset(ruleset, 'fr'),
      });
      expect(read.lists.map(({ exact, notes }) => [exact, notes])).toEqual([[true, []]]);
    }
  });

  test('foretells in French', () => {
    const [list] = french.samples;
    if (!list) throw new Error('no sample');
    const view = viewList(list, french);
    for (const finding of forecastProfiles(view, [...french.profiles.values()]).values())
      expectFrench(reasonOf(french, finding), kept);
  });

  test('keeps its glossary complete', async () => {
    const [entries, others] = await Promise.all([french.glossary(), english.glossary()]);
    expect(entries.map((entry) => entry.id)).toEqual(others.map((entry) => entry.id));
    for (const [at, { summary }] of entries.entries())
      expect(summary, id).not.toBe(others[at]?.summary);
  });
});
