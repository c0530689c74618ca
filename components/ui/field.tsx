import type { ReactNode } from 'react';
import { VerdictMark } from './verdict';

/** What ties a control to its help and its error. */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

/** A labelled control with a line of help, and beside it what is wrong with it. */
export function Field({
  id,
  label,
  help,
  error,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-3 block font-display text-l leading-none font-bold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        ...(described && { 'aria-describedby': described }),
      })}
      <FieldError id={`${id}-error`} error={error} />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-s text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a control, under it. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}) {
  if (error === undefined) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 font-medium text-rubric">
      <VerdictMark mood="broken" className="mt-0.5 size-4.5" />
      {error}
    </p>
  );
}
