import type { Column } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { builderWords } from './words/builder';

/** Heads of the columns; each row says them again to assistive technology. */
export function ColumnHeads({
  columns,
  hasPoints,
  what,
}: {
  readonly columns: readonly Column[];
  readonly hasPoints: boolean;
  /** What a row is: a model or a unit. */
  readonly what: string;
}) {
  const words = useWords(builderWords);
  return (
    <div
      aria-hidden
      className="sticky top-0 z-3 hidden grid-cols-(--row-tablet) gap-x-2 border-b border-line bg-ground pt-3 pb-2 text-s text-ink-2 tablet:grid desk:grid-cols-(--row-desk) desk:gap-x-3"
    >
      <span className="col-start-2">{what}</span>
      {columns.map(({ id, short, name }) => (
        <span key={id} title={name} className="text-center">
          {short}
        </span>
      ))}
      <span className="text-center">{words.count}</span>
      {hasPoints && <span className="text-right">{words.points}</span>}
    </div>
  );
}
