import type { Edit } from '../../roster/edit';
import type { Subject } from '../finding';
import { named } from '../named';
import { optionName } from '../option-name';
import type { Rule } from '../rule';
import type { Names, StrangeOption } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { subjectOf } from '../view';
import { attributeInvalid } from './attributes';

/** Entries whose profile the ruleset does not have: kept, seen by no other rule. */
const unknownProfile = (kit: KitWords): Rule<{ readonly profiles: readonly string[] }> => ({
  id: 'unknown-profile',
  basis: 'rule',
  severity: 'error',
  source: kit.contract,
  check({ strangers }) {
    if (strangers.length === 0) return undefined;
    const profiles = [...new Set(strangers.map(({ entry }) => entry.profile))];
    return { subjects: strangers.map(subjectOf), params: { profiles } };
  },
  words: kit.unknownProfile,
});

/** Options that the profile's entry does not list: not carried, priced as nothing. */
const unknownOption = (
  kit: KitWords,
): Rule<{
  readonly of: readonly StrangeOption[];
}> => ({
  id: 'unknown-option',
  basis: 'rule',
  severity: 'error',
  source: kit.listed,
  check({ units, ruleset }) {
    const subjects: Subject[] = [];
    const of: StrangeOption[] = [];
    for (const unit of units) {
      for (const option of unit.unknownOptions) {
        subjects.push({ ...subjectOf(unit), option });
        of.push({ ...named(unit.profile), option, name: optionName(ruleset, option) ?? null });
      }
    }
    return of.length > 0 ? { subjects, params: { of } } : undefined;
  },
  bounds: () => [{ kind: 'each', allows: ({ unknownOptions }) => unknownOptions.length === 0 }],
  *propose(view) {
    yield view.units.flatMap((unit) =>
      unit.unknownOptions.map((option): Edit => ({
        do: 'option',
        key: unit.entry.key,
        option,
        quantity: 0,
      })),
    );
  },
  words: kit.unknownOption,
});

const settingInvalid = (kit: KitWords): Rule<Names> => ({
  id: 'setting-invalid',
  basis: 'reading',
  severity: 'error',
  source: kit.contract,
  check({ settingFaults: { invalid }, ruleset: { settings } }) {
    if (invalid.length === 0) return undefined;
    const labels = settings.filter(({ id }) => invalid.includes(id)).map(({ label }) => label);
    return { subjects: [], params: { names: labels } };
  },
  *propose({ settingFaults: { invalid } }) {
    yield invalid.map((name): Edit => ({ do: 'setting', name }));
  },
  words: kit.settingInvalid,
});

const unknownSetting = (kit: KitWords): Rule<Names> => ({
  id: 'unknown-setting',
  basis: 'reading',
  severity: 'warning',
  source: kit.contract,
  check({ settingFaults: { unknown } }) {
    return unknown.length > 0 ? { subjects: [], params: { names: unknown } } : undefined;
  },
  *propose({ settingFaults: { unknown } }) {
    yield unknown.map((name): Edit => ({ do: 'setting', name }));
  },
  words: kit.unknownSetting,
});

const capUnused = (kit: KitWords): Rule<{ readonly cap: number }> => ({
  id: 'cap-unused',
  basis: 'reading',
  severity: 'warning',
  source: kit.contract,
  check({ list, ruleset }) {
    return !ruleset.cap && typeof list.cap === 'number'
      ? { subjects: [], params: { cap: list.cap } }
      : undefined;
  },
  *propose() {
    yield [{ do: 'cap' }];
  },
  words: kit.capUnused,
});

/** The rules that hold in every ruleset. */
export function alwaysRules(kit: KitWords): readonly Rule[] {
  return [
    unknownProfile(kit),
    unknownOption(kit),
    attributeInvalid(kit),
    settingInvalid(kit),
    unknownSetting(kit),
    capUnused(kit),
  ];
}
