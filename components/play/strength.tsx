import type { Standing } from '@/lib/play/table';
import { useWords } from '../language/use-words';
import { playWords } from './words';

/** How much is lost, and what comes next: figures, and a bar with a mark at each threshold. */
export function Strength({ standing }: { readonly standing: Standing }) {
  const words = useWords(playWords);
  const { side, player, next } = standing;
  const { lost, size } = side;
  if (size === 0) return null;
  const percent = (models: number) => `${(models / size) * 100}%`;
  const marks = player.play.thresholds(side.view).filter(({ at }) => at < size);
  return (
    <div className="sticky top-0 z-3 -mx-1 bg-ground px-1 pt-1 pb-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-tight">
        <b className="figures text-xl leading-none">{words.lostOf(lost, size)}</b>
        {next && <span className="text-ink-2">{words.nextAt(next.name, next.at)}</span>}
      </p>
      <div
        role="meter"
        aria-label={words.strength(size - lost, size)}
        aria-valuemin={0}
        aria-valuemax={size}
        aria-valuenow={size - lost}
        className="relative mt-1.5 h-3 border-[1.25px] border-line bg-sheet"
      >
        <div
          className={`absolute inset-y-0 left-0 bg-rubric ${lost > 0 ? 'border-r-2 border-line' : ''}`}
          style={{ width: percent(lost) }}
        />
        {marks.map(({ id, at }) => (
          <div
            key={id}
            className="absolute -inset-y-1.5 w-[2.5px] -translate-x-1/2 bg-line"
            style={{ left: percent(at) }}
          />
        ))}
      </div>
    </div>
  );
}
