import { join } from '../english';
import type { Rule } from '../rule';
import { type View, subjectOf } from '../view';
import { taking } from './pick';

/** Names of the nations that the list's units come from, in the ruleset's order. */
function nationsIn(view: View): readonly { readonly id: string; readonly name: string }[] {
  const present = new Set<string>();
  for (const { profile } of view.units) present.add(profile.nation);
  return view.ruleset.card.nations.filter(({ id }) => present.has(id));
}

/** One nation fights all the others, so its models stand with no others. */
export function stands({
  id,
  source,
  alone,
}: {
  readonly id: string;
  readonly source: string;
  /** The nation that has no allies. */
  readonly alone: string;
}): Rule<{ readonly nations: readonly string[]; readonly alone: string }> {
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const nations = nationsIn(view);
      if (nations.length < 2 || !nations.some((nation) => nation.id === alone)) return undefined;
      const own = view.list.nation === alone;
      return {
        subjects: view.units
          .filter(({ profile }) => (profile.nation === alone) !== own)
          .map(subjectOf),
        params: {
          nations: nations.filter((nation) => nation.id !== alone).map(({ name }) => name),
          alone: nations.find((nation) => nation.id === alone)?.name ?? alone,
        },
      };
    },
    bounds: () => [
      {
        kind: 'apart',
        one: ({ nation }) => nation === alone,
        other: ({ nation }) => nation !== alone,
      },
    ],
    *propose(view) {
      for (const friends of [true, false])
        yield view.units
          .filter(({ profile }) => (profile.nation === alone) === friends)
          .flatMap((unit) => taking(unit, unit.entry.count));
    },
    words: {
      en: {
        summary: 'Historical alliances hold: some nations never stand in one list.',
        message: ({ nations, alone: name }) =>
          `${name} and ${join(nations)} were enemies: they cannot stand in one list.`,
        reason: ({ alone: name }) => `${name} stands against all others`,
      },
    },
  };
}

/** Models of several nations that may stand together: players agree what that means. */
export function mixedNations({
  id,
  source,
  unless,
}: {
  readonly id: string;
  readonly source: string;
  /** The nation with which there is no alliance: another rule speaks then. */
  readonly unless: string;
}): Rule<{ readonly nations: readonly string[] }> {
  return {
    id,
    basis: 'rule',
    severity: 'warning',
    source,
    check(view) {
      const nations = nationsIn(view);
      if (nations.length < 2 || nations.some((nation) => nation.id === unless)) return undefined;
      return {
        subjects: view.units
          .filter(({ profile }) => profile.nation !== view.list.nation)
          .map(subjectOf),
        params: { nations: nations.map(({ name }) => name) },
      };
    },
    words: {
      en: {
        summary: 'Allied nations may be mixed; players agree whose national feature applies.',
        message: ({ nations }) =>
          `${join(nations)} in one list: agree whose national feature applies.`,
      },
    },
  };
}

/** A list of one nation that has no model of it. */
export function noneOfOwn({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): Rule<{ readonly nation: string }> {
  return {
    id,
    basis: 'reading',
    severity: 'warning',
    source,
    check(view) {
      const { units, list, ruleset } = view;
      if (units.length === 0 || units.some(({ profile }) => profile.nation === list.nation))
        return undefined;
      return {
        subjects: [],
        params: { nation: ruleset.card.nations.find((n) => n.id === list.nation)?.name ?? '' },
      };
    },
    *propose(view) {
      for (const { id: nation } of nationsIn(view)) yield [{ do: 'nation', value: nation }];
    },
    words: {
      en: {
        summary: 'A list has models of its own nation.',
        message: ({ nation }) =>
          `This is a list of ${nation}, and no model in it is of that nation.`,
      },
    },
  };
}

/**
 * Models of another nation: an error, or with the setting that allows them a thing to agree on,
 * which is then another rule's finding.
 */
export function foreigners({
  id,
  agreed,
  setting,
  source,
}: {
  readonly id: string;
  /** The rule that speaks when the setting is on. */
  readonly agreed: string;
  readonly setting: string;
  readonly source: string;
}): readonly Rule<{ readonly nations: readonly string[] }>[] {
  const check = (view: View) => {
    const foreign = view.units.filter(({ profile }) => profile.nation !== view.list.nation);
    if (foreign.length === 0) return undefined;
    const names = nationsIn(view).filter((nation) => nation.id !== view.list.nation);
    return { subjects: foreign.map(subjectOf), params: { nations: names.map(({ name }) => name) } };
  };
  const shared = { basis: 'reading', source } as const;
  return [
    {
      ...shared,
      id,
      severity: 'error',
      check: (view) => (view.settings.get(setting) === true ? undefined : check(view)),
      bounds: ({ list, settings }) =>
        settings.get(setting) === true
          ? []
          : [{ kind: 'at-most', which: ({ nation }) => nation !== list.nation, max: 0 }],
      *propose(view) {
        yield view.units
          .filter(({ profile }) => profile.nation !== view.list.nation)
          .flatMap((unit) => taking(unit, unit.entry.count));
        yield [{ do: 'setting', name: setting, value: true }];
      },
      words: {
        en: {
          summary: 'A list has profiles of its own nation only, unless allies were agreed.',
          message: ({ nations }) =>
            `Profiles of another nation: ${join(nations)}. The source says nothing of mixed forces.`,
          reason: () => 'Of another nation',
        },
      },
    },
    {
      ...shared,
      id: agreed,
      severity: 'warning',
      check: (view) => (view.settings.get(setting) === true ? check(view) : undefined),
      words: {
        en: {
          summary: 'Allied contingents are agreed between the players.',
          message: ({ nations }) =>
            `An allied contingent of ${join(nations)}: the source says nothing of mixed forces, so agree it.`,
        },
      },
    },
  ];
}
