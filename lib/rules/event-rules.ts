import type { Edit } from '../roster/edit';
import type { EventRules } from './event';
import { adding, makingRoom, taking } from './kit/pick';
import type { Rule, RuleWords } from './rule';
import type { Ruleset } from './ruleset';
import type { EventWords } from './speech/event-words';
import type { Names } from './speech/kit-figures';
import { type Unit, type View, subjectOf } from './view';

/** An event, and the language in which its findings are worded. */
interface Told {
  readonly event: EventRules;
  readonly words: EventWords;
}

/** What all rules of an event have in common. */
function shared({ event: { name }, words }: Told) {
  return { basis: 'rule', severity: 'error', source: words.source(name) } as const;
}

function nameOf({ profiles }: Ruleset, id: string): string {
  return profiles.get(id)?.name ?? id;
}

function nationName({ card }: Ruleset, id: string): string {
  return card.nations.find((nation) => nation.id === id)?.name ?? id;
}

/** The event plays another game. */
export function rulesetRule(
  told: Told,
  asked: string,
): Rule<{ readonly asked: string; readonly is: string }> {
  return {
    id: 'event-ruleset',
    ...shared(told),
    check: ({ ruleset }) => ({ subjects: [], params: { asked, is: ruleset.card.name } }),
    words: told.words.ruleset,
  };
}

/** Units that a rule of the event keeps out; taking them off is the way out. */
function outsiders(
  told: Told,
  {
    id,
    isOut,
    namesOf,
    words,
  }: {
    readonly id: string;
    readonly isOut: (unit: Unit) => boolean;
    readonly namesOf: (ruleset: Ruleset, unit: Unit) => string;
    readonly words: RuleWords<Names>;
  },
): Rule<Names> {
  return {
    id,
    ...shared(told),
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
    words,
  };
}

function nationsRule(told: Told, nations: readonly string[]): Rule {
  return outsiders(told, {
    id: 'event-nations',
    isOut: ({ profile }) => !nations.includes(profile.nation),
    namesOf: (ruleset, { profile }) => nationName(ruleset, profile.nation),
    words: told.words.nations,
  });
}

function bannedRule(told: Told, banned: readonly string[]): Rule {
  return outsiders(told, {
    id: 'event-banned',
    isOut: ({ profile }) => banned.includes(profile.id),
    namesOf: (_, { profile }) => profile.name,
    words: told.words.banned,
  });
}

function requiredRule(told: Told, required: readonly string[]): Rule<Names> {
  const lacking = ({ units }: View) =>
    [...new Set(required)].filter((id) => !units.some(({ profile }) => profile.id === id));
  return {
    id: 'event-required',
    ...shared(told),
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
    words: told.words.required,
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
  told: Told,
  most: number,
): Rule<{ readonly most: number; readonly of: readonly { name: string; count: number }[] }> {
  return {
    id: 'event-copies',
    ...shared(told),
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
    words: told.words.copies(most),
  };
}

function modelsRule(
  told: Told,
  most: number,
): Rule<{ readonly most: number; readonly models: number; readonly over: number }> {
  return {
    id: 'event-models',
    ...shared(told),
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
      {
        kind: 'limit',
        id: 'event-models',
        name: told.words.modelsMeter,
        value: models,
        max: most,
      },
    ],
    words: told.words.models(most),
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
export function eventRules(event: EventRules, words: EventWords): readonly Rule[] {
  const { nations, banned, required, maxCopies, maxModels } = event;
  const told = { event, words };
  return [
    ...(nations ? [nationsRule(told, nations)] : []),
    ...(banned ? [bannedRule(told, banned)] : []),
    ...(required ? [requiredRule(told, required)] : []),
    ...(maxCopies === undefined ? [] : [copiesRule(told, maxCopies)]),
    ...(maxModels === undefined ? [] : [modelsRule(told, maxModels)]),
  ];
}
