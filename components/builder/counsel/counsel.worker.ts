/// <reference lib="webworker" />
import { type Answer, type Question, advise } from './advise';

let latest: number | undefined;

/** Lets a newer question in, and tells whether none came. */
function pause(turn: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(latest === turn)));
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  latest = data.turn;
  void advise(
    data,
    (answer: Answer) => self.postMessage(answer),
    () => pause(data.turn),
  );
});
