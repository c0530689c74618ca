import type { Meter } from '@/lib/rules/rule';
import { useWords } from '../language/use-words';
import { findingsWords } from './words';

/** With more than these a limit is only counted. */
const mostPips = 12;

/** Limits: a square for each place that is taken, a lozenge for each too many. */
export function LimitMeters({
  meters,
}: {
  readonly meters: readonly Extract<Meter, { kind: 'limit' }>[];
}) {
  const words = useWords(findingsWords);
  return (
    <dl>
      {meters.map(({ id, name, value, max }) => (
        <div
          key={id}
          className={`flex justify-between gap-4 py-1 ${value > max ? 'text-rubric' : ''}`}
        >
          <dt className={`first-letter:uppercase ${value > max ? '' : 'text-ink-2'}`}>{name}</dt>
          <dd className="figures flex items-center gap-2.5 font-bold whitespace-nowrap">
            {Math.max(value, max) <= mostPips && <Pips value={value} max={max} />}
            {words.limit(value, max)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pips({ value, max }: { readonly value: number; readonly max: number }) {
  return (
    <span aria-hidden className="flex gap-[3px]">
      {Array.from({ length: Math.max(value, max) }, (_, at) => (
        <i
          key={at}
          className={`size-[.8rem] border-[1.5px] ${
            at >= max
              ? 'scale-80 rotate-45 border-rubric bg-rubric'
              : at < value
                ? 'border-accent bg-accent'
                : 'border-edge'
          }`}
        />
      ))}
    </span>
  );
}
