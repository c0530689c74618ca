import { type Command, isCommand } from '../play/game';
import type { KeyStorage } from './journal';

/*
 * As for lists (`journal.ts`): a tap stands here before the database has it, so that it survives a
 * page that is closed at once. Commands may arrive twice, so nobody has to know who else writes them.
 */

const prefix = 'muster-roll.games/';

/** A command that waits for the database. */
export interface WaitingCommand {
  /** Under which it is written; absent = it is in memory only. */
  readonly key?: string;
  readonly command: Command;
}

export interface GameJournal {
  write(game: string, command: Command): WaitingCommand;
  remove(waiting: WaitingCommand): void;
  /** What pages before this one left over, in the order in which it was done. */
  leftover(game: string): readonly WaitingCommand[];
}

/** What this version does not know stays in the storage, for the one that wrote it. */
function parse(text: string | null): Command | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isCommand(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A journal in this storage, for the page with this id; without a storage nothing is written. */
export function createGameJournal(storage: KeyStorage | undefined, page: string): GameJournal {
  let written = 0;

  function attempt<T>(work: (storage: KeyStorage) => T, otherwise: T): T {
    try {
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  }

  return {
    write(game, command) {
      written += 1;
      const key = `${prefix}${game}/${page}/${String(written).padStart(6, '0')}`;
      const isWritten = attempt((to) => {
        to.setItem(key, JSON.stringify(command));
        return true;
      }, false);
      return isWritten ? { key, command } : { command };
    },

    remove: ({ key }) => {
      if (key !== undefined) attempt((from) => from.removeItem(key), undefined);
    },

    leftover: (game) =>
      attempt((from) => {
        const keys = Array.from({ length: from.length }, (_, at) => from.key(at)).filter(
          (key) => key !== null && key.startsWith(`${prefix}${game}/`),
        );
        return keys.sort().flatMap((key) => {
          const command = key === null ? undefined : parse(from.getItem(key));
          return key !== null && command ? [{ key, command }] : [];
        });
      }, []),
  };
}
