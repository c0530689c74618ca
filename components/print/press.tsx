'use client';

import { useEffect, useState } from 'react';
import type { Live } from '@/lib/live/live';
import { useLive } from '@/lib/live/use-live';
import { warmUp } from '@/lib/print/client';
import { useWords } from '../language/use-words';
import { Notice } from '../shell/notice';
import { Button } from '../ui/button';
import type { Choice } from './build-job';
import { Result } from './result';
import { notPrinting, type Printing } from './use-printing';
import { printWords } from './words';

const none: ReadonlySet<string> = new Set();

/** Whether two choices would give the same pages. */
function isSame(a: Choice, b: Choice): boolean {
  return (
    a.paper === b.paper &&
    a.hasRosters === b.hasRosters &&
    a.hasCards === b.hasCards &&
    a.hasOdds === b.hasOdds &&
    a.hasMissing === b.hasMissing &&
    a.lists.length === b.lists.length &&
    a.lists.every(
      ({ list, entries }, at) =>
        list === b.lists[at]?.list &&
        [...(entries ?? none)].join() === [...(b.lists[at]?.entries ?? none)].join(),
    ) &&
    JSON.stringify([...a.profiles]) === JSON.stringify([...b.profiles])
  );
}

/** The button of a form, what comes of pressing it, and the sheet. */
export function Press({
  form,
  live,
  choice,
}: {
  /** Id of the form. */
  readonly form: string;
  readonly live: Live<Printing>;
  readonly choice: Choice;
}) {
  const words = useWords(printWords);
  const printing = useLive(live, notPrinting);
  const [closed, setClosed] = useState<Printing>();
  // Not before the form is there, which needs what is fetched more.
  useEffect(warmUp, []);
  const isOld = printing.state === 'done' && !isSame(printing.choice, choice);
  return (
    <div className="desk:sticky desk:top-6">
      <Button
        look={printing.state === 'done' && !isOld ? 'ghost' : 'solid'}
        type="submit"
        form={form}
        icon="print"
        aria-disabled={printing.state === 'busy'}
        className="w-full"
      >
        {printing.state === 'done' ? words.makeAnew : words.make}
      </Button>
      <div className="*:mt-4 *:mb-0">
        {printing.state === 'empty' && closed !== printing && (
          <Notice onClose={() => setClosed(printing)}>{words.nothingChosen}</Notice>
        )}
        {printing.state === 'failed' && closed !== printing && (
          <Notice onClose={() => setClosed(printing)}>{words.failed(printing.why)}</Notice>
        )}
      </div>
      <Result printing={printing} paper={choice.paper} isOld={isOld} />
    </div>
  );
}
