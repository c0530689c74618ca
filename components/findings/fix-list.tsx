'use client';

import { type Finding, identityOf } from '@/lib/rules/finding';
import { useAdvice } from '../builder/counsel/counsel';
import { FixButton } from './fix-button';

/** The ways out of a finding, once they are found. */
export function FixList({
  finding,
  next,
}: {
  readonly finding: Finding;
  /** Where the focus goes when one was taken: selectors, the likeliest first. */
  readonly next: readonly string[];
}) {
  const ways = useAdvice(({ offers }) => offers.get(identityOf(finding)));
  if (!ways || ways.length === 0) return null;
  return (
    <ul className="mt-1.5 mb-1">
      {ways.map((offer) => (
        <FixButton key={offer.label} offer={offer} finding={finding} next={next} />
      ))}
    </ul>
  );
}
