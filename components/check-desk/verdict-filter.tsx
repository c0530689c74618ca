import { type DeskVerdict, deskVerdicts } from '@/lib/desk/row';
import { useWords } from '../language/use-words';
import { VerdictMark } from '../ui/verdict';
import { moodOf } from './verdict-words';
import { deskWords } from './words';

/** What of the desk is shown: everything, one verdict, or what lies there more than once. */
export type Shown = 'all' | DeskVerdict | 'duplicates';

const order: readonly DeskVerdict[] = deskVerdicts.toReversed();

/** One verdict, or all: each with its sign and how many there are. */
export function VerdictFilter({
  counts,
  duplicates,
  shown,
  onShow,
}: {
  readonly counts: Readonly<Record<DeskVerdict, number>>;
  /** Rows that have something in common with others. */
  readonly duplicates: number;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}) {
  const words = useWords(deskWords);
  const all = order.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <div
      role="group"
      aria-label={words.show.label}
      className="-mx-1 flex gap-x-1 gap-y-0.5 max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:p-1 max-tablet:pr-8 max-tablet:pl-3 max-tablet:[mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)] max-tablet:[scrollbar-width:none] tablet:flex-wrap"
    >
      <Chip
        isPressed={shown === 'all'}
        onPress={() => onShow('all')}
        count={all}
        name={words.show.all}
      />
      {order.map((verdict) => (
        <Chip
          key={verdict}
          isPressed={shown === verdict}
          onPress={() => onShow(verdict)}
          count={counts[verdict]}
          name={words.verdicts[verdict](counts[verdict])}
          mark={<VerdictMark mood={moodOf[verdict]} className="size-4.5" />}
        />
      ))}
      {duplicates > 0 && (
        <Chip
          isPressed={shown === 'duplicates'}
          onPress={() => onShow('duplicates')}
          count={duplicates}
          name={words.show.duplicates}
        />
      )}
    </div>
  );
}

function Chip({
  isPressed,
  onPress,
  count,
  name,
  mark,
}: {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly count: number;
  readonly name: string;
  readonly mark?: React.ReactNode;
}) {
  const words = useWords(deskWords);
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex min-h-(--touch) items-center gap-1.5 rounded-s border border-transparent px-2.5 pt-[.12em] whitespace-nowrap text-ink-2 hover:bg-well aria-pressed:border-edge aria-pressed:bg-sheet aria-pressed:text-ink tablet:min-h-9"
    >
      {mark}
      <b className="figures text-ink">{words.number(count)}</b> {name}
    </button>
  );
}
