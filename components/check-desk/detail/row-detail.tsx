import { useMemo } from 'react';
import type { Marks } from '@/lib/desk/duplicates';
import { type DeskRow, type ListRow, isList } from '@/lib/desk/row';
import { replyTo } from '@/lib/desk/reply';
import { useWords } from '../../language/use-words';
import { Claims } from '../../receive/claims';
import { receiveWords } from '../../receive/words';
import { CopyButton } from '../../share/copy-button';
import { Button } from '../../ui/button';
import { OwnWords } from '../../ui/own-words';
import { useDeskActions } from '../actions';
import { deskWords } from '../words';
import { AddToShelf } from './add-to-shelf';
import { Duplicates } from './duplicates';
import { RuleList } from './rule-list';

/** More lines than this say nothing more. */
const mostNotes = 12;

/** All that there is to say of a row, and what can be done with it. */
export function RowDetail({
  row,
  marks,
}: {
  readonly row: DeskRow;
  readonly marks: Marks | undefined;
}) {
  const { detail: words, unread, reply: replyWords } = useWords(deskWords);
  const { remove, eventName } = useDeskActions();
  const reply = useMemo(() => replyTo(row, replyWords, eventName), [row, replyWords, eventName]);
  return (
    <div className="grid gap-4 px-3 py-4 tablet:px-5">
      <div className="grid items-start gap-x-10 gap-y-4 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isList(row) ? (
          <RuleList row={row} />
        ) : (
          <p className="max-w-176 leading-snug wrap-anywhere">
            <OwnWords>{unread.why(row)}</OwnWords> {unread.way(row)}
          </p>
        )}
        <div className="grid gap-4">
          {marks && <Duplicates marks={marks} />}
          {isList(row) && <Facts row={row} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:*:flex-auto">
        {isList(row) && <ReadButton row={row} />}
        {isList(row) && <AddToShelf row={row} />}
        <CopyButton what="reply" text={reply} />
        <Button onClick={() => remove(row)}>{words.remove}</Button>
      </div>
    </div>
  );
}

function ReadButton({ row }: { readonly row: ListRow }) {
  const words = useWords(deskWords).detail;
  const { read } = useDeskActions();
  return (
    <Button aria-haspopup="dialog" onClick={() => read(row)}>
      {words.read}
    </Button>
  );
}

/** Where it comes from, what it claims of itself, and what of its text was not understood. */
function Facts({ row }: { readonly row: ListRow }) {
  const words = useWords(deskWords).detail;
  const { note: describeNote } = useWords(receiveWords);
  const { file, report, notes, furtherNotes, differs } = row;
  const left = Math.max(0, notes.length - mostNotes) + furtherNotes;
  return (
    <>
      {differs && <Claims differences={differs} />}
      {notes.length > 0 && (
        <div>
          <h3 className="font-bold">{words.ofText}</h3>
          <ul className="grid gap-1 text-s leading-snug">
            {notes.slice(0, mostNotes).map((note, at) => (
              <li key={at} className="wrap-anywhere">
                <OwnWords>{describeNote(note)}</OwnWords>
              </li>
            ))}
          </ul>
          {left > 0 && <p className="text-s text-ink-2">{words.moreLines(left)}</p>}
        </div>
      )}
      <p className="text-s leading-snug wrap-anywhere text-ink-2">
        {words.from(<OwnWords>{file}</OwnWords>, report.dataVersion)}
      </p>
    </>
  );
}
