import { type Command, type Game, isGame, obey } from '../play/game';
import { type Live, LiveValue } from '../live/live';
import type { Backend, Reading } from './backend';
import { type FailureReason, explain } from './failure';
import type { GameJournal, WaitingCommand } from './game-journal';

/** A game as it is on the screen. */
export interface GameSnapshot {
  /** With every tap so far, stored or not; nothing before it is read, or when there is none. */
  readonly game?: Game;
  readonly missing?: 'not-found' | 'damaged' | 'unreadable';
  /** Why the last taps are in this page only. */
  readonly failed?: FailureReason;
}

const unread: GameSnapshot = {};

/** The game with the list documents that are known: they never change, so nothing is read again. */
function withKnownLists(game: Game, known: Game | undefined): Game {
  if (!known) return game;
  const enemies = game.enemies.map(
    (enemy) => known.enemies.find(({ key }) => key === enemy.key) ?? enemy,
  );
  return { ...game, own: known.own, enemies };
}

/**
 * One game in this tab. A tap shows at once, in the same task, is in the journal by then, and is put
 * into the stored game, not into this tab's copy of it: what another tab taps meanwhile stays.
 */
export class GameSession implements Live<GameSnapshot> {
  readonly getSnapshot: () => GameSnapshot;
  readonly subscribe: (listener: () => void) => () => void;

  readonly #id: string;
  readonly #ready: Promise<Backend>;
  readonly #journal: GameJournal;
  readonly #live: LiveValue<GameSnapshot>;
  #stored: Game | undefined;
  #missing: GameSnapshot['missing'];
  #waiting: readonly WaitingCommand[];
  #failed: FailureReason | undefined;
  #saving: Promise<void> | undefined;

  constructor(id: string, ready: Promise<Backend>, journal: GameJournal) {
    this.#id = id;
    this.#ready = ready;
    this.#journal = journal;
    this.#waiting = journal.leftover(id);
    this.#live = new LiveValue(unread, () => this.#watch());
    this.getSnapshot = this.#live.getSnapshot;
    this.subscribe = this.#live.subscribe;
  }

  /** Does something to the game. */
  obey(command: Command): void {
    this.#waiting = [...this.#waiting, this.#journal.write(this.#id, command)];
    this.#publish();
    this.#save();
  }

  /** Tries again to store what could not be stored. */
  retry(): void {
    this.#failed = undefined;
    this.#publish();
    this.#save();
  }

  /** A game as it is stored, with the taps of this page that are not in it yet. */
  latest(stored: Game): Game {
    return this.#waiting.reduce((so, { command }) => obey(so, command), stored);
  }

  /** Comes when nothing is being stored any more. */
  async settled(): Promise<void> {
    while (this.#saving) await this.#saving;
  }

  /** Whether something would be lost with this page. */
  get isOnlyHere(): boolean {
    return this.#waiting.some(({ key }) => key === undefined);
  }

  #watch(): () => void {
    let stop: (() => void) | undefined;
    let isOver = false;
    void this.#ready.then((backend) => {
      if (isOver) return;
      stop = backend.watch(
        () => backend.readSideRows('games', [this.#id]),
        (reading) => this.#receive(reading),
      );
      this.#save();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }

  #receive(reading: Reading<readonly { readonly raw: unknown }[]>): void {
    if (!reading.ok) {
      this.#missing = 'unreadable';
    } else {
      const [row] = reading.value;
      this.#stored = isGame(row?.raw) ? withKnownLists(row.raw, this.#stored) : undefined;
      this.#missing = this.#stored ? undefined : row ? 'damaged' : 'not-found';
    }
    this.#publish();
  }

  #publish(): void {
    const game =
      this.#stored && this.#waiting.reduce((so, { command }) => obey(so, command), this.#stored);
    this.#live.set({
      ...(game && { game }),
      ...(this.#missing && { missing: this.#missing }),
      ...(this.#failed && { failed: this.#failed }),
    });
  }

  #save(): void {
    if (this.#failed) return;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
  }

  async #saveAll(): Promise<void> {
    const backend = await this.#ready;
    while (this.#waiting.length > 0) {
      const sent = this.#waiting;
      let stored: Game | undefined;
      try {
        const change = (raw: unknown) => {
          // One that another tab has deleted stays so.
          if (isGame(raw)) stored = sent.reduce((so, { command }) => obey(so, command), raw);
          return stored;
        };
        await backend.writeTogether({ beside: [{ table: 'games', id: this.#id, change }] });
      } catch (error) {
        this.#failed = explain(error).reason;
        this.#publish();
        return;
      }
      this.#stored = stored;
      for (const waiting of sent) this.#journal.remove(waiting);
      this.#waiting = this.#waiting.slice(sent.length);
    }
  }
}
