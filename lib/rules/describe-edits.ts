import type { Edit } from '../roster/edit';
import { placeOf } from '../roster/list';
import { counted, join, sentence, withArticle } from './english';
import type { View } from './view';

/** One model or more leaving the list, or joining it. */
interface Move {
  readonly name: string;
  readonly count: number;
  /** Every one of its entry, and named or alone, so that it is "the" one. */
  readonly only: boolean;
}

function nameOf(view: View, profileId: string): string {
  return view.ruleset.profiles.get(profileId)?.name ?? profileId;
}

function uniqueNames(view: View): ReadonlySet<string> {
  return new Set(
    [...view.ruleset.profiles.values()].filter(({ unique }) => unique).map(({ name }) => name),
  );
}

function describeMove({ name, count, only }: Move, people: ReadonlySet<string>): string {
  if (people.has(name) && count === 1) return name;
  return only && count === 1 ? `the ${name}` : counted(count, name);
}

function newcomer({ name, count }: Move, people: ReadonlySet<string>): string {
  if (count > 1) return counted(count, name);
  return people.has(name) ? name : withArticle(name);
}

/** The same profile twice is one move with the sum. */
function merge(moves: readonly Move[]): readonly Move[] {
  const byName = new Map<string, Move>();
  for (const move of moves) {
    const same = byName.get(move.name);
    byName.set(move.name, same ? { ...same, count: same.count + move.count, only: false } : move);
  }
  return [...byName.values()];
}

/** `do` = what a button offers, `done` = what has happened. */
export type Tense = 'do' | 'done';

const verbs = {
  add: 'added',
  call: 'called',
  change: 'changed',
  make: 'made',
  move: 'moved',
  remove: 'removed',
  replace: 'replaced',
  set: 'set',
  take: 'took',
  turn: 'turned',
} as const;
type Verb = keyof typeof verbs;

/**
 * What a step of edits does, in a few English words: "Add a Hussar Sergeant", "Replace 3 Line
 * Infantrymen by an Infantry NCO", "Brace of Pistols instead of Pistol"; in the other tense, "Added
 * a Hussar Sergeant". The view is the list before.
 */
export function describeEdits(view: View, edits: readonly Edit[], tense: Tense = 'do'): string {
  const to = (verb: Verb) => (tense === 'do' ? verb : verbs[verb]);
  const people = uniqueNames(view);
  const out: Move[] = [];
  const into: Move[] = [];
  const phrases: string[] = [];
  const swaps = new Map<string, { on: string[]; off: string[] }>();
  for (const edit of edits) {
    const place = 'key' in edit ? placeOf(view.list, edit.key) : undefined;
    const name = place ? nameOf(view, place.entry.profile) : '';
    switch (edit.do) {
      case 'remove':
        if (place) out.push({ name, count: place.entry.count, only: true });
        break;
      case 'count':
        if (edit.by < 0) out.push({ name, count: -edit.by, only: false });
        else into.push({ name, count: edit.by, only: false });
        break;
      case 'add':
        into.push({
          name: nameOf(view, edit.entry.profile),
          count: edit.entry.count,
          only: false,
        });
        break;
      case 'profile':
        phrases.push(`${to('make')} the ${name} ${withArticle(nameOf(view, edit.profile))}`);
        break;
      case 'option': {
        const swap = swaps.get(edit.key) ?? { on: [], off: [] };
        swaps.set(edit.key, swap);
        const option = place && optionName(view, place.entry.profile, edit.option);
        const had = place?.entry.options?.[edit.option] ?? 0;
        if (edit.quantity > had) swap.on.push(option ?? edit.option);
        else if (edit.quantity === 0) swap.off.push(option ?? edit.option);
        else
          phrases.push(
            `${option ?? edit.option} only ${edit.quantity === 1 ? 'once' : `${edit.quantity} times`} for the ${name}`,
          );
        break;
      }
      case 'attribute':
        phrases.push(`${to('take')} "${edit.name}" off the ${name}`);
        break;
      case 'text':
        phrases.push(`${to('change')} the ${edit.field} of the ${name}`);
        break;
      case 'move':
        phrases.push(`${to('move')} the ${name}`);
        break;
      case 'name':
        phrases.push(`${to('call')} the list "${edit.value}"`);
        break;
      case 'nation':
        phrases.push(`${to('make')} it a list of ${nationName(view, edit.value)}`);
        break;
      case 'cap':
        phrases.push(
          typeof edit.value === 'number'
            ? `${to('set')} the cap to ${edit.value} points`
            : edit.value === null
              ? `${to('take')} the cap away`
              : `${to('set')} the usual cap`,
        );
        break;
      case 'setting':
        phrases.push(describeSetting(view, edit.name, edit.value, to));
        break;
      case 'add-group':
        phrases.push(`${to('add')} ${edit.group.name ?? 'a group'}`);
        break;
      case 'remove-group':
      case 'move-group':
      case 'group': {
        const group = view.list.groups.find(({ id }) => id === edit.id);
        const verb = ({ 'remove-group': 'remove', 'move-group': 'move', group: 'change' } as const)[
          edit.do
        ];
        phrases.push(`${to(verb)} ${group?.name ?? 'the group'}`);
        break;
      }
    }
  }
  for (const [key, { on, off }] of swaps) {
    const place = placeOf(view.list, key);
    const of = place
      ? ` for ${counted(place.entry.count, nameOf(view, place.entry.profile)).replace(/^1 /, 'the ')}`
      : '';
    if (on.length > 0 && off.length > 0) phrases.push(`${join(on)} instead of ${join(off)}${of}`);
    else if (on.length > 0) phrases.push(`${join(on)}${of}`);
    else phrases.push(`no ${join(off)}${of}`);
  }
  const outs = merge(out).map((move) => describeMove(move, people));
  const ins = merge(into).map((move) => newcomer(move, people));
  if (outs.length > 0 && ins.length > 0)
    phrases.unshift(`${to('replace')} ${join(outs)} by ${join(ins)}`);
  else if (outs.length > 0) phrases.unshift(`${to('remove')} ${join(outs)}`);
  else if (ins.length > 0) phrases.unshift(`${to('add')} ${join(ins)}`);
  return sentence(phrases.join(', '));
}

function optionName(view: View, profileId: string, option: string): string | undefined {
  return view.ruleset.profiles.get(profileId)?.options.find(({ id }) => id === option)?.name;
}

function nationName(view: View, id: string): string {
  return view.ruleset.card.nations.find((nation) => nation.id === id)?.name ?? id;
}

function describeSetting(
  view: View,
  name: string,
  value: unknown,
  to: (verb: Verb) => string,
): string {
  const setting = view.ruleset.settings.find(({ id }) => id === name);
  const label = setting?.label ?? `"${name}"`;
  if (value === undefined) return `${to('take')} back the setting ${label}`;
  if (typeof value === 'boolean') return `${to('turn')} ${value ? 'on' : 'off'} ${label}`;
  const choice =
    setting?.kind === 'choice' ? setting.choices.find(({ id }) => id === value) : undefined;
  return `${to('set')} ${label} to ${choice?.label ?? String(value)}`;
}
