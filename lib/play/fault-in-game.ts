import type { Game } from './game';
import { isGame, results } from './game';
import { ownSide } from './deed';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isStep = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= 1000;

/** What the fold reads of each deed; one that is not here is a newer version's, and left alone. */
const fields: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  mark: { side: isText, piece: isText, mark: isText, on: isFlag },
  count: { side: isText, piece: isText, counter: isText, by: isStep },
  settle: { side: isText, notice: isText, on: isFlag },
  turn: { by: isStep },
  name: { side: isText, piece: isText, name: isText },
  dismiss: { side: isText },
};

function faultInAction(action: Fields): string | undefined {
  const kind = String(action['do']);
  const wanted = Object.hasOwn(fields, kind) ? fields[kind] : undefined;
  return Object.entries(wanted ?? {}).find(([field, isRight]) => !isRight(action[field]))?.[0];
}

function faultInActions(name: string, actions: Game['actions']): string | undefined {
  for (const [at, action] of actions.entries()) {
    const fault = faultInAction({ ...action });
    if (fault !== undefined) return `${name}[${at}].${fault}`;
  }
  return undefined;
}

function faultInEnemies(enemies: Game['enemies']): string | undefined {
  const seen = new Set([ownSide]);
  for (const [at, { key }] of enemies.entries()) {
    if (seen.has(key)) return `enemies[${at}].key`;
    seen.add(key);
  }
  return undefined;
}

/**
 * The path of the first thing wrong with a game that comes from outside, which may have been made by
 * anybody. Its lists are not read: one that only a newer version can read is kept all the same.
 */
export function faultInGame(value: unknown): string | undefined {
  if (!isGame(value)) return 'game';
  const { id, origin, ended, result } = value;
  if (id === '') return 'id';
  if (origin !== undefined && typeof origin !== 'string') return 'origin';
  if (!isTime(value.started)) return 'started';
  if (ended !== undefined && !isTime(ended)) return 'ended';
  if (result !== undefined && !results.includes(result)) return 'result';
  return (
    faultInEnemies(value.enemies) ??
    faultInActions('actions', value.actions) ??
    faultInActions('undone', value.undone)
  );
}
