import { useWords } from '../language/use-words';
import { receiveWords } from '../receive/words';
import { Notice } from '../shell/notice';
import { OwnWords } from '../ui/own-words';
import type { Outcome } from './desk-state';
import { deskWords } from './words';

/** More of them are counted only. */
const most = 12;

/** What there is to say of what was just read, beside its rows; nothing where all went well. */
export function LastOutcome({
  outcome: { stopped, skipped, notes },
  onClose,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}) {
  const words = useWords(deskWords);
  const { note: describeNote } = useWords(receiveWords);
  if (!stopped && skipped.length === 0 && notes.length === 0) return null;
  const told = notes
    .flatMap(({ file, notes: own }) => own.map((note) => ({ file, note })))
    .slice(0, most);
  const lines = notes.reduce((sum, { notes: own, further }) => sum + own.length + further, 0);
  return (
    <Notice onClose={onClose}>
      {stopped && <p>{words.outcome.stopped(stopped.done, stopped.of)}</p>}
      {notes.length > 0 && (
        <>
          <p>
            <b>{words.outcome.lines(lines)}</b>
          </p>
          <ul className="text-s">
            {told.map(({ file, note }, at) => (
              <li key={at} className="wrap-anywhere">
                <OwnWords>{file}</OwnWords>, <OwnWords>{describeNote(note)}</OwnWords>
              </li>
            ))}
          </ul>
          {lines > told.length && <p className="text-s">{words.more(lines - told.length)}</p>}
        </>
      )}
      {skipped.length > 0 && (
        <p className="text-s text-ink-2">{words.outcome.skipped(skipped.length)}</p>
      )}
    </Notice>
  );
}
