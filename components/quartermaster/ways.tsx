'use client';

import { useState } from 'react';
import { describeLine } from '@/lib/quartermaster/words';
import { applyEdits } from '@/lib/roster/edit';
import { withOwnKeys } from '@/lib/roster/own-keys';
import { checkList } from '@/lib/rules/check';
import type { View } from '@/lib/rules/view';
import { randomId } from '@/lib/store/random-id';
import { focusOn, verdictSelector } from '../builder/focus';
import { useDesk } from '../builder/use-desk';
import { signed } from '../findings/signed';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import type { Found, Way } from './search';
import { quartermasterWords } from './words';

/** What was found, each with what it changes; or why there is nothing. One press does it, one undoes it. */
export function Ways({
  view,
  found,
  onDone,
}: {
  readonly view: View;
  readonly found: Found | undefined;
  readonly onDone: () => void;
}) {
  const desk = useDesk();
  const words = useWords(quartermasterWords);
  const [isOutrun, setOutrun] = useState(false);

  function choose({ edits }: Way) {
    const now = desk.checked();
    if (!now) return;
    const own = withOwnKeys(edits, randomId);
    const { list, missed } = applyEdits(now.view.list, own);
    // Another tab may have changed the list since this was worked out.
    if (missed.length > 0 || !checkList(list, desk.ruleset).legal) {
      setOutrun(true);
      return;
    }
    onDone();
    desk.perform(own, { done: {} });
    focusOn(verdictSelector);
  }

  return (
    <div aria-live="polite" aria-busy={!found} className="min-h-48">
      {isOutrun && <p className="mb-3 font-bold text-rubric">{words.outrun}</p>}
      {!found && <p className="text-ink-2">{words.looking}</p>}
      {found?.kind === 'none' && <p>{found.said}</p>}
      {found?.kind === 'ways' && found.note !== undefined && (
        <p className="mb-3 text-s text-ink-2">{found.note}</p>
      )}
      {found?.kind === 'ways' && (
        <ol aria-label={words.ways} className="grid gap-3">
          {found.ways.map((way, at) => (
            <li key={JSON.stringify(way.edits)} className="border border-hair bg-sheet p-3">
              <h3 className="flex flex-wrap justify-between gap-x-3 leading-tight font-bold">
                <span className="sr-only">{words.way(at + 1)}</span>
                <span>{way.said}</span>
                <span className="figures">{words.total(way.points, view.cap)}</span>
              </h3>
              <ul className="my-2">
                {way.lines.map((line) => (
                  <li
                    key={`${line.profile} ${line.options.join()}`}
                    className={`flex justify-between gap-3 leading-snug ${line.by < 0 ? 'text-rubric' : 'text-legal'}`}
                  >
                    <span>{describeLine(view, line)}</span>
                    <span className="figures whitespace-nowrap">{signed(line.points)}</span>
                  </li>
                ))}
              </ul>
              <Button
                aria-label={words.chooseNamed(at + 1)}
                onClick={() => choose(way)}
                look={at === 0 ? 'solid' : 'ghost'}
              >
                {words.choose}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
