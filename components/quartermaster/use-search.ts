'use client';

import { useEffect, useState } from 'react';
import type { View } from '@/lib/rules/view';
import type { Answer, Found, Question, Request } from './search';

/** A search under way, beside the page where the browser has workers and on it where not. */
function begin(question: Question, hear: (found: Found) => void): () => void {
  let isWanted = true;
  let worker: Worker | undefined;
  const searchHere = async () => {
    const { search } = await import('./search');
    const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(isWanted)));
    const found = await search(question, pause);
    if (found && isWanted) hear(found);
  };
  try {
    worker = new Worker(new URL('./quartermaster.worker.ts', import.meta.url), {
      type: 'module',
      name: 'quartermaster',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (isWanted) hear(data.found);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      if (isWanted) void searchHere();
    });
    worker.postMessage(question);
  } catch {
    void searchHere();
  }
  return () => {
    isWanted = false;
    worker?.terminate();
  };
}

/** What the quartermaster finds for a list; nothing while he looks. Another question ends the one before. */
export function useSearch(view: View, request: Request): Found | undefined {
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: Found }>();
  const { list, ruleset } = view;
  const asked = JSON.stringify([request, list]);
  useEffect(() => {
    const [wanted, of] = JSON.parse(asked) as [Request, Question['list']];
    return begin({ turn: 1, ruleset: ruleset.card.id, list: of, request: wanted }, (found) =>
      setAnswer({ asked, found }),
    );
  }, [asked, ruleset]);
  return answer?.asked === asked ? answer.found : undefined;
}
