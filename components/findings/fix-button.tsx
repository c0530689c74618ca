'use client';

import { useEffect } from 'react';
import type { Offer } from '../builder/counsel/advise';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { describeMended } from '@/lib/rules/check';
import type { Finding } from '@/lib/rules/finding';
import { signed } from './signed';
import { findingsWords } from './words';

/** Not in the first load: fetched when there is a way out, and there when somebody takes it. */
const fetched = () => import('./apply-fix');

/** A way out of a finding: what it does, its price, and what it puts right besides. */
export function FixButton({
  offer,
  finding,
  next,
}: {
  readonly offer: Offer;
  readonly finding: Finding;
  /** Where the focus goes then: selectors, the likeliest first. */
  readonly next: readonly string[];
}) {
  const desk = useDesk();
  const words = useWords(findingsWords);
  useEffect(() => void fetched(), []);
  const { label, points, clears } = offer;
  const also = [...new Set(clears)].map((rule) => describeMended(desk.ruleset, rule));
  return (
    <li className="-mt-px first:mt-0">
      <button
        type="button"
        data-fix=""
        onClick={() => void fetched().then(({ applyFix }) => applyFix(desk, finding, offer, next))}
        className="relative flex min-h-9 w-full items-center justify-between gap-3 rounded-s border border-edge bg-sheet px-2.5 py-1 text-left leading-tight hover:z-1 hover:border-accent hover:bg-wash focus-visible:z-1 max-tablet:min-h-(--touch)"
      >
        <span className="min-w-0 wrap-anywhere">
          {label}
          {also.length > 0 && <span className="block text-s text-legal">{words.also(also)}</span>}
        </span>
        {desk.ruleset.card.points && <b className="figures whitespace-nowrap">{signed(points)}</b>}
      </button>
    </li>
  );
}
