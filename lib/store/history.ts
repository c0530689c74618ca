import type { Edit } from '@/lib/roster/edit';
import { isObject } from './check-list';

/** Edits that are done and undone together: one click of the player. */
export interface Step {
  readonly id: string;
  /** What undo and redo call it. */
  readonly label?: string;
  /** The burst of edits that it gathers; a further one of the same burst joins it. */
  readonly burst?: string;
  readonly edits: readonly Edit[];
}

/** A step that is in the list now, with the edits that take it back. */
export interface DoneStep extends Step {
  readonly inverse: readonly Edit[];
}

/**
 * What can be undone and redone in a list, the next one last. It has a row of its own, so that
 * reading a shelf does not read everybody's past, and it survives a reload.
 */
export interface History {
  readonly id: string;
  readonly version: 1;
  readonly undo: readonly DoneStep[];
  readonly redo: readonly Step[];
}

/** Older steps fall off. */
export const historyLength = 100;

export function emptyHistory(id: string): History {
  return { id, version: 1, undo: [], redo: [] };
}

/** What an edit sets, for those that set something whatever it was; nothing for the others. */
function targetOf(edit: Edit): string | undefined {
  switch (edit.do) {
    case 'text':
      return `text ${edit.field} ${edit.key}`;
    case 'attribute':
    case 'setting':
      return `${edit.do} ${edit.name} ${'key' in edit ? edit.key : ''}`;
    case 'name':
    case 'nation':
    case 'cap':
      return edit.do;
    default:
      return undefined;
  }
}

/** One after the other, without those that a later one makes needless. */
function joinEdits(first: readonly Edit[], then: readonly Edit[]): readonly Edit[] {
  const set = new Set(then.map(targetOf));
  const kept = first.filter((edit) => {
    const target = targetOf(edit);
    return target === undefined || !set.has(target);
  });
  return [...kept, ...then];
}

/** The history after a new step, one of a burst that goes on, or one done again. */
export function pushDone(history: History, step: DoneStep, redo: readonly Step[]): History {
  const last = history.undo.at(-1);
  if (last && step.burst !== undefined && last.burst === step.burst) {
    const edits = joinEdits(last.edits, step.edits);
    const inverse = joinEdits(step.inverse, last.inverse);
    return { ...history, undo: [...history.undo.slice(0, -1), { ...last, edits, inverse }], redo };
  }
  return { ...history, undo: [...history.undo, step].slice(-historyLength), redo };
}

/** The history after a step was undone; nothing to redo when it is gone for good. */
export function pushUndone(history: History, id: string, step: Step | undefined): History {
  return {
    ...history,
    undo: history.undo.filter((done) => done.id !== id),
    redo: step ? [...history.redo, step] : history.redo,
  };
}

function isStep(value: unknown): value is Step {
  return isObject(value) && typeof value['id'] === 'string' && Array.isArray(value['edits']);
}

function isDoneStep(value: unknown): value is DoneStep {
  return isStep(value) && 'inverse' in value && Array.isArray(value.inverse);
}

/** Reads a stored history. An unreadable one counts as empty: the list itself matters more. */
export function readHistory(raw: unknown, id: string): History {
  if (!isObject(raw) || raw['version'] !== 1) return emptyHistory(id);
  const { undo, redo } = raw;
  const isReadable =
    Array.isArray(undo) && undo.every(isDoneStep) && Array.isArray(redo) && redo.every(isStep);
  return isReadable ? { id, version: 1, undo, redo } : emptyHistory(id);
}
