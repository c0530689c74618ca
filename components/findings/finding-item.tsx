'use client';

import { describeFinding } from '@/lib/rules/check';
import type { Finding } from '@/lib/rules/finding';
import type { View } from '@/lib/rules/view';
import { findingSelectors } from '../builder/focus';
import { useWords } from '../language/use-words';
import { FixList } from './fix-list';
import { findingsWords } from './words';

/** One finding: what is wrong, ways out as buttons, and where the rule stands. */
export function FindingItem({
  view,
  finding,
  place,
}: {
  readonly view: View;
  readonly finding: Finding;
  /** Among all findings shown, so that the focus can go to the next one. */
  readonly place: number;
}) {
  const words = useWords(findingsWords);
  return (
    <li data-finding={place} tabIndex={-1}>
      <p className="leading-tight font-bold wrap-anywhere">
        {describeFinding(view.ruleset, finding)}
      </p>
      <FixList finding={finding} next={nextAfter(place)} />
      <p className="text-s leading-tight text-ink-2 italic">
        {finding.source}
        {finding.basis === 'reading' && ` (${words.reading})`}
      </p>
    </li>
  );
}

/** The finding that comes to this place, or the one before it. */
function nextAfter(place: number): readonly string[] {
  return [...findingSelectors(place), ...findingSelectors(Math.max(0, place - 1))];
}
