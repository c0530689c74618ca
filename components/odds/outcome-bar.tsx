import { isNever, toNumber } from '@/lib/odds/chance';
import type { Bar } from '@/lib/odds/question';
import { fillOf, nationOf } from './outcome-mark';
import type { Tinctures } from './tinctures';

/** All outcomes in one bar, each as long as it is likely. For the eye: the table beside it says the same. */
export function OutcomeBar({
  bar,
  tinctures,
}: {
  readonly bar: Bar;
  readonly tinctures: Tinctures;
}) {
  return (
    <div
      aria-hidden
      className="flex h-8 min-w-0 flex-1 overflow-hidden border-[1.25px] border-line bg-sheet"
    >
      {bar.outcomes
        .filter(({ chance }) => !isNever(chance))
        .map((outcome) => (
          <span
            key={outcome.id}
            data-nation={nationOf(outcome, tinctures)}
            style={{ flexGrow: toNumber(outcome.chance) }}
            className={`min-w-px basis-0 border-l border-line first:border-l-0 ${fillOf(outcome)}`}
          />
        ))}
    </div>
  );
}
