'use client';

import { lazy, Suspense, useState } from 'react';
import type { Checked } from '@/lib/rules/check';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { quartermasterWords } from './words';

const RepairSheet = lazy(() => import('./repair-sheet'));
const FillSheet = lazy(() => import('./fill-sheet'));

/** What the quartermaster can do for a list: repair it, fill it up, or nothing. */
function serviceFor({ view, findings }: Checked) {
  const { cap, points, units, strangers, ruleset } = view;
  if (!ruleset.card.points) return undefined;
  const left = cap === null ? 0 : cap - points;
  const isEmpty = units.length === 0 && strangers.length === 0;
  if (!isEmpty && findings.some(({ severity }) => severity === 'error')) return 'repair';
  return left > 0 ? 'fill' : undefined;
}

/** Opens the repairs of a list that is not legal, or the ways to spend what a legal one has left. */
export function QuartermasterButton({ checked }: { readonly checked: Checked }) {
  const words = useWords(quartermasterWords);
  const [isOpen, setOpen] = useState(false);
  const { view } = checked;
  const service = serviceFor(checked);
  if (!service) return null;
  const title = service === 'repair' ? words.repair : words.fill((view.cap ?? 0) - view.points);
  const Content = service === 'repair' ? RepairSheet : FillSheet;
  const close = () => setOpen(false);
  return (
    <div className="mt-4">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={isOpen} onClose={close} title={title} place="foot">
        <Suspense fallback={<div className="min-h-96" />}>
          <Content view={view} onDone={close} />
        </Suspense>
      </Sheet>
    </div>
  );
}
