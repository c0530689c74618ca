import type { Edit } from '../../roster/edit';
import type { Profile } from '../../roster/profile';
import { type Named, named } from '../named';
import type { Meter, Rule } from '../rule';
import type { Ruleset } from '../ruleset';
import type { Cover, TypesLed } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
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

/** A troop type on the roster of a nation. */
interface RosterType {
  /** Its place among the types of all rosters. */
  readonly at: number;
  readonly name: string;
  readonly nation: string;
  /** Profiles of it that lead, cheapest first. */
  readonly leaders: readonly Profile[];
}

/** What a profile is to the rule. */
interface Role {
  readonly type: RosterType | undefined;
  readonly leads: boolean;
  readonly standsIn: boolean;
}

/** A troop type as it stands in a list. */
interface TypeInList {
  readonly type: RosterType;
  readonly units: Unit[];
  /** Who of the type leads it here. */
  leader: Unit | undefined;
}

interface Plan {
  /** In the order of the rosters, so that the order of the list changes nothing. */
  readonly types: readonly TypeInList[];
  readonly covered: ReadonlyMap<TypeInList, Named>;
  readonly open: readonly TypeInList[];
  readonly unavailable: readonly TypeInList[];
  readonly spare: readonly Named[];
}

/** The role of every profile, asked once: a check asks for that of every unit. */
function rolesOf(
  profiles: Ruleset['profiles'],
  { leads, standsIn }: OfficerPerType,
): ReadonlyMap<Profile, Role> {
  const byKey = new Map<string, Profile[]>();
  for (const profile of profiles.values()) {
    const key = profile.troopType ? `${profile.nation}/${profile.troopType.id}` : '';
    const same = byKey.get(key);
    if (same) same.push(profile);
    else byKey.set(key, [profile]);
  }
  const roles = new Map<Profile, Role>();
  for (const [at, same] of [...byKey.values()].entries()) {
    const [{ nation, troopType } = { nation: '', troopType: undefined }] = same;
    const leaders = same.filter(leads).sort((a, b) => a.points - b.points);
    const type = troopType && { at, name: troopType.name, nation, leaders };
    for (const profile of same)
      roles.set(profile, { type, leads: leads(profile), standsIn: standsIn(profile) });
  }
  return roles;
}

/** A foreign type says whose it is, as several nations have Line Infantry. */
function nameIn(view: View, { name, nation }: RosterType): string {
  if (nation === view.list.nation) return name;
  const home = view.ruleset.card.nations.find(({ id }) => id === nation);
  return home ? `${name} (${home.name})` : name;
}

/** Everyone who may stand in, as often as he is there, and the types of all others. */
function typesAndStandIns(view: View, roles: ReadonlyMap<Profile, Role>) {
  const types: TypeInList[] = [];
  const spare: Named[] = [];
  for (const unit of view.units) {
    const { profile, entry } = unit;
    const role = roles.get(profile);
    if (role?.standsIn) for (let n = 0; n < entry.count; n += 1) spare.push(named(profile));
    if (!role?.type) continue;
    const same = typeAmong(types, role.type);
    same.units.push(unit);
    if (role.leads) same.leader ??= unit;
  }
  if (spare.length > 1) spare.sort((a, b) => (a.profile < b.profile ? -1 : 1));
  return { types, spare };
}

/** The type among those of the list, which stay in the order of the rosters; put in where it was not. */
function typeAmong(types: TypeInList[], type: RosterType): TypeInList {
  let at = 0;
  for (const other of types) {
    if (other.type === type) return other;
    if (other.type.at < type.at) at += 1;
  }
  const added: TypeInList = { type, units: [], leader: undefined };
  if (at === types.length) types.push(added);
  else types.splice(at, 0, added);
  return added;
}

const nobody: ReadonlyMap<TypeInList, Named> = new Map();
const nothing: readonly never[] = [];

/** Personalities cover the types first that could have had an officer, then the others. */
function planCover(view: View, roles: ReadonlyMap<Profile, Role>): Plan {
  const { types, spare } = typesAndStandIns(view, roles);
  const lacking = types.filter(({ leader }) => !leader);
  if (lacking.length === 0)
    return { types, covered: nobody, open: nothing, unavailable: nothing, spare };
  const canHave = lacking.filter(({ type }) => type.leaders.length > 0);
  const cannot = lacking.filter(({ type }) => type.leaders.length === 0);
  const covered = new Map<TypeInList, Named>();
  for (const [at, type] of [...canHave, ...cannot].entries()) {
    const by = spare[at];
    if (by === undefined) break;
    covered.set(type, by);
  }
  return {
    types,
    covered,
    open: canHave.slice(spare.length),
    unavailable: cannot.slice(Math.max(0, spare.length - canHave.length)),
    spare: spare.slice(lacking.length),
  };
}

/** The roles of a ruleset's profiles, worked out once. */
function casting(rule: OfficerPerType): (ruleset: Ruleset) => ReadonlyMap<Profile, Role> {
  const rosters = new WeakMap<Ruleset['profiles'], ReadonlyMap<Profile, Role>>();
  return ({ profiles }) => {
    const known = rosters.get(profiles);
    if (known) return known;
    const roles = rolesOf(profiles, rule);
    rosters.set(profiles, roles);
    return roles;
  };
}

/** The plan of a view; the last one is kept, as both rules, the meter and the fixes ask for it. */
function planner(rolesIn: (ruleset: Ruleset) => ReadonlyMap<Profile, Role>): (view: View) => Plan {
  let last: { readonly view: View; readonly plan: Plan } | undefined;
  return (view) => {
    if (last?.view === view) return last.plan;
    last = { view, plan: planCover(view, rolesIn(view.ruleset)) };
    return last.plan;
  };
}

/** The type that somebody has to lead, as a name that no other nation's type has. */
function ledType({ type }: Role): string | undefined {
  return type && type.leaders.length > 0 ? String(type.at) : undefined;
}

function coversOf(view: View, { covered }: Plan): readonly Cover[] {
  return [...covered].map(([{ type }, by]) => ({ type: nameIn(view, type), ...by }));
}

function without({ units }: TypeInList): readonly Edit[] {
  return units.flatMap((unit) => taking(unit, unit.entry.count));
}

/** For each open type the cheaper way: its first leader, or doing without it. */
function cheaperWays(view: View, open: readonly TypeInList[]): readonly Edit[] {
  return open.flatMap((type) => {
    const [leader] = type.type.leaders;
    const points = type.units.reduce((sum, unit) => sum + unit.points, 0);
    return leader && leader.points <= points ? adding(view, leader) : without(type);
  });
}

/** Each open type gets a leader, in the place of models of its own where the cap asks for it. */
function* leadersFor(view: View, open: readonly TypeInList[]): Iterable<readonly Edit[]> {
  const most = Math.max(0, ...open.map(({ type }) => type.leaders.length));
  for (let choice = 0; choice < most; choice += 1) {
    const chosen = open.flatMap(({ type: { leaders }, units }) => {
      const leader = leaders[Math.min(choice, leaders.length - 1)];
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

/**
 * A troop type in the list is led by an officer or NCO of the same type; a personality may stand in
 * for one. Two rules from one plan: the types that somebody could lead, and those for which the
 * published roster has nobody.
 */
export function officerPerType(kit: KitWords, rule: OfficerPerType): readonly Rule<TypesLed>[] {
  const rolesIn = casting(rule);
  const planOf = planner(rolesIn);
  const fault = (view: View, types: readonly TypeInList[], plan: Plan) =>
    types.length === 0
      ? undefined
      : {
          subjects: types.flatMap(({ units }) => units.map(subjectOf)),
          params: {
            types: types.map(({ type }) => nameIn(view, type)),
            covers: coversOf(view, plan),
          },
        };
  return [
    {
      id: rule.id,
      basis: 'rule',
      severity: 'error',
      source: rule.source,
      check(view) {
        const plan = planOf(view);
        return fault(view, plan.open, plan);
      },
      bounds({ ruleset }) {
        const roles = rolesIn(ruleset);
        const typeOf = (profile: Profile) => {
          const role = roles.get(profile);
          return role && ledType(role);
        };
        // Types that nobody of the roster can lead take a stand-in only where one is to spare.
        return [{ kind: 'cover', typeOf, leads: rule.leads, standsIn: rule.standsIn }];
      },
      *propose(view) {
        const { open } = planOf(view);
        yield* leadersFor(view, open);
        if (open.length === 1) {
          const [type] = open;
          for (const leader of type?.type.leaders ?? []) yield* makingRoom(view, leader);
          for (const person of profilesAtHand(view, rule.standsIn)) yield* makingRoom(view, person);
        }
        yield cheaperWays(view, open);
        yield open.flatMap(without);
      },
      meters: (view) => [coverMeter(view, planOf(view), kit.typesLed)],
      words: kit.typesOpen,
    },
    {
      id: rule.unavailable,
      basis: 'reading',
      severity: 'warning',
      source: rule.source,
      check(view) {
        const plan = planOf(view);
        return fault(view, plan.unavailable, plan);
      },
      *propose(view) {
        const { unavailable } = planOf(view);
        for (const person of profilesAtHand(view, rule.standsIn)) yield* makingRoom(view, person);
        yield unavailable.flatMap(without);
      },
      words: kit.typesUnavailable,
    },
  ];
}

function coverMeter(view: View, plan: Plan, name: string): Meter {
  const rows = plan.types.map((inList) => {
    const { type, leader } = inList;
    const name = nameIn(view, type);
    if (leader) return { name, by: leader.profile.name, state: 'own' as const };
    const lent = plan.covered.get(inList);
    if (lent) return { name, by: lent.profile, state: 'lent' as const };
    const state = type.leaders.length > 0 ? ('open' as const) : ('unavailable' as const);
    return { name, state };
  });
  const spare = plan.spare.map(({ profile }) => ({ name: profile, state: 'spare' as const }));
  return {
    kind: 'cover',
    id: 'officer-per-type',
    name,
    rows: [...rows, ...spare],
  };
}
