import type { Kit, Side, Stand } from '../rules/play';
import type { Deed } from './deed';
import { out } from './pieces';

/** What a tap on a piece does: the usual loss, or a mark or counter that was picked up for it. */
export type Tool =
  | { readonly kind: 'loss' }
  | { readonly kind: 'mark'; readonly id: string }
  /** Counters of one name; of a piece that has several, the first that is not used up. */
  | { readonly kind: 'counter'; readonly ids: readonly string[] };

export const lossTool: Tool = { kind: 'loss' };

/** A tool to offer, with its name. */
export interface OfferedTool {
  /** Tells it from the others. */
  readonly key: string;
  readonly tool: Tool;
  readonly name: string;
}

/** Marks and counters of all pieces, each once, in the order in which they come. */
export function toolsOf(sides: readonly Side[], loss: string): readonly OfferedTool[] {
  const tools = new Map<string, OfferedTool>();
  const add = ({ marks, counters }: Kit) => {
    for (const { id, name } of marks)
      tools.set(`mark ${id}`, { key: `mark ${id}`, tool: { kind: 'mark', id }, name });
    // The loss takes those that count lives.
    for (const { id, name } of counters.filter(({ lives }) => lives === undefined)) {
      const key = `counter ${name}`;
      const before = tools.get(key)?.tool;
      const ids = before?.kind === 'counter' ? before.ids.filter((one) => one !== id) : [];
      tools.set(key, { key, tool: { kind: 'counter', ids: [...ids, id] }, name });
    }
  };
  for (const kit of new Set(sides.flatMap(({ stands }) => stands.map(({ piece }) => piece.kit))))
    add(kit);
  return [{ key: 'loss', tool: lossTool, name: loss }, ...tools.values()];
}

function loss({ piece, marks, counts }: Stand, side: string): Deed | undefined {
  const at = { side, piece: piece.id };
  if (marks.has(out)) return { do: 'mark', ...at, mark: out, on: false };
  const lives = piece.kit.counters.filter((counter) => counter.lives !== undefined);
  if (lives.length === 0) return { do: 'mark', ...at, mark: out, on: true };
  const next = lives.find(({ id }) => (counts.get(id) ?? 0) > 0);
  return next && { do: 'count', ...at, counter: next.id, by: -1 };
}

/** What a tap with this tool does to a piece; nothing where it can do nothing. */
export function tapOn(stand: Stand, side: string, tool: Tool): Deed | undefined {
  const { piece, marks, counts } = stand;
  const at = { side, piece: piece.id };
  switch (tool.kind) {
    case 'loss':
      return loss(stand, side);
    case 'mark':
      return piece.kit.marks.some(({ id }) => id === tool.id)
        ? { do: 'mark', ...at, mark: tool.id, on: !marks.has(tool.id) }
        : undefined;
    case 'counter': {
      const counter = tool.ids.find((id) => (counts.get(id) ?? 0) > 0);
      return counter === undefined ? undefined : { do: 'count', ...at, counter, by: -1 };
    }
  }
}
