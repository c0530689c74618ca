/// <reference lib="webworker" />
import { doJob } from './do-job';
import type { Answer, Ask } from './job';

/** The job that is wanted; another one, or none, ends the one that is being done. */
let wanted: number | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const { turn } = data;
  if ('stop' in data) {
    if (wanted === turn) wanted = undefined;
    return;
  }
  wanted = turn;
  void doJob(data.job, {
    tell: (outcome) => self.postMessage({ turn, outcome } satisfies Answer),
    // A message can come in only between two tasks.
    pause: () => new Promise((resolve) => setTimeout(() => resolve(wanted === turn))),
    slice: 60,
  });
});
