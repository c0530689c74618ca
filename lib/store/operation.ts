import { type AppliedStep, type Edit, applyEdits } from '@/lib/roster/edit';
import type { List } from '@/lib/roster/list';
import { faultInList } from './check-list';
import { type History, type Step, emptyHistory, pushDone, pushUndone } from './history';
import { type ListRecord, dateEdit, recordVersion } from './record';

/** What a player does to a stored list. */
export type Action =
  | { readonly do: 'create'; readonly list: List }
  | {
      readonly do: 'edit';
      readonly edits: readonly Edit[];
      readonly label?: string;
      /** Edits of one burst that come one after the other are one step: keystrokes in a field. */
      readonly burst?: string;
    }
  /** Names the step that the player saw, so that two tabs undoing at once undo it once. */
  | { readonly do: 'undo' | 'redo'; readonly step: string }
  | { readonly do: 'remove' | 'restore' };

/** An action with what makes it safe to store late, or twice: plain data, for the journal too. */
export type Operation = Action & {
  readonly id: string;
  /** Id of the list it is for. */
  readonly of: string;
  /** Milliseconds of the clock at the click. */
  readonly at: number;
};

/** All that is stored of one list. */
export interface Stored {
  readonly record: ListRecord;
  readonly history: History;
}

/** `missed` are the edits that found their target gone, or would have made the list unreadable. */
export interface Outcome {
  readonly stored: Stored | undefined;
  readonly missed: readonly Edit[];
}

/**
 * Edits from a damaged journal or history may be anything; they must neither stop the operations
 * after them nor leave a list that does not open any more.
 */
function tryEdits(list: List, edits: readonly Edit[]): AppliedStep {
  try {
    const applied = applyEdits(list, edits);
    if (applied.list === list || !faultInList(applied.list, list)) return applied;
  } catch {
    // Reported as missed, below.
  }
  return { list, inverse: [], missed: edits };
}

function held(step: Step, missed: readonly Edit[]): Step {
  const edits = missed.length > 0 ? step.edits.filter((e) => !missed.includes(e)) : step.edits;
  const { id, label, burst } = step;
  return {
    id,
    ...(label !== undefined && { label }),
    ...(burst !== undefined && { burst }),
    edits,
  };
}

interface Changed {
  readonly list: List;
  readonly history: History;
  readonly missed: readonly Edit[];
}

/** Does a step, new or again. One that changed nothing leaves nothing to undo. */
function doStep(list: List, history: History, step: Step, redo: readonly Step[]): Changed {
  const { list: after, inverse, missed } = tryEdits(list, step.edits);
  if (inverse.length === 0) return { list, history: { ...history, redo }, missed };
  const done = { ...held(step, missed), inverse };
  return { list: after, history: pushDone(history, done, redo), missed };
}

function undoStep(list: List, history: History, id: string): Changed {
  const step = history.undo.find((done) => done.id === id);
  if (!step) return { list, history, missed: [] };
  const { list: after, inverse, missed } = tryEdits(list, step.inverse);
  if (inverse.length === 0) {
    // Its target may come back when newer steps are undone; the newest one would be in the way.
    const isNewest = history.undo.at(-1) === step;
    return { list, history: isNewest ? pushUndone(history, id, undefined) : history, missed };
  }
  return { list: after, history: pushUndone(history, id, held(step, [])), missed };
}

function redoStep(list: List, history: History, id: string): Changed {
  const step = history.redo.find((undone) => undone.id === id);
  if (!step) return { list, history, missed: [] };
  const rest = history.redo.filter((undone) => undone !== step);
  return doStep(list, history, step, rest);
}

function change({ record, history }: Stored, operation: Operation): Changed {
  switch (operation.do) {
    case 'edit': {
      const changed = doStep(record.list, history, operation, []);
      // An edit that found nothing to change takes nothing away from redo either.
      return changed.list === record.list ? { ...changed, history } : changed;
    }
    case 'undo':
      return undoStep(record.list, history, operation.step);
    case 'redo':
      return redoStep(record.list, history, operation.step);
    default:
      return { list: record.list, history, missed: [] };
  }
}

function create(operation: Operation & { readonly do: 'create' }, newest: number): Stored {
  const { of: id, at, list } = operation;
  return {
    record: {
      id,
      version: recordVersion,
      list,
      created: at,
      changed: dateEdit(at, -Infinity, newest),
      revision: 0,
      operations: [operation.id],
    },
    history: emptyHistory(id),
  };
}

/** Takes a record to the bin or back; its place on the shelf stays as it was. */
function bin(record: ListRecord, operation: Operation): ListRecord {
  const { deleted, ...rest } = record;
  if (operation.do === 'remove') return { ...rest, deleted: deleted ?? operation.at };
  return operation.do === 'restore' ? rest : record;
}

/**
 * What is stored after an operation. The same on the screen before it is stored, in the database,
 * and when it is replayed; one that is in the record already changes nothing. `newest` is the date
 * of the last edited list of all.
 */
export function applyOperation(
  stored: Stored | undefined,
  operation: Operation,
  newest = -Infinity,
): Outcome {
  if (!stored) {
    if (operation.do === 'create') return { stored: create(operation, newest), missed: [] };
    return { stored, missed: operation.do === 'edit' ? operation.edits : [] };
  }
  const { record } = stored;
  if (record.operations.includes(operation.id)) return { stored, missed: [] };
  const { list, history, missed } = change(stored, operation);
  const changed =
    list === record.list ? record.changed : dateEdit(operation.at, record.changed, newest);
  const operations = [...record.operations, operation.id];
  return {
    stored: { record: { ...bin(record, operation), list, changed, operations }, history },
    missed,
  };
}
