import type { Piece, Side, Stand } from '../rules/play';
import type { View } from '../rules/view';
import type { Action } from './deed';
import { out, sizeOfPiece } from './pieces';

/** What taps have changed of a piece. */
interface Track {
  readonly piece: Piece;
  readonly marks: Set<string>;
  readonly counts: Map<string, number>;
  outAt: number | undefined;
  name: string | undefined;
}

function fresh(piece: Piece, name?: string): Track {
  return { piece, marks: new Set(), counts: new Map(), outAt: undefined, name };
}

function startOf({ kit }: Piece, counter: string): number | undefined {
  return kit.counters.find(({ id }) => id === counter)?.boxes;
}

/** Whether it has this mark at all: what a newer version tracks is left alone. */
function canHave({ kit }: Piece, mark: string): boolean {
  return mark === out || kit.marks.some(({ id }) => id === mark);
}

function isGone({ piece: { kit }, marks, counts }: Track): boolean {
  if (marks.has(out)) return true;
  const lives = kit.counters.filter((counter) => counter.lives !== undefined);
  return lives.length > 0 && lives.every(({ id, boxes }) => (counts.get(id) ?? boxes) === 0);
}

function apply(track: Track, action: Action & { readonly do: 'mark' | 'count' }, at: number): void {
  if (action.do === 'mark') {
    if (!canHave(track.piece, action.mark)) return;
    if (action.on) track.marks.add(action.mark);
    else track.marks.delete(action.mark);
  } else {
    const start = startOf(track.piece, action.counter);
    if (start === undefined) return;
    const now = track.counts.get(action.counter) ?? start;
    // Two tabs may both have taken the last one.
    track.counts.set(action.counter, Math.min(start, Math.max(0, now + action.by)));
  }
  track.outAt = isGone(track) ? (track.outAt ?? at) : undefined;
}

function standOf({ piece, marks, counts, outAt, name }: Track): Stand {
  const { counters } = piece.kit;
  const all = new Map(counters.map(({ id, boxes }) => [id, counts.get(id) ?? boxes]));
  const size = sizeOfPiece(piece);
  const fallen = counters.reduce(
    (sum, { id, boxes, lives }) =>
      lives === undefined ? sum : sum + Math.floor((boxes - (all.get(id) ?? boxes)) / lives),
    0,
  );
  return {
    piece: name === undefined ? piece : { ...piece, name },
    marks,
    counts: all,
    ...(outAt !== undefined && { outAt }),
    size,
    lost: outAt === undefined ? Math.min(size, fallen) : size,
  };
}

/** How a side stands after these actions: nothing but them decides it. */
export function foldSide(
  view: View,
  pieces: readonly Piece[],
  actions: readonly Action[],
  side: string,
): Side {
  const tracks = new Map<string, Track>(pieces.map((piece) => [piece.id, fresh(piece)]));
  for (const [at, action] of actions.entries()) {
    // Who somebody is stays when all begins anew.
    if (action.do === 'reset')
      for (const { piece, name } of [...tracks.values()]) tracks.set(piece.id, fresh(piece, name));
    if (action.do !== 'mark' && action.do !== 'count' && action.do !== 'name') continue;
    const track = action.side === side ? tracks.get(action.piece) : undefined;
    if (!track) continue;
    if (action.do === 'name') track.name = action.name.trim() || undefined;
    else apply(track, action, at);
  }
  const stands = [...tracks.values()].map(standOf);
  return {
    view,
    stands,
    size: stands.reduce((sum, stand) => sum + stand.size, 0),
    lost: stands.reduce((sum, stand) => sum + stand.lost, 0),
  };
}

/** What belongs to no piece. */
export interface Table {
  /** From 1. */
  readonly turn: number;
  /** Notices that were dealt with, as `settledKey` names them. */
  readonly settled: ReadonlySet<string>;
}

export function settledKey(side: string, notice: string): string {
  return `${side} ${notice}`;
}

/** The turn, and what was dealt with. */
export function foldTable(actions: readonly Action[]): Table {
  let turn = 1;
  let settled = new Set<string>();
  for (const action of actions) {
    if (action.do === 'reset') {
      turn = 1;
      settled = new Set();
    }
    if (action.do === 'turn') turn = Math.max(1, turn + action.by);
    if (action.do !== 'settle') continue;
    if (action.on) settled.add(settledKey(action.side, action.notice));
    else settled.delete(settledKey(action.side, action.notice));
  }
  return { turn, settled };
}
