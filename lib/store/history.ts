import type { Edit } from '@/lib/roster/edit';
import { isObject } from './check-list';

/** Edits that are done and undone together: one click of the player. */
export interface Step {
  readonly id: string;
  /** What undo and redo call it. */
  readonly label?: string;
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

/** The history after a new step or one done again. */
export function pushDone(history: History, step: DoneStep, redo: readonly Step[]): History {
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
