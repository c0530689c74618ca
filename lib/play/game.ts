import type { Action } from './deed';

/** How a game ended for the player. */
export const results = ['won', 'drawn', 'lost'] as const;
export type Result = (typeof results)[number];

/** The list of somebody on the other side, as a list document. */
export interface Enemy {
  /** By which actions name it. */
  readonly key: string;
  readonly document: unknown;
}

/** A game as it is kept: lists as they were when they came to it, and all that was done. */
export interface Game {
  readonly id: string;
  /** Id of the list on the shelf from which it was begun, which may have changed or gone since. */
  readonly origin?: string;
  /** The player's list as it was bought, as a list document: later edits of it change no game. */
  readonly own: unknown;
  /** Also those that were put away: undo brings them back as they stood. */
  readonly enemies: readonly Enemy[];
  readonly actions: readonly Action[];
  /** Taken back, the last one first to be done again. */
  readonly undone: readonly Action[];
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended?: number;
  readonly result?: Result;
  readonly notes: string;
}

/**
 * Something that a player does to a game. Every command names what it is about, so that it may
 * arrive twice, or after another tab's, and does what was meant or nothing.
 */
export type Command =
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'undo'; readonly action: string }
  | { readonly do: 'redo'; readonly action: string }
  | { readonly do: 'enemy'; readonly enemy: Enemy }
  | { readonly do: 'notes'; readonly text: string }
  | { readonly do: 'end'; readonly at: number; readonly result: Result | undefined }
  | { readonly do: 'go-on' };

/** A new game with this list. */
export function beginGame(game: Pick<Game, 'id' | 'origin' | 'own' | 'started'>): Game {
  return { ...game, enemies: [], actions: [], undone: [], notes: '' };
}

/** The enemies that are at the table, those left out that were put away. */
export function enemiesOf({
  enemies,
  actions,
}: Pick<Game, 'enemies' | 'actions'>): readonly Enemy[] {
  const away = new Set(actions.flatMap((action) => (action.do === 'dismiss' ? action.side : [])));
  return enemies.filter(({ key }) => !away.has(key));
}

/** The game as long as it is not over. */
function running(game: Game): Game {
  const rest: { -readonly [K in keyof Game]: Game[K] } = { ...game };
  delete rest.ended;
  delete rest.result;
  return rest;
}

/** The game after a command; the same object where it changes nothing. */
export function obey(game: Game, command: Command): Game {
  switch (command.do) {
    case 'act': {
      const { action } = command;
      const isKnown = [...game.actions, ...game.undone].some(({ id }) => id === action.id);
      return isKnown ? game : { ...game, actions: [...game.actions, action], undone: [] };
    }
    case 'undo': {
      const last = game.actions.at(-1);
      if (last?.id !== command.action) return game;
      return { ...game, actions: game.actions.slice(0, -1), undone: [...game.undone, last] };
    }
    case 'redo': {
      const last = game.undone.at(-1);
      if (last?.id !== command.action) return game;
      return { ...game, actions: [...game.actions, last], undone: game.undone.slice(0, -1) };
    }
    case 'enemy':
      return game.enemies.some(({ key }) => key === command.enemy.key)
        ? game
        : { ...game, enemies: [...game.enemies, command.enemy] };
    case 'notes':
      return game.notes === command.text ? game : { ...game, notes: command.text };
    case 'end': {
      const { at, result } = command;
      return { ...running(game), ended: at, ...(result && { result }) };
    }
    case 'go-on':
      return game.ended === undefined ? game : running(game);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAction(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['do'] === 'string';
}

function isEnemy(value: unknown): boolean {
  return isObject(value) && typeof value['key'] === 'string';
}

const wholeCommands = {
  act: ({ action }) => isAction(action),
  undo: ({ action }) => typeof action === 'string',
  redo: ({ action }) => typeof action === 'string',
  enemy: ({ enemy }) => isEnemy(enemy),
  notes: ({ text }) => typeof text === 'string',
  end: ({ at }) => typeof at === 'number',
  'go-on': () => true,
} satisfies Readonly<Record<Command['do'], (command: Fields) => boolean>>;

function isKnown(kind: unknown): kind is Command['do'] {
  return typeof kind === 'string' && Object.hasOwn(wholeCommands, kind);
}

/** Whether a game can obey this, from a journal in which another version may have written, too. */
export function isCommand(value: unknown): value is Command {
  if (!isObject(value)) return false;
  const { do: kind } = value;
  return isKnown(kind) && wholeCommands[kind](value);
}

/** A look at a stored game that is enough for nothing to fail on it; its lists are read elsewhere. */
export function isGame(value: unknown): value is Game {
  if (!isObject(value)) return false;
  const { id, own, enemies, actions, undone, started, notes } = value;
  return (
    typeof id === 'string' &&
    isObject(own) &&
    typeof started === 'number' &&
    typeof notes === 'string' &&
    [actions, undone].every((all) => Array.isArray(all) && all.every(isAction)) &&
    Array.isArray(enemies) &&
    enemies.every(isEnemy)
  );
}
