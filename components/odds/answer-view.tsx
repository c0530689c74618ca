'use client';

import type { Answer } from '@/lib/odds/question';
import { useWords } from '../language/use-words';
import { Derivation } from './derivation';
import { OutcomeBar } from './outcome-bar';
import { OutcomeList, OutcomeMatrix } from './outcome-table';
import type { Tinctures } from './tinctures';
import { oddsWords } from './words';

/** The chart of an answer: a bar for each roll. */
export function AnswerChart({
  answer: { bars },
  tinctures,
}: {
  readonly answer: Answer;
  readonly tinctures: Tinctures;
}) {
  return (
    <div aria-hidden className="grid gap-1.5">
      {bars.map((bar) => (
        <div key={bar.name ?? ''} className="flex items-center gap-2">
          {bar.name !== undefined && <span className="figures w-14 font-bold">{bar.name}</span>}
          <OutcomeBar bar={bar} tinctures={tinctures} />
        </div>
      ))}
    </div>
  );
}

/** The same in figures, and how it comes about. */
export function AnswerFigures({
  answer: { bars, open, steps },
  tinctures,
}: {
  readonly answer: Answer;
  readonly tinctures: Tinctures;
}) {
  const words = useWords(oddsWords);
  const [only] = bars;
  return (
    <div className="grid min-w-0 gap-3">
      {open !== undefined && <p className="max-w-136 leading-snug">{open}</p>}
      {bars.length === 1 && only && only.name === undefined ? (
        <OutcomeList bar={only} tinctures={tinctures} />
      ) : (
        <OutcomeMatrix bars={bars} tinctures={tinctures} />
      )}
      {steps.length > 0 && (
        <Derivation title={words.derivation} steps={steps} tinctures={tinctures} />
      )}
    </div>
  );
}
