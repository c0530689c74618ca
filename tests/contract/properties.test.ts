import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { addProfile } from '@/lib/roster/add';
import { largestFigure } from '@/lib/roster/attribute';
import { type Edit, applyEdits } from '@/lib/roster/edit';
import { formatDocument, parseDocument } from '@/lib/roster/document';
import { type Entry, type List, limits } from '@/lib/roster/list';
import {
  type Checked,
  checkList,
  checkView,
  describeFinding,
  errorsOf,
  metersOf,
} from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { identityOf } from '@/lib/rules/finding';
import { fixesFor } from '@/lib/rules/fix';
import { forecastProfiles } from '@/lib/rules/forecast';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { anyList, reordered, tameList, wildList } from './arbitrary-list';

const rulesets = await Promise.all(knownRulesets.map(({ id }) => loadRuleset(id)));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const content of Object.values(value)) deepFreeze(content);
  }
  return value;
}

function entriesOf({ groups }: List): readonly Entry[] {
  return groups.flatMap(({ entries }) => entries);
}

/** What is said of a list, with the keys of the entries that it is said of. */
function sayings({ view, findings }: Checked) {
  return findings
    .map(({ rule, severity, basis, subjects, params }) => ({
      rule,
      severity,
      basis,
      group: params['ofGroup'] ?? null,
      of: subjects
        .map(({ group, entry, option }) => {
          const at = view.list.groups.find(({ id }) => id === group)?.entries[entry ?? -1];
          return [at?.key, option].join(' ');
        })
        .sort(),
    }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Everything but hints: severity and rule. */
function verdicts({ findings }: Checked): readonly string[] {
  return findings
    .filter(({ severity }) => severity !== 'advice')
    .map(({ rule, severity }) => `${severity} ${rule}`);
}

/** Price and models of an entry, worked out from the profile alone. */
function worth(entry: Entry, { profiles }: Ruleset): { points: number; models: number } {
  const profile = profiles.get(entry.profile);
  if (!profile) return { points: 0, models: 0 };
  let { points, models } = profile;
  for (const option of profile.options) {
    const quantity = Object.entries(entry.options ?? {}).find(([id]) => id === option.id)?.[1] ?? 0;
    points += option.points * quantity;
    models += option.models * quantity;
  }
  const named = profile.attributes.find(({ id }) => id === profile.modelsFrom);
  const given: unknown = named && entry.attributes?.[named.id];
  // Any whole number counts where another rule holds the range, only those in it elsewhere.
  if (named?.kind === 'number' && typeof given === 'number' && Number.isInteger(given)) {
    const inRange = given >= named.min && given <= (named.max ?? largestFigure);
    const isCounted = named.heldBy === undefined ? inRange : Math.abs(given) <= largestFigure;
    if (isCounted) models += given;
  }
  return { points: points * entry.count, models: models * entry.count };
}

/** Edits that a builder could make on a list, and some that miss. */
function editOf(list: List, { profiles, settings }: Ruleset): fc.Arbitrary<Edit> {
  const key = fc.constantFrom('gone', ...entriesOf(list).map((entry) => entry.key));
  const group = fc.constantFrom('gone', ...list.groups.map(({ id }) => id));
  const profile = fc.constantFrom(...profiles.keys());
  const at = fc.integer({ min: -1, max: 9 });
  const value = fc.jsonValue();
  const cap: fc.Arbitrary<number | null> = fc.option(fc.integer({ min: -1, max: 500 }));
  return fc.oneof<fc.Arbitrary<Edit>[]>(
    fc.record({
      do: fc.constant('add'),
      group,
      at,
      entry: fc.record({
        key: fc.constantFrom('new', '0.0'),
        profile,
        count: fc.integer({ min: 0, max: 9 }),
      }),
    }),
    fc.record({ do: fc.constant('remove'), key }),
    fc.record({ do: fc.constant('move'), key, group, at }),
    fc.record({ do: fc.constant('count'), key, by: fc.integer({ min: -1200, max: 1200 }) }),
    fc.record({ do: fc.constant('profile'), key, profile }),
    fc.record({
      do: fc.constant('option'),
      key,
      option: fc.constantFrom('horse', 'pistol', 'constructor'),
      quantity: fc.integer({ min: -1, max: 100 }),
    }),
    fc.record({
      do: fc.constant('attribute'),
      key,
      name: fc.constantFrom('grade', 'toString', 'castings', 'morale'),
      value,
    }),
    fc.record({
      do: fc.constant('text'),
      key,
      field: fc.constantFrom('title', 'note'),
      value: fc.string(),
    }),
    fc.record({ do: fc.constant('name'), value: fc.string({ maxLength: 250 }) }),
    fc.record({ do: fc.constant('nation'), value: fc.constantFrom('france', 'spain') }),
    fc.record({ do: fc.constant('cap'), value: cap }),
    fc.record({
      do: fc.constant('setting'),
      name: fc.constantFrom('constructor', ...settings.map(({ id }) => id)),
      value,
    }),
    fc.record({ do: fc.constant('add-group'), at, group: fc.constant({ id: 'new', entries: [] }) }),
    fc.record({ do: fc.constant('remove-group'), id: group }),
    fc.record({ do: fc.constant('move-group'), id: group, at }),
    fc.record({ do: fc.constant('group'), id: group, field: fc.constant('parent'), value: group }),
    fc.record({ do: fc.constant('group'), id: group, field: fc.constant('parent') }),
    fc.record({
      do: fc.constant('group'),
      id: group,
      field: fc.constant('kind'),
      value: fc.constantFrom('squad', 'command', 'formation', 'regiment', 'constructor'),
    }),
    fc.record({
      do: fc.constant('group'),
      id: group,
      field: fc.constant('name'),
      value: fc.string({ maxLength: 250 }),
    }),
  );
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.card.id, ruleset })))(
  '$id, for any list',
  ({ ruleset }) => {
    const any = anyList(ruleset);

    test('a check never throws and changes nothing', () => {
      fc.assert(
        fc.property(any, (list) => {
          const { view, findings } = checkList(deepFreeze(list), ruleset);
          for (const finding of findings) expect(describeFinding(ruleset, finding)).not.toBe('');
          metersOf(view);
          ruleset.figures(view);
          ruleset.figureTables(view);
          for (const unit of view.units) ruleset.unitFigures?.(unit, view);
        }),
        { numRuns: 150 },
      );
    });

    test('the order of entries and options does not matter', () => {
      fc.assert(
        fc.property(any, fc.nat(), (list, seed) => {
          const other = reordered(list, seed);
          const [one, two] = [checkList(list, ruleset), checkList(other, ruleset)];
          expect(sayings(two)).toEqual(sayings(one));
          expect([two.view.points, two.view.models, two.legal]).toEqual([
            one.view.points,
            one.view.models,
            one.legal,
          ]);
        }),
        { numRuns: 120 },
      );
    });

    test('the total is the sum of the parts', () => {
      fc.assert(
        fc.property(any, (list) => {
          const parts = entriesOf(list).map((entry) => worth(entry, ruleset));
          const { points, models } = viewList(list, ruleset);
          expect({ points, models }).toEqual({
            points: parts.reduce((sum, part) => sum + part.points, 0),
            models: parts.reduce((sum, part) => sum + part.models, 0),
          });
        }),
        { numRuns: 150 },
      );
    });

    test('a legal list has no error, and an illegal one has', () => {
      fc.assert(
        fc.property(any, (list) => {
          const { view, findings, legal } = checkList(list, ruleset);
          expect(legal).toBe(findings.every(({ severity }) => severity !== 'error'));
          expect(errorsOf(view).size).toBe(
            findings.filter(({ severity }) => severity === 'error').length,
          );
        }),
        { numRuns: 120 },
      );
    });

    test('raising the cap never adds an error', () => {
      const raised = fc.option(fc.integer({ min: 0, max: 2000 }));
      fc.assert(
        fc.property(any, fc.integer({ min: 1, max: 1500 }), raised, (list, cap, more) => {
          const before = errorsOf(viewList({ ...list, cap }, ruleset));
          const after = errorsOf(
            viewList({ ...list, cap: more === null ? null : cap + more }, ruleset),
          );
          expect([...before.keys()]).toEqual(expect.arrayContaining([...after.keys()]));
        }),
        { numRuns: 120 },
      );
    });

    test('one entry or two alike make no difference but for advice', () => {
      fc.assert(
        fc.property(any, fc.nat(), (list, nth) => {
          const many = entriesOf(list).filter(({ count }) => count > 1);
          const split = many[nth % Math.max(1, many.length)];
          if (!split) return;
          const halves = {
            ...list,
            groups: list.groups.map((group) => ({
              ...group,
              entries: group.entries.flatMap((entry) =>
                entry === split
                  ? [
                      { ...entry, count: 1 },
                      { ...entry, key: 'other', count: entry.count - 1 },
                    ]
                  : [entry],
              ),
            })),
          };
          const [whole, two] = [checkList(list, ruleset), checkList(halves, ruleset)];
          expect(verdicts(two)).toEqual(verdicts(whole));
          expect(two.view.points).toBe(whole.view.points);
          expect(two.view.models).toBe(whole.view.models);
        }),
        { numRuns: 120 },
      );
    });

    test('a file gives back the same list', () => {
      fc.assert(
        fc.property(any, (list) => {
          const read = parseDocument(
            JSON.parse(JSON.stringify(formatDocument(list))),
            knownRulesets,
          );
          // JSON knows no -0.
          const plain: unknown = JSON.parse(JSON.stringify(list));
          expect(read).toEqual({ ok: true, value: plain });
        }),
        { numRuns: 150 },
      );
    });

    test('edits and then their inverse give back the same list, and every list can be saved', () => {
      const edited = any.chain((list) =>
        fc.tuple(fc.constant(list), fc.array(editOf(list, ruleset), { maxLength: 6 })),
      );
      fc.assert(
        fc.property(edited, ([list, edits]) => {
          const { list: after, inverse } = applyEdits(deepFreeze(list), edits);
          expect(applyEdits(after, inverse)).toMatchObject({ list, missed: [] });
          expect(applyEdits(after, inverse).list).toEqual(list);
          const inRuleset = { ...after, nation: list.nation };
          expect(parseDocument(formatDocument(inRuleset), knownRulesets)).toMatchObject({
            ok: true,
          });
        }),
        { numRuns: 200 },
      );
    });

    test('what the forecast does not warn of breaks nothing', () => {
      fc.assert(
        fc.property(tameList(ruleset), (list) => {
          const view = viewList(list, ruleset);
          const before = errorsOf(view);
          const profiles = [...ruleset.profiles.values()];
          for (const { id: group } of list.groups) {
            const warned = forecastProfiles(view, profiles, group);
            for (const profile of profiles) {
              const added = addProfile(list, profile, 'new', { group });
              const then = errorsOf(viewList(applyEdits(list, added).list, ruleset));
              const broken = [...then.keys()].filter((id) => !before.has(id));
              if (!warned.has(profile.id)) expect(broken).toEqual([]);
            }
          }
        }),
        { numRuns: 20 },
      );
    });

    test('a fix removes its finding, adds no error, costs what it says and can be undone', () => {
      fc.assert(
        fc.property(any, (list) => {
          const { view, findings } = checkList(deepFreeze(list), ruleset);
          const before = errorsOf(view);
          for (const finding of findings) {
            const fixes = fixesFor(view, finding);
            expect(fixes.length).toBeLessThanOrEqual(3);
            const changes = fixes.map(({ points }) => Math.abs(points));
            expect(changes).toEqual([...changes].sort((a, b) => a - b));
            for (const { edits, points, clears } of fixes) {
              const { list: after, missed, inverse } = applyEdits(list, edits);
              expect(missed).toEqual([]);
              expect(applyEdits(after, inverse).list).toEqual(list);
              const then = checkView(viewList(after, ruleset));
              expect(then.findings.map(identityOf)).not.toContain(identityOf(finding));
              const errors = errorsOf(then.view);
              expect([...errors.keys()].filter((id) => !before.has(id))).toEqual([]);
              expect(then.view.points - view.points).toBe(points);
              for (const rule of clears)
                expect([...errors.values()].map((error) => error.rule)).not.toContain(rule);
              expect(describeEdits(view, edits)).toMatch(/^\p{Lu}.*[^.\s]$/su);
              expect(parseDocument(formatDocument(after), knownRulesets).ok).toBe(true);
            }
          }
        }),
        { numRuns: 60 },
      );
    });

    test('nine in ten errors of wild lists have a fix', () => {
      const share = new Map<string, { errors: number; fixed: number }>();
      for (const list of fc.sample(wildList(ruleset), 100)) {
        const { view, findings } = checkList(list, ruleset);
        for (const finding of findings) {
          if (finding.severity !== 'error') continue;
          const of = share.get(finding.rule) ?? { errors: 0, fixed: 0 };
          share.set(finding.rule, of);
          of.errors += 1;
          if (fixesFor(view, finding, 1).length > 0) of.fixed += 1;
        }
      }
      const rows = [...share.values()];
      const errors = rows.reduce((sum, row) => sum + row.errors, 0);
      const fixed = rows.reduce((sum, row) => sum + row.fixed, 0);
      console.info(
        `${ruleset.card.id}: ${fixed} of ${errors} errors have a fix. ` +
          [...share].map(([rule, row]) => `${rule} ${row.fixed}/${row.errors}`).join(', '),
      );
      expect(errors).toBeGreaterThan(200);
      expect(fixed / errors).toBeGreaterThanOrEqual(0.9);
    });

    test('fixes come at once, however large and broken the list is', () => {
      const big = fc.sample(wildList(ruleset), { numRuns: 40, seed: 1 }).flatMap(entriesOf);
      const list: List = {
        ruleset: ruleset.card.id,
        nation: ruleset.card.nations[0]?.id ?? '',
        name: '',
        cap: 400,
        groups: [
          {
            id: 'main',
            entries: Array.from({ length: limits.entries }, (_, at) => ({
              ...(big[at % big.length] ?? { profile: '', count: 1 }),
              key: `0.${at}`,
            })),
          },
        ],
      };
      const { view, findings } = checkList(list, ruleset);
      // No clock is asserted: a search without bounds would take minutes, and the test's time runs out.
      for (const finding of findings) fixesFor(view, finding);
      expect(findings.length).toBeGreaterThan(0);
    });
  },
);
