import { isThere, pieceName, type Stand } from '@/lib/rules/play';
import { Icon } from '../ui/icon';
import { OwnWords } from '../ui/own-words';
import { Symbol } from '../ui/symbol';
import { useTable } from './table-state';

/** What is left of the lives of a unit of several: "24" of its 30. */
function livesOf({ piece: { kit }, counts }: Stand): readonly [left: number, of: number] {
  const lives = kit.counters.filter((counter) => counter.lives !== undefined);
  return [
    lives.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
    lives.reduce((sum, { boxes }) => sum + boxes, 0),
  ];
}

/** States in words: what the name of the button says besides who it is. */
function statesOf(stand: Stand, outName: string): readonly string[] {
  const { piece, marks, counts } = stand;
  const { kit } = piece;
  return [
    ...(isThere(stand) ? [] : [outName.toLowerCase()]),
    ...kit.marks.filter(({ id }) => marks.has(id)).map(({ name }) => name.toLowerCase()),
    ...kit.counters.map(({ id, name, boxes }) => `${name} ${counts.get(id) ?? boxes}/${boxes}`),
  ];
}

/** One model, gun or unit: a tap does what the tool in hand says. */
export function PieceButton({
  stand,
  side,
  outName,
}: {
  readonly stand: Stand;
  readonly side: string;
  readonly outName: string;
}) {
  const { tap, isOver } = useTable();
  const { piece, marks } = stand;
  const [left, of] = livesOf(stand);
  const isLost = !isThere(stand);
  const letters = piece.kit.marks.filter(({ id }) => marks.has(id));
  const states = statesOf(stand, outName);
  return (
    <button
      type="button"
      data-piece={piece.id}
      aria-disabled={isOver || undefined}
      aria-label={[pieceName(piece), ...states].join(', ')}
      onClick={() => tap(stand, side)}
      className={`relative flex h-14 min-w-14 touch-manipulation flex-col items-center justify-center gap-1 border px-1.5 py-1 select-none active:bg-well ${
        isLost ? 'border-hair bg-well text-ink-2' : 'border-edge bg-sheet hover:bg-wash'
      }`}
    >
      <span className="figures flex items-center gap-1 text-l leading-none font-bold">
        {of > 1 ? (
          <>
            {left}
            <span className="text-s font-normal text-ink-2">{`/${of}`}</span>
          </>
        ) : piece.name !== undefined ? (
          <span className="line-clamp-2 max-w-24 text-s leading-none wrap-anywhere">
            <OwnWords>{piece.name}</OwnWords>
          </span>
        ) : piece.of > 1 ? (
          piece.nth
        ) : (
          piece.unit && <Symbol id={piece.unit.profile.symbol} className="size-6" />
        )}
      </span>
      {of > 1 && piece.of > 1 && (
        <span className="figures absolute top-0.5 left-1 text-[.8125rem] leading-none text-ink-2">
          {piece.name === undefined ? (
            piece.nth
          ) : (
            <span className="block max-w-16 truncate">
              <OwnWords>{piece.name}</OwnWords>
            </span>
          )}
        </span>
      )}
      {letters.length > 0 && (
        <span className="flex gap-0.5">
          {letters.map(({ id, letter }) => (
            <span
              key={id}
              className="min-w-4 bg-agree-wash px-0.5 text-center text-[.8125rem] leading-4 font-bold text-agree"
            >
              {letter}
            </span>
          ))}
        </span>
      )}
      {isLost && (
        <Icon
          name="close"
          className="pointer-events-none absolute inset-0 m-auto size-12 text-rubric"
        />
      )}
    </button>
  );
}
