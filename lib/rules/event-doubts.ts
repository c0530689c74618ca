import { type EventRules, eventSettings } from './event';
import type { Ruleset } from './ruleset';
import { allows } from './setting';

/** Something in an event's rules that can hardly be meant: a word that nothing has. */
export interface EventDoubt {
  /** The field of the document in which it stands. */
  readonly field: string;
  readonly value: string;
  readonly reason:
    'unknown-field' | 'unknown-profile' | 'unknown-rule' | 'printed-rule' | 'bad-value';
}

const sentences: Readonly<Record<EventDoubt['reason'], (doubt: EventDoubt) => string>> = {
  'unknown-field': ({ field }) => `Event rules have no field "${field}"; it does nothing.`,
  'unknown-profile': ({ field, value }) => `"${value}" (${field}) is no profile of this ruleset.`,
  'unknown-rule': ({ field, value }) => `"${value}" (${field}) is no rule of this ruleset.`,
  'printed-rule': ({ value }) =>
    `"${value}" is printed in the rules: what is printed cannot be waived, only our readings of it.`,
  'bad-value': ({ field, value }) => `This ruleset has no "${value}" for ${field}.`,
};

/** One plain sentence for the organiser. */
export function describeDoubt(doubt: EventDoubt): string {
  return sentences[doubt.reason](doubt);
}

function doubtsOfWaived({ waived = [] }: EventRules, { rules }: Ruleset): readonly EventDoubt[] {
  return waived.flatMap((value): readonly EventDoubt[] => {
    const rule = rules.find(({ id }) => id === value);
    if (!rule) return [{ field: 'waived', value, reason: 'unknown-rule' }];
    // A rule that is printed in part may have faults that are readings; only its organiser knows.
    return rule.basis === 'rule' ? [{ field: 'waived', value, reason: 'printed-rule' }] : [];
  });
}

/** What an organiser should look at before the event's rules are used: typing errors, mostly. */
export function doubtsOf(event: EventRules, ruleset: Ruleset): readonly EventDoubt[] {
  const fields = Object.keys(event.extra ?? {}).map((field): EventDoubt => ({
    field,
    value: '',
    reason: 'unknown-field',
  }));
  const profiles = (['banned', 'required'] as const).flatMap((field) =>
    (event[field] ?? [])
      .filter((id) => !ruleset.profiles.has(id))
      .map((value): EventDoubt => ({ field, value, reason: 'unknown-profile' })),
  );
  const settings = eventSettings.flatMap((id): readonly EventDoubt[] => {
    const value = event[id];
    if (value === undefined) return [];
    const setting = ruleset.settings.find((one) => one.id === id);
    const isFine = setting !== undefined && allows(setting, value);
    return isFine ? [] : [{ field: id, value: String(value), reason: 'bad-value' }];
  });
  return [...fields, ...profiles, ...settings, ...doubtsOfWaived(event, ruleset)];
}
