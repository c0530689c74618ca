'use client';

import { useEffect, useMemo, useState } from 'react';
import { replyTo } from '@/lib/desk/reply';
import { formatResultsCsv } from '@/lib/desk/results-csv';
import type { DeskRow } from '@/lib/desk/row';
import { loadRuleset } from '@/data';
import type { Paper } from '@/lib/print/model';
import type { EventRules } from '@/lib/rules/event';
import { fileNameOf } from '@/lib/share/file-name';
import { saveFile } from '../../files/save-file';
import { languageNow, wordsOf } from '../../language/area';
import { useWords } from '../../language/use-words';
import { PaperField, usePaper } from '../../print/paper-field';
import { CopyButton } from '../../share/copy-button';
import { announce } from '../../shell/announce';
import { today } from '../../shell/today';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Sheet } from '../../ui/sheet';
import { SheetPart } from '../../ui/sheet-part';
import { WholeText } from '../../ui/whole-text';
import { deskWords } from '../words';
import { usePdf, warmPrinter } from './use-pdf';
import { resultsWords } from './words';

/** What stands between two replies of one text. */
const rule = '\n\n----------------------------------------\n\n';

async function resultsJob(rows: readonly DeskRow[], event: EventRules, paper: Paper) {
  const language = languageNow();
  const [{ resultsSheet }, { paperIn }, ruleset] = await Promise.all([
    import('@/lib/print/results-sheet'),
    import('@/lib/print/words/paper'),
    event.ruleset === undefined ? undefined : loadRuleset(event.ruleset, language),
  ]);
  return {
    language,
    paper,
    printed: today(),
    results: resultsSheet(rows, event, paperIn(language), ruleset),
  };
}

/** Everything in which results leave the desk: a table, a sheet of paper, and words for players. */
export default function ResultsSheet({
  all,
  shown,
  event,
  onClose,
}: {
  readonly all: readonly DeskRow[];
  /** Those that the table shows, in its order. */
  readonly shown: readonly DeskRow[];
  readonly event: EventRules;
  readonly onClose: () => void;
}) {
  const words = useWords(resultsWords);
  const { reply } = useWords(deskWords);
  const [isOfShown, setOfShown] = useState(false);
  const [paper, setPaper] = usePaper();
  const { setting, save } = usePdf();
  useEffect(warmPrinter, []);
  const rows = isOfShown ? shown : all;
  const replies = useMemo(
    () => rows.map((row) => replyTo(row, reply, event.name)).join(rule),
    [rows, reply, event],
  );
  const title = event.name ?? words.desk;
  const resultsFile = (ending: string) => fileNameOf(words.resultsName(title), ending);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="grid gap-5 px-4 pb-5 *:first:border-0 *:first:pt-0">
        {shown.length !== all.length && shown.length > 0 && (
          <fieldset className="flex">
            <legend className="sr-only">{words.which}</legend>
            {[false, true].map((of) => (
              <Choice
                key={String(of)}
                name="results-of"
                checked={isOfShown === of}
                onChange={() => setOfShown(of)}
                className="-mr-px flex-1"
                look="segment"
              >
                {of ? words.shown(shown.length) : words.all(all.length)}
              </Choice>
            ))}
          </fieldset>
        )}
        <SheetPart title={words.table.title} words={words.table.text}>
          <Button
            icon="file"
            look="solid"
            onClick={() => {
              saveFile(resultsFile('.csv'), formatResultsCsv(rows), 'text/csv;charset=utf-8');
              announce(wordsOf(resultsWords).table.saved);
            }}
          >
            {words.table.save}
          </Button>
        </SheetPart>
        <SheetPart title={words.sheet.title} words={words.sheet.text}>
          <div className="w-full">
            <PaperField paper={paper} onChoose={setPaper} />
          </div>
          <Button
            icon="print"
            aria-disabled={setting.state === 'busy'}
            onClick={() => void save(resultsFile('.pdf'), () => resultsJob(rows, event, paper))}
          >
            {setting.state === 'busy' ? words.sheet.busy : words.sheet.save}
          </Button>
          {setting.state === 'failed' && (
            <p role="alert" className="basis-full leading-snug">
              {words.pdfFailed(<span className="text-ink-2">({setting.why})</span>)}
            </p>
          )}
        </SheetPart>
        <SheetPart
          title={words.replies.title}
          words={words.replies.text}
          field={<WholeText label={words.replies.label} text={replies} rows={8} />}
        >
          <CopyButton what="wholeText" text={replies} />
          <Button
            icon="file"
            onClick={() => {
              saveFile(
                fileNameOf(words.repliesName(title), '.txt'),
                replies,
                'text/plain;charset=utf-8',
              );
              announce(wordsOf(resultsWords).replies.saved);
            }}
          >
            {words.replies.save}
          </Button>
        </SheetPart>
      </div>
    </Sheet>
  );
}
