import type { Rule } from '../rule';
import type { Nations } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Unit, type View, subjectOf } from '../view';
import { taking } from './pick';

/** Names of the nations that the list's units come from, in the ruleset's order. */
function nationsIn(view: View): readonly { readonly id: string; readonly name: string }[] {
  const present = new Set<string>();
  for (const { profile } of view.units) present.add(profile.nation);
  return view.ruleset.card.nations.filter(({ id }) => present.has(id));
}

/** One nation fights all the others, so its models stand with no others. */
export function stands(
  kit: KitWords,
  {
    id,
    source,
    alone,
  }: {
    readonly id: string;
    readonly source: string;
    /** The nation that has no allies. */
    readonly alone: string;
  },
): Rule<Nations & { readonly alone: string }> {
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
    words: kit.stands,
  };
}

/** Models of several nations that may stand together: players agree what that means. */
export function mixedNations(
  kit: KitWords,
  {
    id,
    source,
    unless,
  }: {
    readonly id: string;
    readonly source: string;
    /** The nation with which there is no alliance: another rule speaks then. */
    readonly unless: string;
  },
): Rule<Nations> {
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
    words: kit.mixedNations,
  };
}

/** A list of one nation that has no model of it. */
export function noneOfOwn(
  kit: KitWords,
  { id, source }: { readonly id: string; readonly source: string },
): Rule<{ readonly nation: string }> {
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
    words: kit.noneOfOwn,
  };
}

/**
 * Models of another nation: an error, or with the setting that allows them a thing to agree on,
 * which is then another rule's finding.
 */
export function foreigners(
  kit: KitWords,
  {
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
  },
): readonly Rule<Nations>[] {
  const check = (view: View) => {
    const isForeign = ({ profile }: Unit) => profile.nation !== view.list.nation;
    if (!view.units.some(isForeign)) return undefined;
    const foreign = view.units.filter(isForeign);
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
      words: kit.foreigners,
    },
    {
      ...shared,
      id: agreed,
      severity: 'warning',
      check: (view) => (view.settings.get(setting) === true ? check(view) : undefined),
      words: kit.allies,
    },
  ];
}
