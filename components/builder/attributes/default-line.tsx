import type { Attribute } from '@/lib/roster/attribute';

/** A default in the words of its attribute. */
function wordsFor(attribute: Attribute): string | undefined {
  switch (attribute.kind) {
    case 'number':
      return attribute.initial === undefined ? undefined : String(attribute.initial);
    case 'choice':
      return attribute.choices.find(({ id }) => id === attribute.initial)?.label;
    case 'flag':
      // That a box begins empty is plain to see.
      return attribute.initial ? 'yes' : undefined;
  }
}

/** What holds where nothing is said, and the way back to it. */
export function DefaultLine({
  id,
  attribute,
  value,
  ofWhom,
  onBack,
}: {
  readonly id: string;
  readonly attribute: Attribute;
  readonly value: unknown;
  readonly ofWhom: string;
  readonly onBack: () => void;
}) {
  const words = wordsFor(attribute);
  const isSaid = value !== '';
  if (words === undefined) return null;
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-2 text-s leading-tight text-ink-2">
      <span>
        {isSaid ? 'Default' : 'The default'} for {ofWhom}
        {isSaid && `: ${words}`}
      </span>
      {isSaid && value !== attribute.initial && (
        <button
          type="button"
          onClick={onBack}
          className="font-medium text-ink underline underline-offset-[.18em] max-tablet:py-2"
        >
          Back to it
          <span className="sr-only"> for {attribute.label}</span>
        </button>
      )}
    </p>
  );
}
