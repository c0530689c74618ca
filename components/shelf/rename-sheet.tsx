'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '@/lib/roster/list';
import type { In } from '../language/area';
import { useToldAgain } from '../language/use-told-again';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Sheet } from '../ui/sheet';
import { useDraft } from '../ui/use-draft';
import { shelfWords } from './words';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

const shapeIn = (words: In<typeof shelfWords>['rename']) =>
  z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, words.missing),
      z.refine((name) => [...name].length <= limits.text, words.tooLong(limits.text)),
    ),
  });

/** Asks for another name. */
export function RenameSheet({
  name,
  onRename,
  onClose,
}: {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(shelfWords);
  const { register, handleSubmit, setFocus, trigger, formState } = useForm({
    resolver: zodResolver(shapeIn(words.rename)),
    defaultValues: { name },
  });
  useToldAgain({ formState, trigger }, words);
  useDraft(formState.isDirty);
  const id = useId();
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <Sheet open title={words.rename.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={handleSubmit((values) => onRename(values.name))}
        className="grid gap-4 px-4 pb-4"
      >
        <Field id={id} label={words.rename.name} error={formState.errors.name?.message}>
          {(attributes) => (
            <input {...register('name')} {...attributes} autoComplete="off" className="field" />
          )}
        </Field>
        <div className="flex gap-2 max-tablet:*:flex-1">
          <Button look="solid" type="submit">
            {words.rename.title}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Sheet>
  );
}
