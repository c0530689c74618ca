import { addressOf, scope } from './surroundings';

/** What the worker must remember while it sleeps. */
export interface State {
  /** The version that pages are opened with. */
  readonly current?: string;
  /** Tabs that were opened with another version and still run it, by the id of their client. */
  readonly tabs: Readonly<Record<string, string>>;
  /** Milliseconds of the clock when the kept files were last looked through. */
  readonly checked?: number;
}

const name = `muster-roll ${scope} state`;
const key = addressOf('.state');

let known: Promise<State> | undefined;

async function load(): Promise<State> {
  try {
    const stored = await (await caches.open(name)).match(key);
    return stored ? ((await stored.json()) as State) : { tabs: {} };
  } catch {
    return { tabs: {} };
  }
}

export function readState(): Promise<State> {
  return (known ??= load());
}

/** One change after the other, so that none is lost. */
let last: Promise<unknown> = Promise.resolve();

export function changeState(change: (state: State) => State): Promise<void> {
  const done = last.then(async () => {
    const next = change(await readState());
    known = Promise.resolve(next);
    await (await caches.open(name)).put(key, new Response(JSON.stringify(next)));
  });
  last = done.catch(() => undefined);
  return done;
}
