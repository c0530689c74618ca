'use client';

import { useSyncExternalStore } from 'react';
import { type Paper, papers } from '@/lib/print/model';
import { useWords } from '../language/use-words';
import { Choice } from '../ui/choice';
import { printWords } from './words';

const key = 'muster-roll:paper';

/** Where sheets are of the American size. */
const letterRegions = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

let chosen: Paper | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Paper {
  try {
    const stored = localStorage.getItem(key);
    chosen ??= papers.find((paper) => paper === stored);
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
  const region = new Intl.Locale(navigator.language).region ?? '';
  return chosen ?? (letterRegions.includes(region) ? 'letter' : 'a4');
}

function choose(paper: Paper): void {
  chosen = paper;
  try {
    localStorage.setItem(key, paper);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** The paper that was last chosen here, or the one of the player's country. */
export function usePaper(): readonly [paper: Paper, choose: (paper: Paper) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'a4'), choose];
}

/** What the printer is filled with. */
export function PaperField({
  paper,
  onChoose,
}: {
  readonly paper: Paper;
  readonly onChoose: (paper: Paper) => void;
}) {
  const words = useWords(printWords);
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">{words.paper}</legend>
      <div className="flex">
        {papers.map((one) => (
          <Choice
            key={one}
            name="paper"
            value={one}
            checked={one === paper}
            onChange={() => onChoose(one)}
            className="-mr-px min-w-24"
            look="segment"
          >
            {words.papers[one]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
