import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../ui/choice';
import { FieldError } from '../../ui/field';

/** The cap for everyone: as each list says, one of the usual sizes, none, or another number. */
export function EventCapField({
  usual,
  cap,
  own,
  error,
  onChoose,
}: {
  readonly usual: readonly number[];
  readonly cap: string;
  readonly own: UseFormRegisterReturn & { readonly value: string };
  readonly error: string | undefined;
  readonly onChoose: (cap: string) => void;
}) {
  const choices = [
    { id: '', name: 'As listed' },
    ...usual.map((size) => ({ id: String(size), name: String(size) })),
    { id: 'none', name: 'None' },
  ];
  const { value: ownValue, ...ownField } = own;
  const hasOwn = ownValue.trim() !== '';
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">Points cap</legend>
      <div className="flex flex-wrap gap-y-1 pr-px">
        {choices.map(({ id, name }) => (
          <Choice
            key={id}
            name="event-cap"
            value={id}
            checked={!hasOwn && id === cap}
            onChange={() => onChoose(id)}
            className="-mr-px flex-auto"
            look="segment figures"
          >
            {name}
          </Choice>
        ))}
        <input
          {...ownField}
          aria-label="Another number of points"
          aria-invalid={error !== undefined}
          aria-describedby="event-cap-error"
          inputMode="numeric"
          placeholder="Other"
          autoComplete="off"
          className={`field figures -mr-px w-16! flex-[2_1_4rem] rounded-none! px-2! ${
            hasOwn ? 'z-1 border-ink! font-bold [box-shadow:inset_0_0_0_1px_var(--ink)]' : ''
          }`}
        />
      </div>
      <FieldError id="event-cap-error" error={error} />
    </fieldset>
  );
}
