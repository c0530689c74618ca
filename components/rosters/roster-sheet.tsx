'use client';

import type { Checked } from '@/lib/rules/check';
import { PointsWords } from '../builder/points-words';
import { VerdictWords } from '../findings/verdict-words';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { RosterPanel, RosterSize } from './roster-panel';
import { rostersWords } from './words';

/** The roster over the list, on tablets and phones; it stays open for the next. */
export default function RosterSheet({
  checked,
  open,
  onClose,
}: {
  readonly checked: Checked;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(rostersWords);
  const { view } = checked;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      place="side"
      title={words.title}
      heading={
        <>
          {words.title} <RosterSize view={view} />
        </>
      }
      foot={
        <div className="flex items-center justify-between gap-3 border-t border-line bg-sheet px-4 pt-2.5 pb-[calc(.6rem+env(safe-area-inset-bottom))]">
          <p className="grid gap-1 leading-none">
            <PointsWords view={view} />
            <VerdictWords checked={checked} />
          </p>
          <Button look="solid" onClick={onClose}>
            {words.back}
          </Button>
        </div>
      }
    >
      <RosterPanel view={view} hasTitle={false} />
    </Sheet>
  );
}
