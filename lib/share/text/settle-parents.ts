import type { Group } from '../../roster/list';
import type { GroupLine } from './group-line';
import { type TextLine, lineKey } from './lines';
import { type Note, noteOf } from './note';
import { labelOf } from './words';

/** A group of a text, before it is known which one it stands under. */
export interface Headed {
  readonly id: string;
  /** The group of the code that it is. */
  readonly exact?: Group;
  /** What its line says, where that is not what the code says. */
  readonly said?: GroupLine;
  readonly line?: TextLine;
}

/** Whether a group would stand above itself. */
function goesRound(parents: ReadonlyMap<string, string>, id: string, parent: string): boolean {
  for (let at: string | undefined = parent; at !== undefined; at = parents.get(at))
    if (at === id) return true;
  return false;
}

/** Groups that a line may mean by what it calls the one above: those before it first, the nearest first. */
function namesakes(keys: readonly string[], key: string, at: number): readonly number[] {
  return keys
    .flatMap((other, place) => (other === key && place !== at ? [place] : []))
    .toSorted((a, b) => Number(a > at) - Number(b > at) || Math.abs(a - at) - Math.abs(b - at));
}

/**
 * The group above each group, by their ids. Two groups may have one name, and lines can be moved and
 * taken out: what names nobody, or leads round in a circle, is told and left out.
 */
export function settleParents(
  heads: readonly Headed[],
  notes: Note[],
): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const keys = heads.map((head, at) =>
    lineKey(labelOf({ ...(head.said ?? head.exact), id: head.id, entries: [] }, at)),
  );
  for (const [at, { id, exact, said, line }] of heads.entries()) {
    const wanted = said ? said.parent : exact?.parent;
    if (wanted === undefined) continue;
    const places = said
      ? namesakes(keys, lineKey(wanted), at)
      : heads.flatMap((head, place) => (head.id === wanted ? [place] : []));
    const above = places
      .flatMap((place) => heads[place]?.id ?? [])
      .find((parent) => !goesRound(parents, id, parent));
    if (above !== undefined) parents.set(id, above);
    // One that the code has and the text has not is told as missing, where it stood.
    else if (said && line) notes.push(noteOf(line.number, line.text, 'unknown-parent'));
  }
  return parents;
}
