import type { Answer, Ask, Job, Outcome } from './job';

/** Somebody who does one job at a time, beside the page where the browser has workers. */
export interface Hand {
  /** Does a job; what comes of the one before is no longer heard. */
  readonly start: (job: Job, hear: (outcome: Outcome) => void) => void;
  readonly stop: () => void;
}

/** Long enough to get on, short enough that nobody feels it. */
const pageSlice = 12;

export function createHand(): Hand {
  let worker: Worker | 'none' | undefined;
  let turn = 0;
  let hear: ((outcome: Outcome) => void) | undefined;
  /** The job in hand, as long as nothing of it has come back. */
  let unanswered: Job | undefined;

  function tell(of: number, outcome: Outcome): void {
    if (of !== turn) return;
    unanswered = undefined;
    const listener = hear;
    if (outcome.about === 'end' || outcome.about === 'failed') hear = undefined;
    listener?.(outcome);
  }

  /** Where there is no second thread, on the page's own, a slice at a time. */
  async function doHere(job: Job): Promise<void> {
    const own = turn;
    try {
      const { doJob } = await import('./do-job');
      await doJob(job, {
        tell: (outcome) => tell(own, outcome),
        pause: () => new Promise((resolve) => setTimeout(() => resolve(turn === own))),
        slice: pageSlice,
      });
    } catch (error) {
      tell(own, { about: 'failed', detail: String(error) });
    }
  }

  function failWorker(failed: Worker): void {
    failed.terminate();
    worker = 'none';
    if (unanswered) void doHere(unanswered);
    // A job that broke off is not begun again: what came of it would come twice.
    else tell(turn, { about: 'failed', detail: 'the worker stopped' });
  }

  function startWorker(): Worker | 'none' {
    try {
      const started = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
      started.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
        tell(data.turn, data.outcome),
      );
      started.addEventListener('error', (event) => {
        event.preventDefault();
        failWorker(started);
      });
      return started;
    } catch {
      return 'none';
    }
  }

  return {
    start(job, listener) {
      turn += 1;
      hear = listener;
      unanswered = job;
      worker ??= startWorker();
      if (worker === 'none') void doHere(job);
      else worker.postMessage({ turn, job } satisfies Ask);
    },
    stop() {
      if (worker && worker !== 'none') worker.postMessage({ turn, stop: true } satisfies Ask);
      turn += 1;
      hear = undefined;
      unanswered = undefined;
    },
  };
}
