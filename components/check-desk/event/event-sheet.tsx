'use client';

import { useState } from 'react';
import { countVerdicts } from '@/lib/desk/arrange';
import type { EventRules } from '@/lib/rules/event';
import { useWords } from '../../language/use-words';
import { NoRosters } from '../../receive/no-rosters';
import { useRulesetOrWhy } from '../../rulesets/use-ruleset';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import type { Desk } from '../desk';
import type { DeskState } from '../desk-state';
import { summaryOf } from '../verdict-words';
import { deskWords } from '../words';
import { EventForm } from './event-form';
import { EventWays } from './event-ways';
import { useSavedEvents } from './saved-events';
import { SavedList } from './saved-list';
import { eventWords } from './words';

/** The rules of the event: to set, to keep and to hand on. The verdicts under them follow at once. */
export default function EventSheet({
  desk,
  state,
  onClose,
}: {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly onClose: () => void;
}) {
  const words = useWords(eventWords);
  const ofDesk = useWords(deskWords);
  const { event, rows, work, turn } = state;
  const events = useSavedEvents();
  return (
    <Sheet
      open
      title={words.title}
      place="side"
      onClose={onClose}
      foot={
        <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3">
          <p className="min-w-0 leading-tight" role="status">
            {rows.length > 0 && <b>{summaryOf(countVerdicts(rows), ofDesk)}</b>}
            {rows.length === 0 && <span className="text-ink-2">{words.hold}</span>}
            {work?.do === 'again' && <span className="block text-s text-ink-2">{words.again}</span>}
          </p>
          <Button look="solid" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 px-4 pt-1 pb-6">
        <p className="text-s leading-snug text-ink-2">{words.text}</p>
        <SavedList events={events} onUse={(next) => desk.replaceEvent(next)} />
        <Form key={turn} event={event} onChange={(next) => desk.setEvent(next)} />
        <Clear event={event} onReplace={(next) => desk.replaceEvent(next)} />
        <EventWays
          event={event}
          events={events}
          onFiles={(items) => {
            onClose();
            desk.bring(items);
          }}
        />
      </div>
    </Sheet>
  );
}

/** The form, once the ruleset of the event is there. */
function Form({
  event,
  onChange,
}: {
  readonly event: EventRules;
  readonly onChange: (event: EventRules) => void;
}) {
  // What is chosen later loads beside the form.
  const [first] = useState(event);
  const ruleset = useRulesetOrWhy(first.ruleset);
  if (ruleset === 'failed') return <NoRosters />;
  if (ruleset === undefined && first.ruleset !== undefined)
    return <div aria-busy className="min-h-168" />;
  return (
    <EventForm
      event={event}
      ruleset={typeof ruleset === 'object' ? ruleset : undefined}
      onChange={onChange}
    />
  );
}

/** Takes all rules away, and gives them back. */
function Clear({
  event,
  onReplace,
}: {
  readonly event: EventRules;
  readonly onReplace: (event: EventRules) => void;
}) {
  const words = useWords(eventWords);
  const [before, setBefore] = useState<EventRules>();
  const isEmpty = Object.keys(event).length === 0;
  if (isEmpty && !before) return null;
  return (
    <div>
      {isEmpty && before ? (
        <Button
          icon="undo"
          onClick={() => {
            setBefore(undefined);
            onReplace(before);
          }}
        >
          {words.undoClear}
        </Button>
      ) : (
        <Button
          onClick={() => {
            setBefore(event);
            onReplace({});
          }}
        >
          {words.clear}
        </Button>
      )}
    </div>
  );
}
