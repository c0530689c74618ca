import type { UseFormRegisterReturn } from 'react-hook-form';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { Choice } from '../ui/choice';
import type { RulesetFacts } from './facts';
import { newListWords } from './words';

function capWords({ card, cap }: RulesetFacts, words: In<typeof newListWords>): string {
  if (!card.points) return words.noPoints;
  return cap?.initial == null ? words.noCapSet : words.capOf(cap.initial);
}

/** Which rules the list is for, one a row. */
export function RulesetField({
  facts,
  field,
}: {
  readonly facts: readonly RulesetFacts[];
  readonly field: UseFormRegisterReturn;
}) {
  const words = useWords(newListWords);
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">{words.rules}</legend>
      <div className="border-t border-hair">
        {facts.map((one) => (
          <Choice
            key={one.card.id}
            value={one.card.id}
            {...field}
            look="grid min-h-12 grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 rounded-s border-b border-hair py-1.5 before:row-span-2 before:size-[1.125rem] before:rounded-full before:border-[1.5px] before:border-edge peer-checked:before:border-[.35rem] peer-checked:before:border-ink hover:before:border-ink tablet:grid-cols-[1.5rem_17rem_1fr_auto] tablet:before:row-span-1"
          >
            <b className="leading-tight">{one.card.name}</b>
            <span className="text-s leading-tight text-ink-2 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2">
              {one.card.kind}
            </span>
            <span className="text-s text-ink-2">{capWords(one, words)}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
