import type { Entry } from '../roster/list';
import { groupName } from './group-name';
import type { Phrase } from './speech/edit-words';
import type { Unit, View } from './view';

/** Models of one kind that leave a list (`by` below 0) or join it. */
export interface Roll {
  readonly entry: Entry;
  readonly by: number;
  readonly group?: string | undefined;
}

/** What leaves and comes back under one key is no move; the rest is summed. */
function sum(rolls: readonly Roll[], keyOf: (entry: Entry) => string): readonly Roll[] {
  const byKey = new Map<string, Roll>();
  for (const roll of rolls) {
    const key = keyOf(roll.entry);
    const same = byKey.get(key);
    byKey.set(key, same ? { entry: same.entry, by: same.by + roll.by } : roll);
  }
  return [...byKey.values()].filter(({ by }) => by !== 0);
}

/** The name of an entry's profile; in quotes where the ruleset does not have it. */
export function nameOf(view: View, profile: string): string {
  const { profiles, speech } = view.ruleset;
  return profiles.get(profile)?.name ?? speech.forms.quoted(profile);
}

function optionsOf({ taken }: Unit): readonly string[] {
  return taken.map(({ option }) => option.name);
}

/** " of Russia", " with Horse and Musket": whatever tells an entry from others of its name. */
function distinction(view: View, entry: Entry): string {
  const unit = view.units.find(({ entry: { key } }) => key === entry.key);
  if (!unit) return '';
  const { nation, name } = unit.profile;
  const namesakes = view.units.filter(({ profile }) => profile.name === name);
  const home = namesakes.some(({ profile }) => profile.nation !== nation)
    ? view.ruleset.card.nations.find(({ id }) => id === nation)
    : undefined;
  const own = optionsOf(unit);
  const alike = namesakes.every(
    (other) => other.profile !== unit.profile || optionsOf(other).join() === own.join(),
  );
  return view.ruleset.speech.edits.apart(home?.name, alike ? [] : own);
}

function describeLeaving(view: View, { entry, by }: Roll): string {
  const { edits } = view.ruleset.speech;
  const name = nameOf(view, entry.profile);
  const profile = view.ruleset.profiles.get(entry.profile);
  if (!profile) return name;
  const here = view.units.reduce(
    (all, unit) => all + (unit.profile === profile ? unit.entry.count : 0),
    0,
  );
  if (profile.unique) {
    if (by < -1) return edits.again(name, -by);
    return here > 1 ? edits.oneOf(name) : name;
  }
  return (here === 1 ? edits.the(name) : edits.some(-by, name)) + distinction(view, entry);
}

function describeJoining(view: View, { entry, by }: Roll): string {
  const { edits } = view.ruleset.speech;
  const name = nameOf(view, entry.profile);
  if (view.ruleset.profiles.get(entry.profile)?.unique)
    return by > 1 ? edits.again(name, by) : name;
  return by > 1 ? edits.some(by, name) : edits.one(name);
}

/** "replace 3 Line Infantrymen by an Infantry NCO", "add a Sapper"; nothing when nobody moves. */
export function describeMoves(view: View, rolls: readonly Roll[]): Phrase | undefined {
  const { edits } = view.ruleset.speech;
  const moves = sum(rolls, ({ profile }) => profile);
  const moving = new Set(moves.map(({ entry }) => entry.profile));
  // Entries of one profile are told apart as they leave; those that join have nothing to tell yet.
  const leaving = sum(
    rolls.filter(({ entry }) => moving.has(entry.profile)),
    (entry) => entry.profile + distinction(view, entry),
  )
    .filter(({ by }) => by < 0)
    .map((roll) => describeLeaving(view, roll));
  const joining = moves.filter(({ by }) => by > 0).map((roll) => describeJoining(view, roll));
  if (leaving.length > 0)
    return joining.length > 0 ? edits.replace(leaving, joining) : edits.remove(leaving);
  return joining.length > 0 ? edits.add(joining, whereTo(view, rolls)) : undefined;
}

/** The group that all join, where lists are made of several groups and it is there. */
function whereTo({ list, ruleset }: View, rolls: readonly Roll[]): string | undefined {
  const [first] = rolls;
  if (!ruleset.organisation || list.groups.length < 2) return undefined;
  if (rolls.some(({ group }) => group !== first?.group)) return undefined;
  const group = list.groups.find(({ id }) => id === first?.group);
  return group && groupName(ruleset, list, group);
}
