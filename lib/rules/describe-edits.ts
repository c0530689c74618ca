import { type Edit, applyEdits } from '../roster/edit';
import { type Entry, placeOf } from '../roster/list';
import { quoted } from '../roster/quoted';
import { type GroupEdit, describeGroupEdit, toGroup } from './describe-group-edits';
import { type Roll, describeMoves, nameOf } from './describe-moves';
import { counted, isCollective, join, joinSome, sentence, times, withArticle } from './english';
import { optionName } from './option-name';
import type { View } from './view';

/** The options that a step puts on the models of an entry and takes off them, by name. */
interface Swap {
  readonly entry: Entry;
  readonly on: string[];
  readonly off: string[];
}

/** What is done, and to whom when it is done to models: "move", the Sapper, "to Command 2". */
interface Deed {
  readonly what: string;
  readonly to?: Entry;
  readonly tail?: string;
}

/** `do` = what a button offers, `done` = what has happened. */
export type Tense = 'do' | 'done';

const past: Readonly<Record<string, string>> = {
  add: 'added',
  call: 'called',
  change: 'changed',
  clear: 'cleared',
  go: 'went',
  make: 'made',
  move: 'moved',
  remove: 'removed',
  replace: 'replaced',
  take: 'took',
  turn: 'turned',
};

/** Phrases begin with their verb; one without a verb ("no Horse for ...") says the same in both. */
function inTense(phrase: string, tense: Tense): string {
  return tense === 'do' ? phrase : phrase.replace(/^[a-z]+/, (verb) => past[verb] ?? verb);
}

/**
 * What a step of edits does, in a few English words: "Add a Hussar Sergeant", "Replace 3 Line
 * Infantrymen by an Infantry NCO", "Brace of Pistols instead of Pistol for the Captain"; in the other
 * tense, "Added a Hussar Sergeant". The view is the list before.
 */
export function describeEdits(view: View, edits: readonly Edit[], tense: Tense = 'do'): string {
  const rolls: Roll[] = [];
  const swaps = new Map<string, Swap>();
  const deeds: Deed[] = [];
  let { list } = view;
  for (const edit of edits) {
    const place = 'key' in edit ? placeOf(list, edit.key) : undefined;
    const entry = place?.entry;
    const group = place?.group.id;
    switch (edit.do) {
      case 'add': {
        const { count, profile } = edit.entry;
        const sent = rolls.findIndex(
          (roll) =>
            roll.by === -count && roll.entry.profile === profile && roll.group !== edit.group,
        );
        // Some of an entry that come back elsewhere were moved there.
        if (sent >= 0) {
          rolls.splice(sent, 1);
          deeds.push({ what: 'move', to: edit.entry, tail: toGroup(view, list, edit.group) });
        } else rolls.push({ entry: edit.entry, by: count, group: edit.group });
        break;
      }
      case 'remove':
        if (entry) rolls.push({ entry, by: -entry.count, group });
        break;
      case 'count':
        if (entry) rolls.push({ entry, by: edit.by, group });
        break;
      case 'option': {
        if (!entry) break;
        const name = nameOfOption(view, entry, edit.option);
        const had = entry.options?.[edit.option] ?? 0;
        if (edit.quantity > 0 && edit.quantity < had) {
          deeds.push({ what: `${name} only ${times(edit.quantity)} for`, to: entry });
          break;
        }
        const swap = swaps.get(edit.key) ?? { entry, on: [], off: [] };
        swaps.set(edit.key, swap);
        (edit.quantity > 0 ? swap.on : swap.off).push(name);
        break;
      }
      case 'profile':
        if (entry)
          deeds.push({
            what: `make ${described(view, [entry])} ${becoming(view, entry, edit.profile)}`,
          });
        break;
      case 'attribute':
        if (entry) deeds.push({ what: describeAttribute(view, entry, edit), to: entry });
        break;
      case 'text':
        if (entry) deeds.push({ what: `change the ${edit.field} of`, to: entry });
        break;
      case 'move':
        if (entry)
          deeds.push({
            what: 'move',
            to: entry,
            ...(edit.group !== group && { tail: toGroup(view, list, edit.group) }),
          });
        break;
      case 'add-group':
      case 'remove-group':
      case 'move-group':
      case 'group':
        deeds.push({ what: describeGroupEdit(view, list, edit) });
        break;
      default:
        deeds.push({ what: describeListEdit(view, edit) });
    }
    list = applyEdits(list, [edit]).list;
  }
  for (const { entry, on, off } of swaps.values())
    deeds.push({ what: swapped(on, off), to: entry });
  const moves = describeMoves(view, rolls);
  const phrases = [...(moves ? [moves] : []), ...describeDeeds(view, deeds)];
  return sentence(phrases.map((phrase) => inTense(phrase, tense)).join(', '));
}

type ListEdit = Exclude<Edit, GroupEdit | { key: string } | { do: 'add' }>;

/** The same done to several entries is said once. */
function describeDeeds(view: View, deeds: readonly Deed[]): readonly string[] {
  const alike = new Map<string, { readonly deed: Deed; readonly entries: Entry[] }>();
  for (const deed of deeds) {
    const same = `${deed.what}|${deed.tail ?? ''}`;
    const { entries } = alike.get(same) ?? { entries: new Array<Entry>() };
    alike.set(same, { deed, entries });
    if (deed.to) entries.push(deed.to);
  }
  return [...alike.values()].map(({ deed: { what, tail }, entries }) =>
    [what, ...(entries.length > 0 ? [described(view, entries)] : []), ...(tail ? [tail] : [])].join(
      ' ',
    ),
  );
}

/** "the Captain", "Michel Ney", "4 Hussars and 2 Lancers". */
function described(view: View, entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { profile, count } of entries) counts.set(profile, (counts.get(profile) ?? 0) + count);
  return joinSome(
    [...counts].map(([profile, count]) => {
      const name = nameOf(view, profile);
      if (view.ruleset.profiles.get(profile)?.unique) return name;
      return count === 1 ? `the ${name}` : counted(count, name);
    }),
  );
}

/** A namesake is told from what the entry is by its nation: "a Mounted Officer of France". */
function becoming(view: View, { count, profile: from }: Entry, to: string): string {
  const { profiles, card } = view.ruleset;
  const name = nameOf(view, to);
  const profile = profiles.get(to);
  if (profile?.unique) return name;
  const isNamesake = profiles.get(from)?.name === name;
  const home = isNamesake ? card.nations.find(({ id }) => id === profile?.nation) : undefined;
  const own =
    count > 1 ? counted(count, name) : isCollective(name) ? `into ${name}` : withArticle(name);
  return home ? `${own} of ${home.name}` : own;
}

function swapped(on: readonly string[], off: readonly string[]): string {
  if (on.length > 0 && off.length > 0) return `${join(on)} instead of ${join(off)} for`;
  return on.length > 0 ? `${join(on)} for` : `no ${join(off, 'or')} for`;
}

/** Two profiles may name one option otherwise: the entry's own comes first. */
function nameOfOption({ ruleset }: View, { profile }: Entry, id: string): string {
  const own = ruleset.profiles.get(profile)?.options.find((option) => option.id === id);
  return own?.name ?? optionName(ruleset, id) ?? quoted(id);
}

/** "set Castings to 24 for", "clear Morale for": what describes an entry from now on. */
function describeAttribute(
  { ruleset }: View,
  { profile }: Entry,
  { name, value }: Extract<Edit, { do: 'attribute' }>,
): string {
  const attribute = ruleset.profiles.get(profile)?.attributes.find(({ id }) => id === name);
  if (!attribute) return `take ${quoted(name)} off`;
  if (value === undefined) return `clear ${attribute.label} for`;
  if (attribute.kind === 'flag')
    return `turn ${value === true ? 'on' : 'off'} ${attribute.label} for`;
  const label =
    attribute.kind === 'choice'
      ? attribute.choices.find(({ id }) => id === value)?.label
      : undefined;
  return `set ${attribute.label} to ${label ?? String(value)} for`;
}

/** Edits of the list itself. */
function describeListEdit(view: View, edit: ListEdit): string {
  switch (edit.do) {
    case 'name':
      return `call the list ${quoted(edit.value)}`;
    case 'nation': {
      const { nations } = view.ruleset.card;
      const name = nations.find(({ id }) => id === edit.value)?.name ?? edit.value;
      return `make it a list of ${name}`;
    }
    case 'cap':
      if (edit.value === undefined) return 'go back to the usual cap';
      return edit.value === null ? 'take the cap away' : `set the cap to ${edit.value} points`;
    case 'setting':
      return describeSetting(view, edit.name, edit.value);
  }
}

function describeSetting(view: View, name: string, value: unknown): string {
  const setting = view.ruleset.settings.find(({ id }) => id === name);
  const label = setting?.label ?? quoted(name);
  if (value === undefined) return `clear the setting ${label}`;
  if (typeof value === 'boolean') return `turn ${value ? 'on' : 'off'} ${label}`;
  const choice =
    setting?.kind === 'choice' ? setting.choices.find(({ id }) => id === value) : undefined;
  return `set ${label} to ${choice?.label ?? String(value)}`;
}
