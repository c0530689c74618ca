'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Live, LiveValue } from '@/lib/live/live';
import type { Answer, Offer, Question } from './advise';
import type { Reasons } from './reasons';

/** What was found out so far, ahead of the player. It may be of the state before the last click. */
export interface Advice {
  /** Nothing before the first answer. */
  readonly reasons?: Reasons | undefined;
  /** Ways out by finding. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
  /** Every finding of some state of this list was looked at, or that took too long to wait for. */
  readonly isComplete: boolean;
  /** Findings whose ways out were not looked for: the list is too large and too broken. */
  readonly unsought: number;
}

const noAdvice: Advice = { offers: new Map(), isComplete: false, unsought: 0 };

export interface Counsel extends Live<Advice> {
  /** Looks ahead for this state of the list, or for these profiles; what is not named stays. */
  readonly ask: (about: Partial<Omit<Question, 'turn'>>) => void;
  readonly stop: () => void;
}

/** A page that waits for the first advice waits no longer than this. */
const patience = 2000;

/**
 * Somebody who looks ahead in a thread of his own, so that a click never waits for it: what is shown
 * at once is computed at once, and what could be done comes a moment later.
 */
export function createCounsel(): Counsel {
  const advice = new LiveValue(noAdvice);
  let question: Question | undefined;
  let answered = new Set<string>();
  let worker: Worker | undefined;
  let isAsking = false;
  let wanted: Partial<Question> = { profiles: [] };

  function hear(answer: Answer): void {
    if (answer.turn !== question?.turn) return;
    const before = advice.getSnapshot();
    switch (answer.about) {
      case 'profiles':
        advice.set({ ...before, reasons: answer.reasons });
        break;
      case 'finding': {
        answered.add(answer.finding);
        const offers = new Map(before.offers).set(answer.finding, answer.offers);
        advice.set({ ...before, offers });
        break;
      }
      case 'end': {
        const offers = new Map([...before.offers].filter(([finding]) => answered.has(finding)));
        advice.set({ ...before, offers, isComplete: true, unsought: answer.unsought });
      }
    }
  }

  /** Where there is no second thread, in this one, a finding at a time. */
  async function askHere(asked: Question): Promise<void> {
    const { advise } = await import('./advise');
    const pause = () =>
      new Promise<boolean>((resolve) => setTimeout(() => resolve(question === asked)));
    await advise(asked, hear, pause);
  }

  function start(): Worker | undefined {
    try {
      const started = new Worker(new URL('./counsel.worker.ts', import.meta.url), {
        type: 'module',
      });
      started.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data));
      started.addEventListener('error', () => {
        worker = undefined;
        if (question) void askHere(question);
      });
      return started;
    } catch {
      return undefined;
    }
  }

  function send(): void {
    isAsking = false;
    const { list, ruleset, language, profiles, group } = wanted;
    if (!list || ruleset === undefined || language === undefined || !profiles) return;
    const isFirst = !question;
    question = { turn: (question?.turn ?? 0) + 1, list, ruleset, language, profiles, group };
    answered = new Set();
    if (isFirst) {
      worker = start();
      setTimeout(() => advice.set({ ...advice.getSnapshot(), isComplete: true }), patience);
    }
    if (worker) worker.postMessage(question);
    else void askHere(question);
  }

  return {
    getSnapshot: advice.getSnapshot,
    subscribe: advice.subscribe,
    ask(about) {
      wanted = { ...wanted, ...about };
      if (about.profiles?.length === 0) advice.set({ ...advice.getSnapshot(), reasons: undefined });
      // Once for all that changes in one go, and after it is on the screen.
      if (!isAsking) setTimeout(send);
      isAsking = true;
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      question = undefined;
    },
  };
}

export const CounselContext = createContext<Counsel | undefined>(undefined);

export function useCounsel(): Counsel {
  const counsel = useContext(CounselContext);
  if (!counsel) throw new Error('Only inside of the builder');
  return counsel;
}

/** A part of what was found out ahead, live; drawn again only when that part changes. */
export function useAdvice<T>(pick: (advice: Advice) => T): T {
  const { subscribe, getSnapshot } = useCounsel();
  return useSyncExternalStore(
    subscribe,
    () => pick(getSnapshot()),
    () => pick(noAdvice),
  );
}
