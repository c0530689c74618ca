import type { Outcome } from '@/lib/odds/question';
import type { Tinctures } from './tinctures';

type Marked = Pick<Outcome, 'befalls' | 'gravity'>;

/** The graver, the darker; text never stands on any of these. */
const fills = [
  'bg-well',
  'bg-wash',
  'hatched',
  'bg-[color-mix(in_oklab,var(--accent)_66%,var(--sheet))]',
  'bg-accent',
] as const;

/** What befalls one side is the other's doing, and so in the other's colour. */
export function nationOf({ befalls }: Marked, tinctures: Tinctures) {
  return befalls === 'first' ? tinctures.second : tinctures.first;
}

export function fillOf({ gravity }: Marked): string {
  return fills[gravity];
}

/** A small square in the fill of an outcome, to find it in the chart. */
export function OutcomeMark({
  outcome,
  tinctures,
}: {
  readonly outcome: Marked;
  readonly tinctures: Tinctures;
}) {
  return (
    <span
      aria-hidden
      data-nation={nationOf(outcome, tinctures)}
      className={`mr-2 inline-block h-4 w-5 shrink-0 border border-edge align-[-0.15em] ${fillOf(outcome)}`}
    />
  );
}
