import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Tells what is wrong in a form once more when that is said in other words. An error is a sentence
 * that was made when its field was checked last: without this, it stays in the language of then.
 * Fields that nobody has complained about are left in peace.
 */
export function useToldAgain<Values extends FieldValues>(
  { formState: { errors }, trigger }: Pick<UseFormReturn<Values>, 'formState' | 'trigger'>,
  words: unknown,
): void {
  const tell = useEffectEvent(() => {
    const wrong = Object.keys(errors) as Path<Values>[];
    if (wrong.length > 0) void trigger(wrong);
  });
  useEffect(() => tell(), [words]);
}
