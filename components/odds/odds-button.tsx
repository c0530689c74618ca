'use client';

import { lazy, Suspense, useState } from 'react';
import type { Fighter } from '@/lib/odds/question';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { oddsWords } from './words';

// With all that draws chances: only when somebody asks.
const ProfileOdds = lazy(() => import('./profile-odds'));

/** Opens the odds of a model, where its ruleset has any. */
export function OddsButton({
  ruleset,
  fighter,
}: {
  readonly ruleset: Ruleset;
  readonly fighter: Fighter;
}) {
  const words = useWords(oddsWords);
  const [isOpen, setOpen] = useState(false);
  if (!ruleset.card.odds?.includes('profile')) return null;
  const { name } = fighter.profile;
  return (
    <div>
      <Button aria-haspopup="dialog" aria-label={words.oddsOf(name)} onClick={() => setOpen(true)}>
        {words.odds}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.oddsOf(name)} place="foot">
        <Suspense fallback={<div className="min-h-96" />}>
          <ProfileOdds ruleset={ruleset} fighter={fighter} />
        </Suspense>
      </Sheet>
    </div>
  );
}
