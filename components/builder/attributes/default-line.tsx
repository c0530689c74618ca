import type { Attribute } from '@/lib/roster/attribute';
import type { In } from '../../language/area';
import { useWords } from '../../language/use-words';
import { attributesWords } from './words';

/** A default in the words of its attribute. */
function defaultOf(attribute: Attribute, { yes }: In<typeof attributesWords>): string | undefined {
  switch (attribute.kind) {
    case 'number':
      return attribute.initial === undefined ? undefined : String(attribute.initial);
    case 'choice':
      return attribute.choices.find(({ id }) => id === attribute.initial)?.label;
    case 'flag':
      // That a box begins empty is plain to see.
      return attribute.initial ? yes : undefined;
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
  const words = useWords(attributesWords);
  const byDefault = defaultOf(attribute, words);
  const isSaid = value !== '';
  if (byDefault === undefined) return null;
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-2 text-s leading-tight text-ink-2">
      <span>{isSaid ? words.default(ofWhom, byDefault) : words.isDefault(ofWhom)}</span>
      {isSaid && value !== attribute.initial && (
        <button
          type="button"
          onClick={onBack}
          className="font-medium text-ink underline underline-offset-[.18em] max-tablet:py-2"
        >
          {words.backToIt}
          <span className="sr-only"> {words.of(attribute.label)}</span>
        </button>
      )}
    </p>
  );
}
