'use client';

import { memo } from 'react';
import type { Checked } from '@/lib/rules/check';
import { VerdictWords } from '../findings/verdict-words';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PointsBar } from '../ui/points-bar';
import { DoneLine } from './done-line';
import { PointsWords } from './points-words';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

/** On a phone, at the foot of the page: points, verdict, and the way to the roster. */
export const Dock = memo(function Dock({ checked }: { readonly checked: Checked }) {
  const desk = useDesk();
  const words = useWords(builderWords);
  const { view } = checked;
  return (
    <section
      aria-label={words.points}
      data-foot="dock"
      className="inset-x-0 bottom-0 z-5 tall:fixed tablet:hidden"
    >
      <DoneLine className="mx-2 mb-2" />
      <div className="flex gap-3 border-t border-line bg-sheet px-4 pt-2.5 pb-[calc(.7rem+env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => desk.show('findings')}
          aria-haspopup="dialog"
          className="relative grid min-w-0 flex-1 gap-1 text-left after:absolute after:-inset-2"
        >
          <PointsWords view={view} />
          {view.cap !== null && <PointsBar points={view.points} cap={view.cap} height={14} />}
          <span className="flex items-center gap-1">
            <VerdictWords checked={checked} />
            <Icon name="next" className="size-4 text-ink-2" />
          </span>
        </button>
        <Button
          look="solid"
          icon="add"
          data-add=""
          aria-haspopup="dialog"
          onClick={() => desk.show('roster')}
          className="min-h-16 min-w-18"
        >
          {words.add}
        </Button>
      </div>
    </section>
  );
});
