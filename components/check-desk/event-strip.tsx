import { describeEvent, englishEvent } from '@/lib/desk/event-words';
import type { EventRules } from '@/lib/rules/event';
import { useWords } from '../language/use-words';
import { useRuleset } from '../rulesets/use-ruleset';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { deskWords } from './words';

/** The rules of the event in force in a few lines, and the way to change them. */
export function EventStrip({
  event,
  onEdit,
}: {
  readonly event: EventRules;
  readonly onEdit: () => void;
}) {
  const words = useWords(deskWords).event;
  const ruleset = useRuleset(event.ruleset);
  const lines = describeEvent(event, englishEvent, ruleset);
  return (
    <section
      aria-label={words.title}
      className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-hair pb-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-display text-l leading-tight font-bold wrap-anywhere">
          <OwnWords>{event.name ?? words.title}</OwnWords>
        </h2>
        {lines.length === 0 ? (
          <p className="text-ink-2">{words.none}</p>
        ) : (
          <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 leading-tight">
            {lines.map(({ field, label, value }) => (
              <div key={field} className="flex min-w-0 gap-1.5">
                <dt className="text-ink-2">{label}</dt>
                <dd className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
                  <OwnWords>{value}</OwnWords>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Button icon="settings" aria-haspopup="dialog" onClick={onEdit}>
        {lines.length === 0 ? words.set : words.change}
      </Button>
    </section>
  );
}
