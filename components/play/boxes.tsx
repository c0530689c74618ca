import type { Piece, Stand } from '@/lib/rules/play';
import type { Tally } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { playWords } from './words';

/** More than this are a figure. */
const most = 6;

/** Counters to be shown as boxes: one that stands on the button already is not said twice. */
export function shownCounters({ kit: { counters } }: Piece): readonly Tally[] {
  return counters.filter(({ lives }) => !lives || counters.length > 1);
}

/** The counters of a piece as the boxes of its card: full ones are left. */
export function Boxes({ stand: { piece, counts } }: { readonly stand: Stand }) {
  const words = useWords(playWords);
  const shown = shownCounters(piece);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-s text-ink-2">
      {shown.map(({ id, name, boxes }) => {
        const left = counts.get(id) ?? boxes;
        return (
          <li key={id} className="flex items-center gap-1.5">
            {name}
            {boxes > most ? (
              <b className="figures text-ink">{words.leftOf(left, boxes)}</b>
            ) : (
              <span role="img" aria-label={words.leftOf(left, boxes)} className="flex gap-0.5">
                {Array.from({ length: boxes }, (_, at) => (
                  <span
                    key={at}
                    className={`size-3.5 border border-edge ${at < left ? 'bg-ink forced-colors:bg-[CanvasText]' : ''}`}
                  />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
