'use client';

import type { FoundEvent } from '@/lib/desk/batch';
import { describeEvent, englishEvent } from '@/lib/desk/event-words';
import type { EventRules } from '@/lib/rules/event';
import { describeEventError } from '@/lib/rules/event-document';
import { describeDoubt, doubtsOf } from '@/lib/rules/event-doubts';
import { useWords } from '../../language/use-words';
import { useRuleset } from '../../rulesets/use-ruleset';
import { Button } from '../../ui/button';
import { OwnWords } from '../../ui/own-words';
import { Sheet } from '../../ui/sheet';
import { VerdictMark } from '../../ui/verdict';
import type { Desk } from '../desk';
import type { DeskState } from '../desk-state';
import { useEventLink } from './use-event-link';
import { eventWords } from './words';

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
  const words = useWords(eventWords).offer;
  const isSet = Object.keys(present).length > 0;
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 max-tablet:*:flex-1">
          {read.ok && (
            <Button look="solid" onClick={() => onUse(read.value)}>
              {isSet ? words.replace : words.use}
            </Button>
          )}
          <Button onClick={onClose}>{read.ok ? words.notNow : words.close}</Button>
        </div>
      }
    >
      <div className="grid gap-3 px-4 pb-5">
        <p className="text-s wrap-anywhere text-ink-2">{words.from(<OwnWords>{file}</OwnWords>)}</p>
        {read.ok ? (
          <EventWords event={read.value} />
        ) : (
          <p role="alert" className="flex gap-2 leading-snug wrap-anywhere">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            <span className="min-w-0">
              <OwnWords>{describeEventError(read.error)}</OwnWords> {words.ask}
            </span>
          </p>
        )}
        {read.ok && isSet && (
          <p className="flex gap-2 border-y border-line bg-agree-wash px-3 py-2 leading-snug">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            <span className="min-w-0 wrap-anywhere">
              {words.replaces(
                present.name === undefined ? undefined : <OwnWords>{present.name}</OwnWords>,
              )}
            </span>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** What an event asks, and what in it can hardly be meant. */
function EventWords({ event }: { readonly event: EventRules }) {
  const words = useWords(eventWords);
  const ruleset = useRuleset(event.ruleset);
  const lines = describeEvent(event, englishEvent, ruleset);
  const doubts = ruleset ? doubtsOf(event, ruleset) : [];
  return (
    <>
      <h3 className="font-display text-xl leading-tight font-bold wrap-anywhere">
        <OwnWords>{event.name ?? words.unnamed}</OwnWords>
      </h3>
      {lines.length === 0 && <p className="text-ink-2">{words.offer.nothing}</p>}
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
