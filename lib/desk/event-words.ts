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

const settingLabels: Readonly<Record<(typeof eventSettings)[number], string>> = {
  year: 'Year',
  allies: 'Allies',
  scenario: 'Scenario',
  side: 'Side',
};

function atMost(most: number | null): string {
  return most === null ? 'no cap' : `at most ${most}`;
}

/** A line that lists things; none for a list of nothing, which asks nothing. */
function listing(
  field: keyof EventRules,
  label: string,
  ids: readonly string[] | undefined,
  nameOf: (id: string) => string,
): EventLine | undefined {
  return ids && ids.length > 0 ? { field, label, value: join(ids.map(nameOf)) } : undefined;
}

function settingValue(value: string | number | boolean, id: string, ruleset?: Ruleset): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
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
export function describeEvent(event: EventRules, ruleset?: Ruleset): readonly EventLine[] {
  const { cap, nations, banned, required, maxCopies, maxModels, waived, extra } = event;
  const lines: (EventLine | undefined)[] = [
    event.ruleset === undefined
      ? undefined
      : { field: 'ruleset', label: 'Rules', value: ruleset?.card.name ?? event.ruleset },
    cap === undefined ? undefined : { field: 'cap', label: 'Points', value: atMost(cap) },
    maxModels === undefined
      ? undefined
      : { field: 'maxModels', label: 'Models', value: atMost(maxModels) },
    maxCopies === undefined
      ? undefined
      : { field: 'maxCopies', label: 'Copies of a profile', value: atMost(maxCopies) },
    nations?.length === 0
      ? { field: 'nations', label: 'Nations', value: 'none' }
      : listing('nations', 'Nations', nations, (id) => nationName(id, ruleset)),
    ...eventSettings.map((id) => {
      const value = event[id];
      if (value === undefined) return undefined;
      const label = ruleset?.settings.find((one) => one.id === id)?.label ?? settingLabels[id];
      return { field: id, label, value: settingValue(value, id, ruleset) };
    }),
    listing('banned', 'Not allowed', banned, (id) => profileName(id, ruleset)),
    listing('required', 'In every list', required, (id) => profileName(id, ruleset)),
    listing('waived', 'Readings waived', waived, (id) => ruleName(id, ruleset)),
    listing('extra', 'Not understood', extra && Object.keys(extra), (field) => field),
  ];
  return lines.filter((line) => line !== undefined);
}
