import { startingEntry, trialKey } from '@/lib/roster/add';
import { putUnder } from '@/lib/roster/arrange-groups';
import type { Edit } from '@/lib/roster/edit';
import type { Group } from '@/lib/roster/list';
import { beginGroup, trialGroupId } from '@/lib/rules/begin-group';
import { groupsAbove, unitsIn } from '@/lib/rules/chain';
import { groupName } from '@/lib/rules/group-name';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { isLedFormation, isSubordinate, isTroops } from '../commands';
import { sources } from '../source';

/** Commands with troops, by each nation of them. */
function commandsByNation(view: View): ReadonlyMap<string, readonly Group[]> {
  const nations = new Map<string, Group[]>();
  for (const group of view.list.groups) {
    if (!isSubordinate(group)) continue;
    const troops = unitsIn(view, group.id).filter(({ profile }) => isTroops(profile));
    for (const nation of new Set(troops.map(({ profile }) => profile.nation))) {
      const commands = nations.get(nation) ?? [];
      nations.set(nation, commands);
      commands.push(group);
    }
  }
  return nations;
}

/** Commands that nobody leads together, though their nation has several; in the order of the list. */
function unled(view: View): readonly Group[] {
  const wanting = new Set<Group>();
  for (const commands of commandsByNation(view).values()) {
    if (commands.length < 2) continue;
    for (const group of commands)
      if (!groupsAbove(view.list, group).some((above) => isLedFormation(view, above)))
        wanting.add(group);
  }
  return view.list.groups.filter((group) => wanting.has(group));
}

function nationOfGroup(view: View, group: Group): string {
  return unitsIn(view, group.id)[0]?.profile.nation ?? view.list.nation;
}

/** A general for each formation that stands above such commands and has none. */
function leaders(view: View, commands: readonly Group[]): readonly Edit[] {
  const formations = new Map<string, string>();
  for (const group of commands) {
    const above = groupsAbove(view.list, group).findLast(({ kind }) => kind === 'formation');
    if (above && !formations.has(above.id)) formations.set(above.id, nationOfGroup(view, group));
  }
  return [...formations].flatMap(([group, nation], n): readonly Edit[] => {
    const general = view.ruleset.profiles.get(`${nation}/general`);
    if (!general) return [];
    const key = trialKey(view.list, `general-${n}`);
    return [{ do: 'add', group, at: 0, entry: startingEntry(general, key, 1) }];
  });
}

/** All of them under a formation that has a general and is none of theirs: one that was just begun. */
function* existing(view: View, commands: readonly Group[]): Iterable<readonly Edit[]> {
  const tops = topsOf(view, commands);
  for (const group of view.list.groups)
    if (isLedFormation(view, group) && !groupsAbove(view.list, group).some((at) => tops.has(at)))
      yield [...tops].filter((top) => top !== group).map((top) => putUnder(top.id, group.id));
}

/** The highest group above each of them, or itself. */
function topsOf({ list }: View, commands: readonly Group[]): ReadonlySet<Group> {
  return new Set(commands.map((group) => groupsAbove(list, group).at(-1) ?? group));
}

/** A new formation with its general, above all of them that have none to be led by. */
function formation(view: View, commands: readonly Group[]): readonly Edit[] {
  const { list, ruleset } = view;
  const form = ruleset.organisation?.kinds.find(({ kind }) => kind === 'formation');
  const [first] = commands;
  if (!form || !first) return [];
  const tops = topsOf(view, commands);
  const at = Math.min(...[...tops].map((top) => list.groups.indexOf(top)));
  const group = beginGroup(ruleset, list, {
    form,
    id: trialGroupId(list, form.kind),
    nation: nationOfGroup(view, first),
    newKey: () => trialKey(list, 'general'),
  });
  return [{ do: 'add-group', at, group }, ...[...tops].map((top) => putUnder(top.id, group.id))];
}

/** A type, so that it is plain data. */
export type ChainOfCommand = { readonly commands: readonly string[] };

/**
 * Several commands of a nation have a general above them. The source asks for a chain of command and
 * leaves it to the players how far it goes: that two commands want one is a reading of ours.
 */
export const chainOfCommand = (words: RuleWords<ChainOfCommand>): Rule<ChainOfCommand> => ({
  id: 'chain-of-command',
  basis: 'reading',
  severity: 'warning',
  source: sources.commanders,
  check(view) {
    const commands = unled(view);
    if (commands.length === 0) return undefined;
    return {
      subjects: commands.map(({ id }) => ({ group: id })),
      params: { commands: commands.map((group) => groupName(view.ruleset, view.list, group)) },
    };
  },
  *propose(view) {
    const commands = unled(view);
    yield* existing(view, commands);
    yield leaders(view, commands);
    yield formation(view, commands);
  },
  words,
});
