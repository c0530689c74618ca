import type { Marks } from '@/lib/desk/duplicates';
import { type DeskRow, titleOf } from '@/lib/desk/row';
import { useWords } from '../../language/use-words';
import { OwnWords } from '../../ui/own-words';
import { VerdictMark } from '../../ui/verdict';
import { useDeskActions } from '../actions';
import { deskWords } from '../words';

/** Nobody looks at more of them one by one. */
const most = 8;

/** Where else on the desk the same list lies, or another one of the same player. */
export function Duplicates({ marks: { sameList, samePlayer } }: { readonly marks: Marks }) {
  const words = useWords(deskWords).detail;
  return (
    <div className="grid gap-2 border-y border-line bg-agree-wash px-3 py-2">
      <Others ids={sameList} words={words.sameTroops} />
      <Others ids={samePlayer} words={words.samePlayer} />
    </div>
  );
}

function Others({ ids, words }: { readonly ids: readonly string[]; readonly words: string }) {
  const { more } = useWords(deskWords);
  const { rowOf } = useDeskActions();
  const others = ids.flatMap((id) => rowOf(id) ?? []);
  if (others.length === 0) return null;
  return (
    <div className="flex gap-2">
      <VerdictMark mood="agree" className="mt-0.5 size-4.5" />
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-bold">{words}</p>
        <ul>
          {others.slice(0, most).map((row) => (
            <Other key={row.id} row={row} />
          ))}
        </ul>
        {others.length > most && <p className="text-s text-ink-2">{more(others.length - most)}</p>}
      </div>
    </div>
  );
}

function Other({ row }: { readonly row: DeskRow }) {
  const { show } = useDeskActions();
  return (
    <li className="leading-tight wrap-anywhere">
      <button
        type="button"
        onClick={() => show(row.id)}
        className="min-h-9 text-left underline underline-offset-[.18em] max-tablet:min-h-(--touch)"
      >
        <OwnWords>{titleOf(row)}</OwnWords>
      </button>{' '}
      {titleOf(row) !== row.file && (
        <span className="text-s text-ink-2">
          (<OwnWords>{row.file}</OwnWords>)
        </span>
      )}
    </li>
  );
}
