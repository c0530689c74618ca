import type { Edit } from '../../roster/edit';
import type { Profile } from '../../roster/profile';
import { join } from '../english';
import type { Meter, Rule } from '../rule';
import { type Unit, type View, subjectOf } from '../view';
import { type Which, adding, makingRoom, profilesAtHand, taking } from './pick';

export interface OfficerPerType {
  /** Types whose roster has officers, and nobody leads them. */
  readonly id: string;
  /** Types whose published roster has none. */
  readonly unavailable: string;
  readonly source: string;
  /** Who leads troops of his own type. */
  readonly leads: Which;
  /** Who may stand in for one type, once. */
  readonly standsIn: Which;
}

/** A troop type of one nation as it stands in a list. */
interface TypeInList {
  readonly name: string;
  readonly units: readonly Unit[];
  /** Who of the type leads it here. */
  readonly leader?: Unit;
  /** Profiles of its roster that could. */
  readonly leaders: readonly Profile[];
}

/** Who stands in for which type. A type, not an interface, so that it is a figure of a finding. */
type Cover = { readonly type: string; readonly by: string };

interface Plan {
  readonly types: readonly TypeInList[];
  readonly covered: ReadonlyMap<TypeInList, string>;
  readonly open: readonly TypeInList[];
  readonly unavailable: readonly TypeInList[];
  readonly spare: readonly string[];
}

function typesIn(view: View, leads: Which): readonly TypeInList[] {
  const units = new Map<string, Unit[]>();
  for (const unit of view.units) {
    const type = unit.profile.troopType;
    if (!type) continue;
    const id = `${unit.profile.nation}/${type.id}`;
    const same = units.get(id);
    if (same) same.push(unit);
    else units.set(id, [unit]);
  }
  return [...units.values()].flatMap((same) => {
    const [{ profile } = { profile: undefined }] = same;
    if (!profile?.troopType) return [];
    const type = profile.troopType;
    const leader = same.find((unit) => leads(unit.profile));
    const leaders = leader
      ? []
      : [...view.ruleset.profiles.values()].filter(
          (other) =>
            other.nation === profile.nation && other.troopType?.id === type.id && leads(other),
        );
    const foreign = profile.nation !== view.list.nation;
    const nation = view.ruleset.card.nations.find(({ id }) => id === profile.nation);
    const name = foreign && nation ? `${type.name} (${nation.name})` : type.name;
    return [{ name, units: same, leaders, ...(leader && { leader }) }];
  });
}

/** Personalities cover the types first that could have had an officer, then the others. */
function planCover(view: View, { leads, standsIn }: OfficerPerType): Plan {
  const types = typesIn(view, leads);
  const lacking = types.filter(({ leader }) => !leader);
  const spare = view.units
    .filter((unit) => standsIn(unit.profile))
    .flatMap(({ entry, profile }) => new Array<string>(entry.count).fill(profile.name));
  const covered = new Map<TypeInList, string>();
  const cover = (type: TypeInList): boolean => {
    const by = spare.shift();
    if (by !== undefined) covered.set(type, by);
    return by !== undefined;
  };
  const open = lacking.filter((type) => type.leaders.length > 0 && !cover(type));
  const unavailable = lacking.filter((type) => type.leaders.length === 0 && !cover(type));
  return { types, covered, open, unavailable, spare };
}

function coversOf({ covered }: Plan): readonly Cover[] {
  return [...covered].map(([type, by]) => ({ type: type.name, by }));
}

function describeCovers(covers: readonly Cover[]): string {
  return covers.length === 0
    ? ''
    : ` ${join(covers.map(({ by, type }) => `${by} stands in for the ${type}`))}.`;
}

/** Each open type gets a leader, in the place of models of its own where the cap asks for it. */
function* leadersFor(view: View, open: readonly TypeInList[]): Iterable<readonly Edit[]> {
  const most = Math.max(0, ...open.map(({ leaders }) => leaders.length));
  for (let choice = 0; choice < most; choice += 1) {
    const chosen = open.flatMap(({ leaders, units }) => {
      const byPrice = [...leaders].sort((a, b) => a.points - b.points);
      const leader = byPrice[Math.min(choice, byPrice.length - 1)];
      return leader ? [{ leader, units }] : [];
    });
    yield chosen.flatMap(({ leader }) => adding(view, leader));
    yield chosen.flatMap(({ leader, units }) => {
      const [largest] = [...units].sort((a, b) => b.points - a.points);
      const room = largest ? Math.ceil(leader.points / Math.max(1, largest.each)) : 0;
      return largest && room <= largest.entry.count
        ? [...taking(largest, room), ...adding(view, leader)]
        : adding(view, leader);
    });
  }
}

type OpenParams = { readonly types: readonly string[]; readonly covers: readonly Cover[] };

/**
 * A troop type in the list is led by an officer or NCO of the same type; a personality may stand in
 * for one. Two rules from one plan: the types that somebody could lead, and those for which the
 * published roster has nobody.
 */
export function officerPerType(kit: OfficerPerType): readonly Rule<OpenParams>[] {
  const fault = (types: readonly TypeInList[], plan: Plan) =>
    types.length === 0
      ? undefined
      : {
          subjects: types.flatMap(({ units }) => units.map(subjectOf)),
          params: {
            types: types.map(({ name }) => name),
            covers: coversOf(plan),
          },
        };
  const withoutTypes = (types: readonly TypeInList[]) =>
    types.flatMap(({ units }) => units.flatMap((unit) => taking(unit, unit.entry.count)));
  return [
    {
      id: kit.id,
      basis: 'rule',
      severity: 'error',
      source: kit.source,
      check(view) {
        const plan = planCover(view, kit);
        return fault(plan.open, plan);
      },
      *propose(view) {
        const { open } = planCover(view, kit);
        yield* leadersFor(view, open);
        if (open.length === 1) {
          const [type] = open;
          for (const leader of type?.leaders ?? []) yield* makingRoom(view, leader);
          for (const person of profilesAtHand(view, kit.standsIn)) yield* makingRoom(view, person);
        }
        yield withoutTypes(open);
      },
      meters: (view) => [coverMeter(planCover(view, kit))],
      words: {
        en: {
          summary:
            'Every troop type in the list has an officer or NCO of its own, or a personality who stands in for it.',
          message: ({ types, covers }) =>
            `No officer or NCO for the ${join(types)}.${describeCovers(covers)}`,
          mends: 'gives every troop type a leader',
          reason: () => 'No officer or NCO of its type',
        },
      },
    },
    {
      id: kit.unavailable,
      basis: 'reading',
      severity: 'warning',
      source: kit.source,
      check(view) {
        const plan = planCover(view, kit);
        return fault(plan.unavailable, plan);
      },
      *propose(view) {
        const { unavailable } = planCover(view, kit);
        for (const person of profilesAtHand(view, kit.standsIn)) yield* makingRoom(view, person);
        yield withoutTypes(unavailable);
      },
      words: {
        en: {
          summary:
            'A troop type whose published roster has no officer or NCO cannot be led as the rule asks: players agree.',
          message: ({ types, covers }) =>
            `The published roster has no officer or NCO for the ${join(types)}, and nobody stands in: agree it, a reading.${describeCovers(covers)}`,
          reason: () => 'Its roster has no officer or NCO',
        },
      },
    },
  ];
}

function coverMeter(plan: Plan): Meter {
  const rows = plan.types.map((type) => {
    const lent = plan.covered.get(type);
    if (type.leader)
      return { name: type.name, by: type.leader.profile.name, state: 'own' as const };
    if (lent !== undefined) return { name: type.name, by: lent, state: 'lent' as const };
    const state = type.leaders.length > 0 ? ('open' as const) : ('unavailable' as const);
    return { name: type.name, state };
  });
  const spare = plan.spare.map((name) => ({ name, state: 'spare' as const }));
  return {
    kind: 'cover',
    id: 'officer-per-type',
    name: 'Troop types led',
    rows: [...rows, ...spare],
  };
}
