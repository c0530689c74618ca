'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../ui/choice';
import { FieldError } from '../ui/field';

/**
 * The points cap: the usual sizes, none, or a number of one's own. What the ruleset sets by itself
 * is chosen while nobody chooses, and follows the settings then.
 */
export function CapField({
  usual,
  initial,
  cap,
  own,
  help,
  error,
  onChoose,
}: {
  readonly usual: readonly number[];
  readonly initial: number | null;
  readonly cap: string;
  readonly own: UseFormRegisterReturn & { readonly value: string };
  readonly help: string;
  readonly error: string | undefined;
  readonly onChoose: (cap: string) => void;
}) {
  const sizes = [...new Set(initial === null ? usual : [...usual, initial])].sort((a, b) => a - b);
  const choices = [
    ...sizes.map((size) => ({ id: String(size), name: String(size) })),
    { id: 'none', name: 'None' },
  ];
  const byDefault = initial === null ? 'none' : String(initial);
  const { value: ownValue, ...ownField } = own;
  const hasOwn = ownValue.trim() !== '';
  const current = cap === 'default' ? byDefault : cap;
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">Points</legend>
      <div className="flex flex-wrap gap-y-1 pr-px">
        {choices.map(({ id, name }) => (
          <Choice
            key={id}
            name="cap"
            value={id}
            checked={!hasOwn && id === current}
            onChange={() => onChoose(id === byDefault ? 'default' : id)}
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
          aria-describedby="cap-help cap-error"
          inputMode="numeric"
          placeholder="Other"
          autoComplete="off"
          className={`field figures -mr-px w-16! flex-[2_1_4rem] rounded-none! px-2! ${
            hasOwn ? 'z-1 border-ink! font-bold [box-shadow:inset_0_0_0_1px_var(--ink)]' : ''
          }`}
        />
      </div>
      <FieldError id="cap-error" error={error} />
      <p id="cap-help" className="mt-1.5 text-s text-ink-2">
        {help}
      </p>
    </fieldset>
  );
}
