import { type GlossaryEntry, glossaryKinds } from '../roster/glossary';
import type { Unit, View } from '../rules/view';
import type { Term, TermSection } from './model';

/** Finds the entry of a name as profiles spell it. */
export type Lookup = (name: string) => GlossaryEntry | undefined;

export function lookupIn(glossary: readonly GlossaryEntry[]): Lookup {
  const byTerm = new Map([
    // What a ruleset says in its own language is found by the name of the entry in it.
    ...glossary.flatMap((entry) =>
      entry.name === undefined ? [] : [[entry.name, entry] as const],
    ),
    ...glossary.map((entry) => [entry.term, entry] as const),
  ]);
  return (name) => byTerm.get(name);
}

/** Names of everything that a unit brings into play: its own, its standing, rules and gear. */
function namesOf({ profile, items, taken }: Unit): readonly string[] {
  const { name, standing, rules } = profile;
  const options = taken.map(({ option }) => option.name);
  return [name, ...(standing === undefined ? [] : [standing]), ...rules, ...items, ...options];
}

/** Each name's term once, in this order; names without an entry explain themselves. */
export function termsFor(names: readonly string[], lookup: Lookup): readonly GlossaryEntry[] {
  return [...new Set(names.flatMap((name) => lookup(name) ?? []))];
}

/** A term as the book has it, with its name in the language of the sheet. */
export function toTerm({ term, name, summary }: GlossaryEntry): Term {
  return { term: name === undefined ? term : `${term} (${name})`, summary };
}

/** All terms that a list uses, each once, by kind; as profiles and the whole list bring them. */
export function termsOf(view: View, lookup: Lookup): readonly TermSection[] {
  const own = view.ruleset.terms?.(view) ?? [];
  const entries = termsFor([...view.units.flatMap(namesOf), ...own], lookup);
  return glossaryKinds.flatMap((kind) => {
    const terms = entries.filter((entry) => entry.kind === kind).map(toTerm);
    return terms.length > 0 ? [{ kind, terms }] : [];
  });
}
