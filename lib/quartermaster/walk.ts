import { Heap } from './heap';
import type { Choice } from './stage';
import type { States } from './states';
import { type Problem, type Table, hopeless } from './table';
import { lost } from './tally';

/** A choice taken, and the one before it. */
interface Link<D> {
  readonly choice: Choice<D>;
  readonly before: Link<D> | undefined;
}

interface Node<D> {
  readonly stage: number;
  /** Choices of the stage before this one are not taken any more. */
  readonly choice: number;
  readonly state: number;
  /** Points that are left; 0 where they are no limit. */
  readonly left: number;
  readonly value: number;
  readonly taken: Link<D> | undefined;
}

/** All choices of a list that keeps to every tally, and what it is worth. */
export interface Answer<D> {
  readonly value: number;
  readonly left: number;
  readonly deeds: readonly D[];
}

/** Nodes between two pauses. */
const perPause = 2000;

/**
 * Every answer of a problem, the best first, each once. The table says how much can still be made of
 * any start, so that what cannot become the next best answer is not looked at. Gives `undefined` now
 * and then, when it has come to nothing new, so that whoever asks can stop it.
 */
export function* walk<D>(
  { stages, points, ending }: Problem<D>,
  states: States,
  { grain, rows, best, end }: Table,
): Generator<Answer<D> | undefined, void> {
  const heap = new Heap<Node<D>>();
  const push = (node: Node<D>) => {
    const row = Math.floor(node.left / grain);
    const table = node.stage < stages.length ? best[node.stage]?.[node.choice] : end;
    const rest = table?.[node.state * rows + row] ?? hopeless;
    if (rest !== hopeless) heap.push(node.value + rest, node);
  };
  push({ stage: 0, choice: 0, state: 0, left: points ?? 0, value: 0, taken: undefined });
  let looked = 0;
  for (let node = heap.pop(); node; node = heap.pop()) {
    looked += 1;
    if (looked % perPause === 0) yield undefined;
    const stage = stages[node.stage];
    const here = states.stages[node.stage];
    if (!stage || !here) {
      yield {
        value: node.value + ending(node.left),
        left: node.left,
        deeds: deedsOf(node.taken),
      };
      continue;
    }
    if (node.choice + 1 < stage.choices.length) push({ ...node, choice: node.choice + 1 });
    else {
      const state = here.pass[node.state] ?? lost;
      if (state !== lost) push({ ...node, stage: node.stage + 1, choice: 0, state });
    }
    const choice = stage.choices[node.choice];
    const state = here.take[node.choice]?.[node.state] ?? lost;
    const left = points === undefined ? 0 : node.left - (choice?.points ?? 0);
    const isIdle = state === node.state && left === node.left;
    if (!choice || state === lost || left < 0 || isIdle) continue;
    push({
      ...node,
      state,
      left,
      value: node.value + choice.value,
      taken: { choice, before: node.taken },
    });
  }
}

function deedsOf<D>(last: Link<D> | undefined): readonly D[] {
  const deeds: D[] = [];
  for (let link = last; link; link = link.before) deeds.push(link.choice.deed);
  return deeds.reverse();
}
