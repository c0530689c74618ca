import type { Attribute } from '../../roster/attribute';
import type { Entry, Group, List } from '../../roster/list';
import type { Profile } from '../../roster/profile';
import { nationOf, type Ruleset } from '../../rules/ruleset';
import { type Setting, allows } from '../../rules/setting';
import { fold, inline, tidy } from './fold';
import { vocabularyOf } from './vocabulary';

/*
 * The words of a list in plain text. They are for people; what they cannot say exactly (ids, signs
 * that chats change) stands in the code at the end of the text.
 */

/** Longest form of a value that no ruleset describes. */
const longestValue = 200;

/** Any JSON value on one line. */
function formatValue(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Nested too deeply to be printed.
  }
  const whole = inline(text ?? '...');
  return whole.length > longestValue ? `${whole.slice(0, longestValue)}...` : whole;
}

/** "Scenario: Assault at the Farm"; a value that the ruleset does not know is shown as it is stored. */
export function formatSetting(settings: readonly Setting[], id: string, value: unknown): string {
  const setting = settings.find((one) => one.id === id);
  if (!setting || !allows(setting, value)) return `Setting ${inline(id)} = ${formatValue(value)}`;
  return `${setting.label}: ${wordOf(setting, value)}`;
}

function wordOf(of: Setting | Attribute, value: unknown): string {
  if (of.kind === 'flag') return value === true ? 'yes' : 'no';
  if (of.kind === 'number') return String(value);
  return of.choices.find(({ id }) => id === value)?.label ?? String(value);
}

function fits(attribute: Attribute, value: unknown): boolean {
  switch (attribute.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value);
    case 'choice':
      return attribute.choices.some(({ id }) => id === value);
  }
}

/** "Castings 24"; a flag is its label, or "no" and its label. */
function formatAttribute(attributes: readonly Attribute[], id: string, value: unknown): string {
  const attribute = attributes.find((one) => one.id === id);
  if (!attribute || !fits(attribute, value)) return `${inline(id)} = ${formatValue(value)}`;
  if (attribute.kind === 'flag') return value === true ? attribute.label : `no ${attribute.label}`;
  return `${attribute.label} ${wordOf(attribute, value)}`;
}

/** "Rifle", "3 Extra Crew". */
function formatOption(
  ruleset: Ruleset,
  profile: Profile | undefined,
  id: string,
  quantity: number,
): string {
  const own = profile?.options.find((option) => option.id === id)?.name;
  const name = own ?? vocabularyOf(ruleset).optionNames.get(id) ?? inline(id);
  return quantity === 1 ? name : `${quantity} ${name}`;
}

/** The name of a profile, with its nation where that is not the list's own. */
function formatProfile(ruleset: Ruleset, list: List, id: string): string {
  const profile = ruleset.profiles.get(id);
  if (!profile) return inline(id) || '?';
  if (profile.nation === list.nation) return profile.name;
  const nation = ruleset.card.nations.find((one) => one.id === nationOf(id));
  return `${profile.name} (${nation?.name ?? profile.nation})`;
}

/** Points of an entry, or that it has none. */
export type Price = { readonly points: number } | undefined;

/**
 * `2x Rifleman "Plunket", 94 pts: Rifle [Morale 3] - at the bridge`: what an entry is, what it
 * costs, and after that only what it has.
 */
export function formatEntry(ruleset: Ruleset, list: List, entry: Entry, price: Price): string {
  const profile = ruleset.profiles.get(entry.profile);
  const options = Object.entries(entry.options ?? {}).map(([id, quantity]) =>
    formatOption(ruleset, profile, id, quantity),
  );
  const attributes = Object.entries(entry.attributes ?? {}).map(([id, value]) =>
    formatAttribute(profile?.attributes ?? [], id, value),
  );
  const title = inline(entry.title ?? '').replaceAll('"', "'");
  const note = inline(entry.note ?? '');
  return [
    `${entry.count}x ${formatProfile(ruleset, list, entry.profile)}`,
    title && ` "${title}"`,
    price && `, ${price.points} pts`,
    options.length > 0 && `: ${options.join(', ')}`,
    attributes.length > 0 && ` [${attributes.join(', ')}]`,
    note && ` - ${note}`,
  ]
    .filter(Boolean)
    .join('');
}

/** What a group is called: its name, or its kind and number. */
export function labelOf(group: Group, at: number): string {
  return inline(group.name ?? '') || `${kindWord(group)} ${at + 1}`;
}

function kindWord({ kind }: Group): string {
  return kind === undefined
    ? 'Group'
    : { squad: 'Squad', command: 'Command', formation: 'Formation' }[kind];
}

/** "Command: 1st Brigade (under 1st Division)", "Group 2". */
export function formatGroup(list: List, group: Group, at: number): string {
  const label = labelOf(group, at);
  const above = list.groups.findIndex(({ id }) => id === group.parent);
  const parent = list.groups[above];
  return [
    inline(group.name ?? '') ? `${kindWord(group)}: ${label}` : label,
    parent && group.parent !== undefined && ` (under ${labelOf(parent, above)})`,
  ]
    .filter(Boolean)
    .join('');
}

/** What a list without a name is called in text. */
export const untitled = 'Untitled list';

/** What stands before the code at the end of a list's text. */
export const codeLabel = 'Check code';

/** The name of a list, on the first line of its text, where it must not look like the last one. */
export function formatName(name: string): string {
  const line = inline(name) || untitled;
  return fold(tidy(line)).startsWith('check') ? `List: ${line}` : line;
}

/** "Song of Drums and Shakos, France". */
export function formatRuleset(ruleset: Ruleset, nation: string): string {
  const name = ruleset.card.nations.find(({ id }) => id === nation)?.name ?? nation;
  return `${ruleset.card.name}, ${name}`;
}
