'use client';

import { lazy, Suspense, useState } from 'react';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { oddsWords } from './words';

const SquadOdds = lazy(() => import('./squad-odds'));

/** Opens the odds of a whole list, where its ruleset has any and somebody is in it. */
export function ListOddsButton({ view }: { readonly view: View }) {
  const words = useWords(oddsWords);
  const [isOpen, setOpen] = useState(false);
  if (!view.ruleset.card.odds?.includes('list') || view.units.length === 0) return null;
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.squad}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.squad} place="foot">
        <Suspense fallback={<div className="min-h-96" />}>
          <SquadOdds view={view} />
        </Suspense>
      </Sheet>
    </div>
  );
}
