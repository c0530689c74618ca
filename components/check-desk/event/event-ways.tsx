import { useEffect, useRef, useState } from 'react';
import { loadRuleset } from '@/data';
import { eventFileName, eventLink, formatEventFile } from '@/lib/desk/read-event';
import type { Paper } from '@/lib/print/model';
import type { EventRules } from '@/lib/rules/event';
import { fileNameOf } from '@/lib/share/file-name';
import { saveFile } from '../../files/save-file';
import { usePaper } from '../../print/paper-field';
import { languageNow } from '../../language/area';
import { libraryIn } from '../../receive/library';
import { CopyButton } from '../../share/copy-button';
import { siteAddress } from '../../share/site';
import { announce } from '../../shell/announce';
import { today } from '../../shell/today';
import { Button } from '../../ui/button';
import { gatherFiles } from '../gather';
import { usePdf } from '../results/use-pdf';
import type { Item } from '../work/job';
import type { useSavedEvents } from './saved-events';

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
  const input = useRef<HTMLInputElement>(null);
  const [paper] = usePaper();
  const { setting, save: savePdf } = usePdf();
  const link = useEventLink(event);
  const [isUnnamed, setUnnamed] = useState(false);
  const { name } = event;
  const title = name ?? 'Event';
  return (
    <section aria-label="Keep and share" className="grid gap-3 border-t border-hair pt-3">
      <h3 className="font-display text-l leading-tight font-bold">Keep and share</h3>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button
          onClick={async () => {
            setUnnamed(name === undefined);
            if (name !== undefined && (await save(event)))
              announce(`${name} is saved on this device.`);
          }}
        >
          Save on this device
        </Button>
        <Button
          icon="file"
          onClick={() => saveFile(eventFileName(event), formatEventFile(event), 'application/json')}
        >
          Save as file
        </Button>
        <Button
          icon="print"
          aria-disabled={setting.state === 'busy'}
          onClick={() =>
            void savePdf(fileNameOf(`${title} rules`, '.pdf'), () => eventJob(event, paper))
          }
        >
          {setting.state === 'busy' ? 'Being set' : 'Save as PDF'}
        </Button>
        <Button onClick={() => input.current?.click()}>Bring in an event file</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Event file"
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(gatherFiles(files).items);
          }}
        />
      </div>
      {isUnnamed && name === undefined && (
        <p role="alert">
          <b>Not saved yet.</b> Give the event a name first, at the top.
        </p>
      )}
      {trouble !== undefined && (
        <p role="alert">
          <b>That did not work.</b> {trouble}
        </p>
      )}
      {setting.state === 'failed' && (
        <p role="alert">
          <b>The PDF could not be made.</b> Try again; if it fails each time, load this page anew.{' '}
          <span className="text-ink-2">({setting.why})</span>
        </p>
      )}
      <div className="flex gap-2">
        <input
          readOnly
          aria-label="Link to these rules"
          value={link ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field min-w-0 flex-1 text-s"
        />
        <CopyButton what="link" text={link ?? ''} />
      </div>
      <p className="text-s leading-snug text-ink-2">
        Players and other organisers open the link or the file, see these rules, and check their own
        lists by them.
      </p>
    </section>
  );
}
