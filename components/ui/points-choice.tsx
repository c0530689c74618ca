import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../language/use-words';
import { Choice } from './choice';
import { FieldError } from './field';
import { uiWords } from './words';

/** One of some numbers of points, or another that is typed in. */
export function PointsChoice({
  legend,
  name,
  choices,
  chosen,
  own,
  help,
  error,
  onChoose,
}: {
  readonly legend: string;
  /** Of the radio buttons, and the beginning of ids. */
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Id of the choice that holds while nothing is typed. */
  readonly chosen: string;
  readonly own: UseFormRegisterReturn & { readonly value: string };
  readonly help?: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const words = useWords(uiWords);
  const { value: ownValue, ...ownField } = own;
  const hasOwn = ownValue.trim() !== '';
  const ids = { help: `${name}-help`, error: `${name}-error` };
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-y-1 pr-px">
        {choices.map(({ id, name: label }) => (
          <Choice
            key={id}
            name={name}
            value={id}
            checked={!hasOwn && id === chosen}
            onChange={() => onChoose(id)}
            className="-mr-px flex-auto"
            look="segment figures"
          >
            {label}
          </Choice>
        ))}
        <input
          {...ownField}
          aria-label={words.ownPoints}
          aria-invalid={error !== undefined}
          aria-describedby={help === undefined ? ids.error : `${ids.help} ${ids.error}`}
          inputMode="numeric"
          placeholder={words.other}
          autoComplete="off"
          className={`field figures -mr-px w-16! flex-[2_1_4rem] rounded-none! px-2! ${
            hasOwn ? 'z-1 border-ink! font-bold [box-shadow:inset_0_0_0_1px_var(--ink)]' : ''
          }`}
        />
      </div>
      <FieldError id={ids.error} error={error} />
      {help !== undefined && (
        <p id={ids.help} className="mt-1.5 text-s text-ink-2">
          {help}
        </p>
      )}
    </fieldset>
  );
}
