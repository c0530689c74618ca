'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { View } from '@/lib/rules/view';
import { FieldError } from '../../ui/field';
import { type SettingsValues, hasUsualCap, usualSizes } from './settings-values';

/** The cap: as the rules say, one of the usual sizes, another, or none. */
export function CapField({ view }: { readonly view: View }) {
  const { register, formState, setValue, control } = useFormContext<SettingsValues>();
  const choice = useWatch({ control, name: 'capChoice' });
  const { cap } = view.ruleset;
  if (!cap) return null;
  const usual = cap.initial(view.settings);
  const choices = [
    ...(hasUsualCap(view) ? [{ id: 'usual', name: `${usual ?? ''}, as the rules say` }] : []),
    ...usualSizes(view).map((points) => ({ id: String(points), name: String(points) })),
    { id: 'none', name: 'None' },
    { id: 'own', name: 'Other' },
  ];
  const error = formState.errors.ownCap?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-l leading-none font-bold">Points</legend>
      <div className="flex flex-wrap gap-y-1 pl-px">
        {choices.map(({ id, name }) => (
          <label key={id} className="relative -ml-px">
            <input
              type="radio"
              value={id}
              {...register('capChoice')}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-s"
            />
            <span className="figures pointer-events-none grid min-h-(--touch) place-items-center border border-edge bg-sheet px-3.5 pt-[.12em] font-medium peer-checked:relative peer-checked:z-1 peer-checked:border-ink peer-checked:font-bold peer-checked:shadow-[inset_0_0_0_1px_var(--ink)] peer-focus-visible:relative peer-focus-visible:z-2 peer-focus-visible:[box-shadow:var(--focus)]">
              {name}
            </span>
          </label>
        ))}
      </div>
      {choice === 'own' && (
        <label className="mt-3 block">
          <span className="text-ink-2">Points of your own</span>
          <input
            className="field mt-1"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error !== undefined}
            {...(error !== undefined && { 'aria-describedby': 'own-cap-error' })}
            {...register('ownCap')}
            onFocus={() => setValue('capChoice', 'own')}
          />
          <FieldError id="own-cap-error" error={error} />
        </label>
      )}
      <p className="mt-1.5 text-s text-ink-2">{cap.help}</p>
    </fieldset>
  );
}
