import { type EventRules, eventSettings } from '@/lib/rules/event';
import type { Ruleset } from '@/lib/rules/ruleset';

/** What of an event's rules depends on the ruleset that it plays. */
export interface RulesetValues {
  nations: string[];
  banned: string[];
  required: string[];
  waived: string[];
  /** By setting id; empty = as each list says. Flags are `yes` or `no`. */
  settings: Record<string, string>;
}

/** What stands in the form, as fields hold it. */
export interface EventValues extends RulesetValues {
  name: string;
  /** Empty = lists of every ruleset. */
  ruleset: string;
  /** Empty = each list's own; `none`; or one of the usual sizes. */
  cap: string;
  /** Another cap, which goes before `cap` when there is something in it. */
  ownCap: string;
  maxCopies: string;
  maxModels: string;
}

/** The part of a ruleset of which nothing is asked yet. */
export function untouched(): RulesetValues {
  return { nations: [], banned: [], required: [], waived: [], settings: {} };
}

function capFields({ cap }: EventRules, ruleset: Ruleset | undefined) {
  if (cap === undefined) return { cap: '', ownCap: '' };
  if (cap === null) return { cap: 'none', ownCap: '' };
  return ruleset?.cap?.usual.includes(cap)
    ? { cap: String(cap), ownCap: '' }
    : { cap: '', ownCap: String(cap) };
}

function settingField(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** What the form shows for an event. */
export function valuesOf(event: EventRules, ruleset: Ruleset | undefined): EventValues {
  return {
    name: event.name ?? '',
    ruleset: event.ruleset ?? '',
    ...capFields(event, ruleset),
    maxCopies: String(event.maxCopies ?? ''),
    maxModels: String(event.maxModels ?? ''),
    nations: [...(event.nations ?? [])],
    banned: [...(event.banned ?? [])],
    required: [...(event.required ?? [])],
    waived: [...(event.waived ?? [])],
    settings: Object.fromEntries(
      eventSettings.flatMap((id) => {
        const value = event[id];
        return value === undefined ? [] : [[id, settingField(value)]];
      }),
    ),
  };
}

/** A field of the form by its path. */
export type FieldName = 'name' | 'ownCap' | 'maxCopies' | 'maxModels' | `settings.${string}`;

function whole(field: string): number | undefined {
  return field.trim() === '' ? undefined : Number(field);
}

function capOf({ cap, ownCap }: EventValues): number | null | undefined {
  if (ownCap.trim() !== '') return Number(ownCap);
  if (cap === '') return undefined;
  return cap === 'none' ? null : Number(cap);
}

/** A field of a setting as the event has it; years are numbers and allies a yes or no. */
function settingValue(id: (typeof eventSettings)[number], field: string) {
  switch (id) {
    case 'year':
      return Number(field);
    case 'allies':
      return field === 'yes';
    case 'scenario':
    case 'side':
      return field;
  }
}

function someOf(ids: readonly string[]): readonly string[] | undefined {
  return ids.length > 0 ? ids : undefined;
}

type Loose = { readonly [K in keyof EventRules]: EventRules[K] | undefined };

/**
 * The event that a form stands for. A field that `isWrong` keeps what it was in `before`, and so do
 * the fields of `before` that no form knows.
 */
export function eventFrom(
  values: EventValues,
  before: EventRules,
  isWrong: (field: FieldName) => boolean,
): EventRules {
  const unlessWrong = <T>(field: FieldName, value: T | undefined, old: T | undefined) =>
    isWrong(field) ? old : value;
  const settings = eventSettings.map((id) => {
    const field = values.settings[id] ?? '';
    const value = field.trim() === '' ? undefined : settingValue(id, field);
    return [id, unlessWrong(`settings.${id}`, value, before[id])] as const;
  });
  const event: Loose = {
    name: unlessWrong('name', values.name.trim() || undefined, before.name),
    ruleset: values.ruleset || undefined,
    cap: unlessWrong('ownCap', capOf(values), before.cap),
    nations: someOf(values.nations),
    ...Object.fromEntries(settings),
    banned: someOf(values.banned),
    required: someOf(values.required),
    maxCopies: unlessWrong('maxCopies', whole(values.maxCopies), before.maxCopies),
    maxModels: unlessWrong('maxModels', whole(values.maxModels), before.maxModels),
    waived: someOf(values.waived),
    extra: before.extra,
  };
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined));
}
