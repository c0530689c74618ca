/// <reference lib="webworker" />
import { type Answer, type Question, search } from './search';

let latest: number | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { turn } = data;
  latest = turn;
  // A message can come in only between two tasks.
  const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(latest === turn)));
  void search(data, pause).then((found) => {
    if (found) self.postMessage({ turn, found } satisfies Answer);
  });
});
