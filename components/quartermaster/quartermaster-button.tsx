'use client';

import { lazy, Suspense, useState } from 'react';
import type { Checked } from '@/lib/rules/check';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { quartermasterWords } from './words';

/** What the quartermaster can do, none of it in the first load. */
const sheets = {
  repair: lazy(() => import('./repair-sheet')),
  fill: lazy(() => import('./fill-sheet')),
  random: lazy(() => import('./random-sheet')),
} as const;
type Service = keyof typeof sheets;

/** What he can do for a list: repair it, fill it up or, where nobody is in it, draw one. */
function servicesFor({ view, findings }: Checked): readonly Service[] {
  const { cap, points, units, strangers, ruleset } = view;
  if (!ruleset.card.points) return [];
  const hasLeft = cap !== null && cap > points;
  if (units.length === 0 && strangers.length === 0) return hasLeft ? ['fill', 'random'] : [];
  if (findings.some(({ severity }) => severity === 'error')) return ['repair'];
  return hasLeft ? ['fill'] : [];
}

/** Opens the repairs of a list that is not legal, or the ways to spend what a legal one has left. */
export function QuartermasterButton({ checked }: { readonly checked: Checked }) {
  const words = useWords(quartermasterWords);
  const [opened, setOpened] = useState<Service>();
  const { view } = checked;
  const services = servicesFor(checked);
  if (services.length === 0) return null;
  const titles: Readonly<Record<Service, string>> = {
    repair: words.repair,
    fill: words.fill((view.cap ?? 0) - view.points),
    random: words.random,
  };
  const close = () => setOpened(undefined);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {services.map((service) => {
        const Content = sheets[service];
        const isOpen = opened === service;
        return (
          <div key={service}>
            <Button aria-haspopup="dialog" onClick={() => setOpened(service)}>
              {titles[service]}
            </Button>
            <Sheet open={isOpen} onClose={close} title={titles[service]} place="foot">
              <Suspense fallback={<div className="min-h-96" />}>
                <Content view={view} onDone={close} />
              </Suspense>
            </Sheet>
          </div>
        );
      })}
    </div>
  );
}
