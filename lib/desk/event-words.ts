import { join } from '../rules/english';
import { type EventRules, eventSettings } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';

/** One rule of an event in words: "Points", "at most 400". */
export interface EventLine {
  /** The field of the document that says it. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** What an event asks, in one language: the label of each field, and forms for their values. */
export interface EventWording {
  readonly ruleset: string;
  readonly cap: string;
  readonly maxModels: string;
  readonly maxCopies: string;
  readonly nations: string;
  readonly banned: string;
  readonly required: string;
  readonly waived: string;
  /** Fields that nobody knows. */
  readonly extra: string;
  /** Where the ruleset has no label for one. */
  readonly settings: Readonly<Record<(typeof eventSettings)[number], string>>;
  /** `null` = there is no cap. */
  atMost(most: number | null): string;
  /** No nation at all. */
  readonly none: string;
  yesNo(value: boolean): string;
  join(parts: readonly string[]): string;
}

/** What an event asks, in English. */
export const englishEvent: EventWording = {
  ruleset: 'Rules',
  cap: 'Points',
  maxModels: 'Models',
  maxCopies: 'Copies of a profile',
  nations: 'Nations',
  banned: 'Not allowed',
  required: 'In every list',
  waived: 'Readings waived',
  extra: 'Not understood',
  settings: { year: 'Year', allies: 'Allies', scenario: 'Scenario', side: 'Side' },
  atMost: (most) => (most === null ? 'no cap' : `at most ${most}`),
  none: 'none',
  yesNo: (value) => (value ? 'yes' : 'no'),
  join,
};

function settingValue(
  value: string | number | boolean,
  id: string,
  words: EventWording,
  ruleset?: Ruleset,
): string {
  if (typeof value === 'boolean') return words.yesNo(value);
  const setting = ruleset?.settings.find((one) => one.id === id);
  const choices = setting?.kind === 'choice' ? setting.choices : [];
  return choices.find((choice) => choice.id === value)?.label ?? String(value);
}

function nationName(id: string, ruleset?: Ruleset): string {
  return ruleset?.card.nations.find((nation) => nation.id === id)?.name ?? id;
}

/** With its nation where several nations have one of this name. */
function profileName(id: string, ruleset?: Ruleset): string {
  const profile = ruleset?.profiles.get(id);
  if (!ruleset || !profile) return id;
  const { name, nation } = profile;
  const isShared = [...ruleset.profiles.values()].some(
    (other) => other.name === name && other.nation !== nation,
  );
  return isShared ? `${name} (${nationName(nation, ruleset)})` : name;
}

/** What the rule asks, before its id, by which findings name it. */
function ruleName(id: string, ruleset?: Ruleset): string {
  const words = ruleset?.rules.find((rule) => rule.id === id)?.words;
  return words ? `${words.summary.replace(/\.$/, '')} (${id})` : id;
}

/**
 * What an event asks, in words, for its printed sheet and its summary on a page. Without the ruleset
 * profiles, nations and settings are called by their ids. Fields that nobody knows are named, too.
 */
export function describeEvent(
  event: EventRules,
  words: EventWording,
  ruleset?: Ruleset,
): readonly EventLine[] {
  const { cap, nations, banned, required, maxCopies, maxModels, waived, extra } = event;
  /** A line that lists things; none for a list of nothing, which asks nothing. */
  const listing = (
    field: 'nations' | 'banned' | 'required' | 'waived' | 'extra',
    ids: readonly string[] | undefined,
    nameOf: (id: string, ruleset?: Ruleset) => string,
  ): readonly EventLine[] =>
    ids && ids.length > 0
      ? [{ field, label: words[field], value: words.join(ids.map((id) => nameOf(id, ruleset))) }]
      : [];
  const limit = (
    field: 'cap' | 'maxModels' | 'maxCopies',
    most: number | null | undefined,
  ): readonly EventLine[] =>
    most === undefined ? [] : [{ field, label: words[field], value: words.atMost(most) }];
  return [
    ...(event.ruleset === undefined
      ? []
      : [
          {
            field: 'ruleset',
            label: words.ruleset,
            value: ruleset?.card.name ?? event.ruleset,
          },
        ]),
    ...limit('cap', cap),
    ...limit('maxModels', maxModels),
    ...limit('maxCopies', maxCopies),
    ...(nations?.length === 0
      ? [{ field: 'nations', label: words.nations, value: words.none }]
      : listing('nations', nations, nationName)),
    ...eventSettings.flatMap((id): readonly EventLine[] => {
      const value = event[id];
      if (value === undefined) return [];
      const label = ruleset?.settings.find((one) => one.id === id)?.label ?? words.settings[id];
      return [{ field: id, label, value: settingValue(value, id, words, ruleset) }];
    }),
    ...listing('banned', banned, profileName),
    ...listing('required', required, profileName),
    ...listing('waived', waived, ruleName),
    ...listing('extra', extra && Object.keys(extra), (field) => field),
  ];
}
