'use client';

import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

/** What stands where the first row will. */
export function EmptyList() {
  const desk = useDesk();
  const { empty } = useWords(builderWords);
  return (
    <div className="grid place-items-start gap-4 py-12 tablet:py-16">
      <p className="font-display text-xl leading-tight italic">{empty.title}</p>
      <p className="max-w-112 text-ink-2">{empty.text}</p>
      <Button
        look="solid"
        icon="add"
        aria-haspopup="dialog"
        onClick={() => desk.show('roster')}
        className="desk:hidden"
      >
        {empty.open}
      </Button>
    </div>
  );
}
