import { useEffect, useRef, useState } from 'react';
import { loadRuleset } from '@/data';
import { eventFileName, eventLink, formatEventFile } from '@/lib/desk/read-event';
import type { Paper } from '@/lib/print/model';
import type { EventRules } from '@/lib/rules/event';
import { fileNameOf } from '@/lib/share/file-name';
import { saveFile } from '../../files/save-file';
import { languageNow, wordsOf } from '../../language/area';
import { useWords } from '../../language/use-words';
import { usePaper } from '../../print/paper-field';
import { libraryIn } from '../../receive/library';
import { CopyButton } from '../../share/copy-button';
import { siteAddress } from '../../share/site';
import { announce } from '../../shell/announce';
import { today } from '../../shell/today';
import { Button } from '../../ui/button';
import { gatherFiles } from '../gather';
import { usePdf } from '../results/use-pdf';
import { resultsWords } from '../results/words';
import type { Item } from '../work/job';
import type { useSavedEvents } from './saved-events';
import { eventWords } from './words';

async function eventJob(event: EventRules, paper: Paper) {
  const language = languageNow();
  const [{ eventSheet }, { paperIn }, ruleset] = await Promise.all([
    import('@/lib/print/event-sheet'),
    import('@/lib/print/words/paper'),
    event.ruleset === undefined ? undefined : loadRuleset(event.ruleset, language),
  ]);
  return {
    language,
    paper,
    printed: today(),
    event: eventSheet(event, paperIn(language), ruleset),
  };
}

/** The link that opens the desk with these rules; nothing while it is made. */
function useEventLink(event: EventRules): string | undefined {
  const [made, setMade] = useState<{ readonly of: EventRules; readonly link: string }>();
  useEffect(() => {
    let isGone = false;
    eventLink(siteAddress(), event, libraryIn(languageNow())).then(
      (link) => {
        if (!isGone) setMade({ of: event, link });
      },
      // What numbers the ids did not load: the file needs none of it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [event]);
  return made?.of === event ? made.link : undefined;
}

/** Keeping the rules, handing them on, and taking those of others in. */
export function EventWays({
  event,
  events: { save, trouble },
  onFiles,
}: {
  readonly event: EventRules;
  readonly events: ReturnType<typeof useSavedEvents>;
  readonly onFiles: (items: readonly Item[]) => void;
}) {
  const words = useWords(eventWords).ways;
  const { pdfFailed } = useWords(resultsWords);
  const input = useRef<HTMLInputElement>(null);
  const [paper] = usePaper();
  const { setting, save: savePdf } = usePdf();
  const link = useEventLink(event);
  const [isUnnamed, setUnnamed] = useState(false);
  const { name } = event;
  return (
    <section aria-label={words.title} className="grid gap-3 border-t border-hair pt-3">
      <h3 className="font-display text-l leading-tight font-bold">{words.title}</h3>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button
          onClick={async () => {
            setUnnamed(name === undefined);
            if (name !== undefined && (await save(event)))
              announce(wordsOf(eventWords).ways.saved(name));
          }}
        >
          {words.save}
        </Button>
        <Button
          icon="file"
          onClick={() => saveFile(eventFileName(event), formatEventFile(event), 'application/json')}
        >
          {words.file}
        </Button>
        <Button
          icon="print"
          aria-disabled={setting.state === 'busy'}
          onClick={() =>
            void savePdf(fileNameOf(words.pdfName(name ?? words.event), '.pdf'), () =>
              eventJob(event, paper),
            )
          }
        >
          {setting.state === 'busy' ? words.busy : words.pdf}
        </Button>
        <Button onClick={() => input.current?.click()}>{words.bringIn}</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={words.eventFile}
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(gatherFiles(files).items);
          }}
        />
      </div>
      {isUnnamed && name === undefined && <p role="alert">{words.notSaved}</p>}
      {trouble !== undefined && (
        <p role="alert">
          <b>{words.trouble}</b> {trouble}
        </p>
      )}
      {setting.state === 'failed' && (
        <p role="alert">{pdfFailed(<span className="text-ink-2">({setting.why})</span>)}</p>
      )}
      <div className="flex gap-2">
        <input
          readOnly
          aria-label={words.link}
          value={link ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field min-w-0 flex-1 text-s"
        />
        <CopyButton what="link" text={link ?? ''} />
      </div>
      <p className="text-s leading-snug text-ink-2">{words.help}</p>
    </section>
  );
}
