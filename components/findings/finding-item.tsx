'use client';

import { useAdvice } from '../builder/counsel/counsel';
import { describeFinding } from '@/lib/rules/check';
import { type Finding, identityOf } from '@/lib/rules/finding';
import type { View } from '@/lib/rules/view';
import { FixButton } from './fix-button';

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
  const { offers } = useAdvice();
  const ways = offers.get(identityOf(finding)) ?? [];
  return (
    <li data-finding={place} tabIndex={-1}>
      <p className="leading-tight font-bold">{describeFinding(view.ruleset, finding, 'en')}</p>
      {ways.length > 0 && (
        <ul className="mt-1.5 mb-1">
          {ways.map((offer) => (
            <FixButton key={offer.label} offer={offer} finding={finding} place={place} />
          ))}
        </ul>
      )}
      <p className="text-s leading-tight text-ink-2 italic">
        {finding.source}
        {finding.basis === 'reading' && ' (a reading)'}
      </p>
    </li>
  );
}
