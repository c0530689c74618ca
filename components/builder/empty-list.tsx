'use client';

import { useDesk } from './use-desk';
import { Button } from '../ui/button';

/** What stands where the first row will. */
export function EmptyList() {
  const desk = useDesk();
  return (
    <div className="grid place-items-start gap-4 py-12 tablet:py-16">
      <p className="font-display text-xl leading-tight italic">Nobody has been mustered yet.</p>
      <p className="max-w-112 text-ink-2">
        Take the first from the roster: plus adds one, the name opens the profile.
      </p>
      <Button
        look="solid"
        icon="add"
        aria-haspopup="dialog"
        onClick={() => desk.show('roster')}
        className="desk:hidden"
      >
        Open the roster
      </Button>
    </div>
  );
}
