import { type Edit, applyEdits } from '../roster/edit';
import { type Entry, placeOf } from '../roster/list';
import { type GroupEdit, describeGroupEdit, nameOfGroup } from './describe-group-edits';
import { type Roll, describeMoves, nameOf } from './describe-moves';
import { optionName } from './option-name';
import type { Becoming, Phrase, Tense } from './speech/edit-words';
import type { View } from './view';

/** The options that a step puts on the models of an entry and takes off them, by name. */
interface Swap {
  readonly entry: Entry;
  readonly on: string[];
  readonly off: string[];
}

/** What is done to some models: a phrase of whom it is done to. */
interface Deed {
  readonly say: (who: string) => Phrase;
  readonly to: Entry;
}

/**
 * What a step of edits does, in a few words of the ruleset's language: "Add a Hussar Sergeant",
 * "Replace 3 Line Infantrymen by an Infantry NCO", "Brace of Pistols instead of Pistol for the
 * Captain"; in the other tense, "Added a Hussar Sergeant". The view is the list before.
 */
export function describeEdits(view: View, edits: readonly Edit[], tense: Tense = 'do'): string {
  const words = view.ruleset.speech.edits;
  const rolls: Roll[] = [];
  const swaps = new Map<string, Swap>();
  const deeds: (Deed | Phrase)[] = [];
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
          const to = nameOfGroup(view, list, edit.group);
          deeds.push({ say: (who) => words.move(who, to), to: edit.entry });
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
        const { quantity } = edit;
        const name = nameOfOption(view, entry, edit.option);
        const had = entry.options?.[edit.option] ?? 0;
        if (quantity > 0 && quantity < had) {
          deeds.push({ say: (who) => words.only(name, quantity, who), to: entry });
          break;
        }
        const swap = swaps.get(edit.key) ?? { entry, on: [], off: [] };
        swaps.set(edit.key, swap);
        (quantity > 0 ? swap.on : swap.off).push(name);
        break;
      }
      case 'profile':
        if (entry)
          deeds.push(words.become(described(view, [entry]), becoming(view, entry, edit.profile)));
        break;
      case 'attribute':
        if (entry) deeds.push({ say: attributeSaying(view, entry, edit), to: entry });
        break;
      case 'text':
        if (entry) deeds.push({ say: (who) => words.text(edit.field, who), to: entry });
        break;
      case 'move':
        if (entry) {
          const to = edit.group === group ? undefined : nameOfGroup(view, list, edit.group);
          deeds.push({ say: (who) => words.move(who, to), to: entry });
        }
        break;
      case 'add-group':
      case 'remove-group':
      case 'move-group':
      case 'group':
        deeds.push(describeGroupEdit(view, list, edit));
        break;
      default:
        deeds.push(describeListEdit(view, edit));
    }
    list = applyEdits(list, [edit]).list;
  }
  for (const { entry, on, off } of swaps.values())
    deeds.push({ say: (who) => words.swap(on, off, who), to: entry });
  const moves = describeMoves(view, rolls);
  return words.step([...(moves ? [moves] : []), ...describeDeeds(view, deeds)], tense);
}

type ListEdit = Exclude<Edit, GroupEdit | { key: string } | { do: 'add' }>;

/** The same done to several entries is said once. */
function describeDeeds(view: View, deeds: readonly (Deed | Phrase)[]): readonly Phrase[] {
  const alike = new Map<string, { readonly deed: Deed | Phrase; readonly entries: Entry[] }>();
  for (const deed of deeds) {
    const same = 'say' in deed ? deed.say('').do : deed.do;
    const { entries } = alike.get(same) ?? { entries: new Array<Entry>() };
    alike.set(same, { deed, entries });
    if ('say' in deed) entries.push(deed.to);
  }
  return [...alike.values()].map(({ deed, entries }) =>
    'say' in deed ? deed.say(described(view, entries)) : deed,
  );
}

/** "the Captain", "Michel Ney", "4 Hussars and 2 Lancers". */
function described(view: View, entries: readonly Entry[]): string {
  const { forms, edits } = view.ruleset.speech;
  const counts = new Map<string, number>();
  for (const { profile, count } of entries) counts.set(profile, (counts.get(profile) ?? 0) + count);
  return forms.joinSome(
    [...counts].map(([profile, count]) => {
      const name = nameOf(view, profile);
      if (view.ruleset.profiles.get(profile)?.unique) return name;
      return count === 1 ? edits.the(name) : edits.some(count, name);
    }),
  );
}

/** What an entry becomes; a namesake is told from it by its nation. */
function becoming(view: View, { count, profile: from }: Entry, to: string): Becoming {
  const { profiles, card } = view.ruleset;
  const name = nameOf(view, to);
  const profile = profiles.get(to);
  const isNamesake = profiles.get(from)?.name === name;
  const home = isNamesake ? card.nations.find(({ id }) => id === profile?.nation) : undefined;
  const person = profile?.unique ?? false;
  return { name, count, person, ...(home && { home: home.name }) };
}

/** Two profiles may name one option otherwise: the entry's own comes first. */
function nameOfOption({ ruleset }: View, { profile }: Entry, id: string): string {
  const own = ruleset.profiles.get(profile)?.options.find((option) => option.id === id);
  return own?.name ?? optionName(ruleset, id) ?? ruleset.speech.forms.quoted(id);
}

/** "set Castings to 24 for", "clear Morale for": what describes an entry from now on. */
function attributeSaying(
  { ruleset }: View,
  { profile }: Entry,
  { name, value }: Extract<Edit, { do: 'attribute' }>,
): Deed['say'] {
  const { edits, forms } = ruleset.speech;
  const attribute = ruleset.profiles.get(profile)?.attributes.find(({ id }) => id === name);
  if (!attribute)
    return value === undefined
      ? (who) => edits.takeAttribute(name, who)
      : (who) => edits.set(forms.quoted(name), String(value), who);
  const { label } = attribute;
  if (value === undefined) return (who) => edits.clear(label, who);
  if (attribute.kind === 'flag') return (who) => edits.turn(label, value === true, who);
  const choice =
    attribute.kind === 'choice' ? attribute.choices.find(({ id }) => id === value) : undefined;
  return (who) => edits.set(label, choice?.label ?? String(value), who);
}

/** Edits of the list itself. */
function describeListEdit({ ruleset }: View, edit: ListEdit): Phrase {
  const { edits } = ruleset.speech;
  switch (edit.do) {
    case 'name':
      return edits.callList(edit.value);
    case 'nation':
      return edits.nation(
        ruleset.card.nations.find(({ id }) => id === edit.value)?.name ?? edit.value,
      );
    case 'cap':
      if (edit.value === undefined) return edits.usualCap;
      return edit.value === null ? edits.noCap : edits.cap(edit.value);
    case 'setting': {
      const { name, value } = edit;
      const setting = ruleset.settings.find(({ id }) => id === name);
      const label = setting?.label ?? ruleset.speech.forms.quoted(name);
      if (value === undefined) return edits.clearSetting(label);
      if (typeof value === 'boolean') return edits.turn(label, value);
      const choice =
        setting?.kind === 'choice' ? setting.choices.find(({ id }) => id === value) : undefined;
      return edits.set(label, choice?.label ?? String(value));
    }
  }
}
