/** A value that can be read at any time and tells when it changes: what `useSyncExternalStore` takes. */
export interface Live<T> {
  /** The same object as before while nothing changed. */
  readonly getSnapshot: () => T;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A live value that its owner sets. `watch` runs while somebody listens and returns its stop. */
export class LiveValue<T> implements Live<T> {
  #value: T;
  readonly #watch: (() => () => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | undefined;

  constructor(value: T, watch?: () => () => void) {
    this.#value = value;
    this.#watch = watch;
  }

  readonly getSnapshot = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    // A wrapper, so that one function subscribed twice is two listeners.
    const own = (): void => listener();
    this.#listeners.add(own);
    if (this.#listeners.size === 1) this.#stop = this.#watch?.();
    return () => {
      if (!this.#listeners.delete(own) || this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }
}
