import type { Edit } from '../../roster/edit';
import { quoted } from '../../roster/quoted';
import type { Param, Subject } from '../finding';
import { join, joinByWho, joinSome } from '../english';
import { type Named, named } from '../named';
import { optionName } from '../option-name';
import type { Rule } from '../rule';
import { subjectOf } from '../view';
import { attributeInvalid } from './attributes';

const contract = 'Muster Roll, list file';

/** Entries whose profile the ruleset does not have: kept, seen by no other rule. */
const unknownProfile: Rule<{ readonly profiles: readonly string[] }> = {
  id: 'unknown-profile',
  basis: 'rule',
  severity: 'error',
  source: contract,
  check({ strangers }) {
    if (strangers.length === 0) return undefined;
    const profiles = [...new Set(strangers.map(({ entry }) => entry.profile))];
    return { subjects: strangers.map(subjectOf), params: { profiles } };
  },
  words: {
    en: {
      summary: 'Every entry names a profile of the ruleset.',
      message: ({ profiles }) =>
        `Not in this roster: ${joinSome(profiles.map(quoted))}. Kept as stored, counted as nothing.`,
      reason: () => 'Not in this roster',
    },
  },
};

/** Options that the profile's entry does not list: not carried, priced as nothing. */
const unknownOption: Rule<{
  readonly of: readonly (Named & { option: string; name: string | null })[];
}> = {
  id: 'unknown-option',
  basis: 'rule',
  severity: 'error',
  source: 'The options listed with the profile',
  check({ units, ruleset }) {
    const subjects: Subject[] = [];
    const of: (Named & { option: string; name: string | null })[] = [];
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
  words: {
    en: {
      summary: 'A profile takes only the options that its entry lists.',
      message: ({ of }) =>
        `Not offered: ${joinByWho(of, ({ option, name }) => name ?? quoted(option), 'for')}.`,
      reason: () => 'An option that it is not offered',
    },
  },
};

const settingInvalid: Rule<{ readonly names: readonly string[] }> = {
  id: 'setting-invalid',
  basis: 'reading',
  severity: 'error',
  source: contract,
  check({ settingFaults: { invalid }, ruleset: { settings } }) {
    if (invalid.length === 0) return undefined;
    const labels = settings.filter(({ id }) => invalid.includes(id)).map(({ label }) => label);
    return { subjects: [], params: { names: labels } };
  },
  *propose({ settingFaults: { invalid } }) {
    yield invalid.map((name): Edit => ({ do: 'setting', name }));
  },
  words: {
    en: {
      summary: 'Settings have values that the ruleset allows.',
      message: ({ names }) =>
        `${names.length === 1 ? 'A setting has' : 'Settings have'} a value that this ruleset does not allow: ${join(names)}. The default is used.`,
    },
  },
};

const unknownSetting: Rule<{ readonly names: readonly string[] }> = {
  id: 'unknown-setting',
  basis: 'reading',
  severity: 'warning',
  source: contract,
  check({ settingFaults: { unknown } }) {
    return unknown.length > 0 ? { subjects: [], params: { names: unknown } } : undefined;
  },
  *propose({ settingFaults: { unknown } }) {
    yield unknown.map((name): Edit => ({ do: 'setting', name }));
  },
  words: {
    en: {
      summary: 'Settings are those of the ruleset.',
      message: ({ names }) =>
        `This ruleset has no setting ${joinSome(names.map(quoted), 'or')}: kept, and not used.`,
    },
  },
};

const capUnused: Rule<{ readonly cap: Param }> = {
  id: 'cap-unused',
  basis: 'reading',
  severity: 'warning',
  source: contract,
  check({ list, ruleset }) {
    return !ruleset.cap && typeof list.cap === 'number'
      ? { subjects: [], params: { cap: list.cap } }
      : undefined;
  },
  *propose() {
    yield [{ do: 'cap' }];
  },
  words: {
    en: {
      summary: 'A ruleset without points uses no cap.',
      message: ({ cap }) => `The cap of ${String(cap)} is not used: this ruleset has no points.`,
    },
  },
};

/** The rules that hold in every ruleset. */
export const alwaysRules: readonly Rule[] = [
  unknownProfile,
  unknownOption,
  attributeInvalid,
  settingInvalid,
  unknownSetting,
  capUnused,
];
