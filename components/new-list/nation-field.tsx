import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Nation } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { Choice } from '../ui/choice';
import { FieldError } from '../ui/field';
import { Swatch } from '../ui/swatch';
import { newListWords } from './words';

/** Whose list it is: hatching, name, and how much there is to choose from. */
export function NationField({
  nations,
  field,
  help,
  error,
}: {
  readonly nations: readonly Nation[];
  readonly field: UseFormRegisterReturn;
  /** What is special about the chosen one. */
  readonly help: string | undefined;
  readonly error: string | undefined;
}) {
  const words = useWords(newListWords);
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">{words.nation}</legend>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        {nations.map(({ id, name, tincture, profiles, fragment }) => (
          <div key={id} data-nation={tincture}>
            <Choice
              value={id}
              {...field}
              className="h-full"
              look="grid h-full grid-cols-[auto_1fr] content-center gap-x-2.5 rounded-s border border-hair bg-sheet p-2 peer-checked:border-accent peer-checked:bg-wash peer-checked:[box-shadow:inset_0_0_0_1.5px_var(--accent)] hover:border-edge tablet:gap-x-3 tablet:px-3.5"
            >
              <Swatch tincture={tincture} className="row-span-2 h-9 w-7 self-center" />
              <b className="self-end leading-[1.15]">{name}</b>
              <span className="text-s leading-tight text-ink-2">
                {words.profiles(profiles, fragment === true)}
              </span>
            </Choice>
          </div>
        ))}
      </div>
      {help !== undefined && <p className="mt-1.5 text-s text-ink-2">{help}</p>}
      <FieldError id="nation-error" error={error} />
    </fieldset>
  );
}
