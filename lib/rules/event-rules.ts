import type { Edit } from '../roster/edit';
import { count, counted, join } from './english';
import type { EventRules } from './event';
import { adding, makingRoom, taking } from './kit/pick';
import type { Rule } from './rule';
import type { Ruleset } from './ruleset';
import { type Unit, type View, subjectOf } from './view';

/** What findings of an event name as their source. */
function sourceOf({ name }: EventRules): string {
  return name ? `Event rules: ${name}` : 'Event rules';
}

function nameOf({ profiles }: Ruleset, id: string): string {
  return profiles.get(id)?.name ?? id;
}

function nationName({ card }: Ruleset, id: string): string {
  return card.nations.find((nation) => nation.id === id)?.name ?? id;
}

/** The event plays another game. */
export function rulesetRule(
  event: EventRules,
  asked: string,
): Rule<{ readonly asked: string; readonly is: string }> {
  return {
    id: 'event-ruleset',
    basis: 'rule',
    severity: 'error',
    source: sourceOf(event),
    check: ({ ruleset }) => ({ subjects: [], params: { asked, is: ruleset.card.name } }),
    words: {
      en: {
        summary: 'Lists are of the ruleset that the event plays.',
        message: ({ asked, is }) =>
          `This is a list for ${is}; the event plays another ruleset (${asked}).`,
      },
    },
  };
}

/** Units that a rule of the event keeps out; taking them off is the way out. */
function outsiders({
  id,
  event,
  isOut,
  namesOf,
  summary,
  message,
  reason,
}: {
  readonly id: string;
  readonly event: EventRules;
  readonly isOut: (unit: Unit) => boolean;
  readonly namesOf: (ruleset: Ruleset, unit: Unit) => string;
  readonly summary: string;
  readonly message: (names: readonly string[]) => string;
  readonly reason: string;
}): Rule<{ readonly names: readonly string[] }> {
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source: sourceOf(event),
    check({ units, ruleset }) {
      const out = units.filter(isOut);
      if (out.length === 0) return undefined;
      const names = [...new Set(out.map((unit) => namesOf(ruleset, unit)))];
      return { subjects: out.map(subjectOf), params: { names } };
    },
    bounds: () => [{ kind: 'each', allows: (unit) => !isOut(unit) }],
    *propose({ units }) {
      yield units.filter(isOut).flatMap((unit) => taking(unit, unit.entry.count));
    },
    words: { en: { summary, message: ({ names }) => message(names), reason: () => reason } },
  };
}

function nationsRule(event: EventRules, nations: readonly string[]): Rule {
  return outsiders({
    id: 'event-nations',
    event,
    isOut: ({ profile }) => !nations.includes(profile.nation),
    namesOf: (ruleset, { profile }) => nationName(ruleset, profile.nation),
    summary: 'Only profiles of the nations that the event names may be fielded.',
    message: (names) => `The event has no place for ${join(names, 'or')}.`,
    reason: 'Of a nation that the event does not have',
  });
}

function bannedRule(event: EventRules, banned: readonly string[]): Rule {
  return outsiders({
    id: 'event-banned',
    event,
    isOut: ({ profile }) => banned.includes(profile.id),
    namesOf: (_, { profile }) => profile.name,
    summary: 'Profiles that the event bans stay at home.',
    message: (names) => `Banned at this event: ${join(names)}.`,
    reason: 'Banned at this event',
  });
}

function requiredRule(
  event: EventRules,
  required: readonly string[],
): Rule<{ readonly names: readonly string[] }> {
  const lacking = ({ units }: View) =>
    [...new Set(required)].filter((id) => !units.some(({ profile }) => profile.id === id));
  return {
    id: 'event-required',
    basis: 'rule',
    severity: 'error',
    source: sourceOf(event),
    check(view) {
      const names = lacking(view).map((id) => nameOf(view.ruleset, id));
      return names.length > 0 ? { subjects: [], params: { names } } : undefined;
    },
    bounds: () =>
      required.map((id) => ({ kind: 'at-least', which: (profile) => profile.id === id, min: 1 })),
    *propose(view) {
      const profiles = lacking(view).flatMap((id) => view.ruleset.profiles.get(id) ?? []);
      const [first] = profiles;
      if (first && profiles.length === 1) yield* makingRoom(view, first);
      else yield profiles.flatMap((profile) => adding(view, profile));
    },
    words: {
      en: {
        summary: 'Every list has the profiles that the event requires.',
        message: ({ names }) => `Required at this event, and not in the list: ${join(names)}.`,
      },
    },
  };
}

/** Units by profile, where there are more than so many of it. */
function crowds({ units }: View, most: number): readonly (readonly Unit[])[] {
  const byProfile = new Map<string, Unit[]>();
  for (const unit of units) {
    const same = byProfile.get(unit.profile.id);
    if (same) same.push(unit);
    else byProfile.set(unit.profile.id, [unit]);
  }
  return [...byProfile.values()].filter((same) => copies(same) > most);
}

function copies(units: readonly Unit[]): number {
  return units.reduce((sum, { entry }) => sum + entry.count, 0);
}

/** Takes so many off the units, the last of them first. */
function takeLast(units: readonly Unit[], excess: number): readonly Edit[] {
  const edits: Edit[] = [];
  let left = excess;
  for (const unit of units.toReversed()) {
    const take = Math.min(left, unit.entry.count);
    if (take > 0) edits.push(...taking(unit, take));
    left -= take;
  }
  return edits;
}

function copiesRule(
  event: EventRules,
  most: number,
): Rule<{ readonly most: number; readonly of: readonly { name: string; count: number }[] }> {
  return {
    id: 'event-copies',
    basis: 'rule',
    severity: 'error',
    source: sourceOf(event),
    check(view) {
      const many = crowds(view, most);
      if (many.length === 0) return undefined;
      const of = many.map((units) => ({
        name: units[0]?.profile.name ?? '',
        count: copies(units),
      }));
      return { subjects: many.flat().map(subjectOf), params: { most, of } };
    },
    bounds: () => [{ kind: 'copies', most: () => most }],
    *propose(view) {
      yield crowds(view, most).flatMap((units) => takeLast(units, copies(units) - most));
    },
    words: {
      en: {
        summary: `At most ${most} of each profile.`,
        message: ({ of }) =>
          `The event allows at most ${most} of each profile: ${join(
            of.map(({ name, count: is }) => counted(is, name)),
          )}.`,
        reason: () => `More than ${most} of it, the most at this event`,
      },
    },
  };
}

function modelsRule(
  event: EventRules,
  most: number,
): Rule<{ readonly most: number; readonly models: number; readonly over: number }> {
  return {
    id: 'event-models',
    basis: 'rule',
    severity: 'error',
    source: sourceOf(event),
    check: ({ models }) =>
      models > most ? { subjects: [], params: { most, models, over: models - most } } : undefined,
    bounds: () => [{ kind: 'models', max: most }],
    *propose({ units, models }) {
      const over = models - most;
      for (const unit of units) {
        const each = unit.models / unit.entry.count;
        const take = Math.ceil(over / each);
        if (each > 0 && take <= unit.entry.count) yield taking(unit, take);
      }
      const cheapest = units
        .filter((unit) => unit.models > 0)
        .toSorted((a, b) => b.points / b.models - a.points / a.models);
      yield takeModels(cheapest, over);
    },
    meters: ({ models }) => [
      { kind: 'limit', id: 'event-models', name: 'Models', value: models, max: most },
    ],
    words: {
      en: {
        summary: `A list has at most ${count(most, 'model')}.`,
        message: ({ models, over }) =>
          `${count(models, 'model')}, ${over} more than the ${most} that the event allows.`,
        reason: ({ over }) => `${count(over, 'model')} too many for this event`,
      },
    },
  };
}

/** Takes units off, the last first, until so many models are gone. */
function takeModels(units: readonly Unit[], models: number): readonly Edit[] {
  const edits: Edit[] = [];
  let left = models;
  for (const unit of units.toReversed()) {
    if (left <= 0) break;
    const each = unit.models / unit.entry.count;
    const take = Math.min(unit.entry.count, Math.ceil(left / each));
    edits.push(...taking(unit, take));
    left -= take * each;
  }
  return edits;
}

/** The rules that an event adds, for lists of its ruleset. */
export function eventRules(event: EventRules): readonly Rule[] {
  const { nations, banned, required, maxCopies, maxModels } = event;
  return [
    ...(nations ? [nationsRule(event, nations)] : []),
    ...(banned ? [bannedRule(event, banned)] : []),
    ...(required ? [requiredRule(event, required)] : []),
    ...(maxCopies === undefined ? [] : [copiesRule(event, maxCopies)]),
    ...(maxModels === undefined ? [] : [modelsRule(event, maxModels)]),
  ];
}
