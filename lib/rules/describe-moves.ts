import type { Entry } from '../roster/list';
import type { Profile } from '../roster/profile';
import { quoted } from '../roster/quoted';
import { counted, joinSome, times, withArticle } from './english';
import type { View } from './view';

/** Models of one kind that leave a list or join it. */
interface Move {
  readonly entry: Entry;
  readonly count: number;
}

/** A step's models: who leaves (`by` below 0) and who joins, one after the other. */
export interface Roll {
  readonly entry: Entry;
  readonly by: number;
}

/** One profile twice is one move with the sum; what leaves and comes back is none. */
function sum(rolls: readonly Roll[], keyOf: (entry: Entry) => string): readonly Roll[] {
  const byKey = new Map<string, Roll>();
  for (const roll of rolls) {
    const key = keyOf(roll.entry);
    const same = byKey.get(key);
    byKey.set(key, same ? { entry: same.entry, by: same.by + roll.by } : roll);
  }
  return [...byKey.values()].filter(({ by }) => by !== 0);
}

function profileOf(view: View, { profile }: Entry): Profile | undefined {
  return view.ruleset.profiles.get(profile);
}

/** The name of an entry's profile; in quotes where the ruleset does not have it. */
export function nameOf(view: View, profile: string): string {
  return view.ruleset.profiles.get(profile)?.name ?? quoted(profile);
}

/** " with Horse and Musket", where that alone tells an entry from another of its profile. */
function distinction(view: View, entry: Entry): string {
  const twins = view.units.filter(({ entry: { profile } }) => profile === entry.profile);
  const unit = twins.find(({ entry: { key } }) => key === entry.key);
  if (!unit || unit.taken.length === 0) return '';
  const names = (of: typeof unit) => of.taken.map(({ option }) => option.name);
  const own = names(unit);
  return twins.some((twin) => names(twin).join() !== own.join()) ? ` with ${joinSome(own)}` : '';
}

function describeLeaving(view: View, { entry, count }: Move): string {
  const name = nameOf(view, entry.profile);
  const here = view.list.groups
    .flatMap(({ entries }) => entries)
    .reduce((all, other) => all + (other.profile === entry.profile ? other.count : 0), 0);
  if (profileOf(view, entry)?.unique) {
    if (count > 1) return `${name} ${times(count)}`;
    return here > 1 ? `one ${name}` : name;
  }
  return (here === 1 ? `the ${name}` : counted(count, name)) + distinction(view, entry);
}

function describeJoining(view: View, { entry, count }: Move): string {
  const name = nameOf(view, entry.profile);
  if (profileOf(view, entry)?.unique) return count > 1 ? `${name} ${times(count)}` : name;
  return count > 1 ? counted(count, name) : withArticle(name);
}

/** "replace 3 Line Infantrymen by an Infantry NCO", "add a Sapper"; nothing when nobody moves. */
export function describeMoves(view: View, rolls: readonly Roll[]): string | undefined {
  const moves = sum(rolls, ({ profile }) => profile);
  const moving = new Set(moves.map(({ entry }) => entry.profile));
  // Entries of one profile that differ in their options are told apart when all of them only leave.
  const leaving = sum(
    rolls.filter(({ entry }) => moving.has(entry.profile)),
    (entry) => `${nameOf(view, entry.profile)}${distinction(view, entry)}`,
  )
    .filter(({ by }) => by < 0)
    .map(({ entry, by }) => describeLeaving(view, { entry, count: -by }));
  const joining = moves
    .filter(({ by }) => by > 0)
    .map(({ entry, by }) => describeJoining(view, { entry, count: by }));
  if (leaving.length > 0 && joining.length > 0)
    return `replace ${joinSome(leaving)} by ${joinSome(joining)}`;
  if (leaving.length > 0) return `remove ${joinSome(leaving)}`;
  return joining.length > 0 ? `add ${joinSome(joining)}` : undefined;
}
