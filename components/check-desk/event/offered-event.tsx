'use client';

import type { FoundEvent } from '@/lib/desk/batch';
import { describeEvent, englishEvent } from '@/lib/desk/event-words';
import type { EventRules } from '@/lib/rules/event';
import { describeEventError } from '@/lib/rules/event-document';
import { describeDoubt, doubtsOf } from '@/lib/rules/event-doubts';
import { useRuleset } from '../../rulesets/use-ruleset';
import { Button } from '../../ui/button';
import { OwnWords } from '../../ui/own-words';
import { Sheet } from '../../ui/sheet';
import { VerdictMark } from '../../ui/verdict';
import type { Desk } from '../desk';
import type { DeskState } from '../desk-state';
import { useEventLink } from './use-event-link';

/** Rules of an event that came with a link or among the lists: shown first, and used when wanted. */
export function OfferedEvent({
  desk,
  state: { offered, event, isOpening },
}: {
  readonly desk: Desk;
  readonly state: DeskState;
}) {
  useEventLink(desk);
  const [first] = offered;
  if (!first || isOpening) return null;
  return (
    <Offer
      key={offered.length}
      found={first}
      present={event}
      onUse={(rules) => {
        desk.closeOffered();
        desk.replaceEvent(rules);
      }}
      onClose={() => desk.closeOffered()}
    />
  );
}

function Offer({
  found: { file, read },
  present,
  onUse,
  onClose,
}: {
  readonly found: FoundEvent;
  readonly present: EventRules;
  readonly onUse: (event: EventRules) => void;
  readonly onClose: () => void;
}) {
  const isSet = Object.keys(present).length > 0;
  return (
    <Sheet
      open
      title="Rules of an event"
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 max-tablet:*:flex-1">
          {read.ok && (
            <Button look="solid" onClick={() => onUse(read.value)}>
              {isSet ? 'Replace the rules' : 'Use these rules'}
            </Button>
          )}
          <Button onClick={onClose}>{read.ok ? 'Not now' : 'Close'}</Button>
        </div>
      }
    >
      <div className="grid gap-3 px-4 pb-5">
        <p className="text-s wrap-anywhere text-ink-2">
          From: <OwnWords>{file}</OwnWords>
        </p>
        {read.ok ? (
          <EventWords event={read.value} />
        ) : (
          <p role="alert" className="flex gap-2 leading-snug wrap-anywhere">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            <span className="min-w-0">
              <OwnWords>{describeEventError(read.error)}</OwnWords> Ask whoever sent it for the
              whole link, or for the event’s file.
            </span>
          </p>
        )}
        {read.ok && isSet && (
          <p className="flex gap-2 border-y border-line bg-agree-wash px-3 py-2 leading-snug">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            <span className="min-w-0 wrap-anywhere">
              They take the place of the rules that are set now
              {present.name !== undefined && (
                <>
                  , <OwnWords>{present.name}</OwnWords>
                </>
              )}
              . Save those first if you want to keep them.
            </span>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** What an event asks, and what in it can hardly be meant. */
function EventWords({ event }: { readonly event: EventRules }) {
  const ruleset = useRuleset(event.ruleset);
  const lines = describeEvent(event, englishEvent, ruleset);
  const doubts = ruleset ? doubtsOf(event, ruleset) : [];
  return (
    <>
      <h3 className="font-display text-xl leading-tight font-bold wrap-anywhere">
        <OwnWords>{event.name ?? 'Event without a name'}</OwnWords>
      </h3>
      {lines.length === 0 && <p className="text-ink-2">It asks nothing beyond the rules.</p>}
      <dl className="grid">
        {lines.map(({ field, label, value }) => (
          <div
            key={field}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 border-t border-hair py-1.5 leading-tight"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">
              <OwnWords>{value}</OwnWords>
            </dd>
          </div>
        ))}
      </dl>
      {doubts.map((doubt) => (
        <p key={`${doubt.field} ${doubt.value}`} className="flex gap-2 leading-snug wrap-anywhere">
          <VerdictMark mood="agree" className="mt-0.5 size-4.5" />
          <span className="min-w-0">
            <OwnWords>{describeDoubt(doubt)}</OwnWords>
          </span>
        </p>
      ))}
    </>
  );
}
