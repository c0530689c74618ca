import { describeNote } from '@/lib/share/text/note';
import { count } from '@/lib/rules/english';
import { Notice } from '../shell/notice';
import { OwnWords } from '../ui/own-words';
import type { Outcome } from './desk-state';

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
  if (!stopped && skipped.length === 0 && notes.length === 0) return null;
  const told = notes
    .flatMap(({ file, notes: own }) => own.map((note) => ({ file, note })))
    .slice(0, most);
  const lines = notes.reduce((sum, { notes: own, further }) => sum + own.length + further, 0);
  return (
    <Notice onClose={onClose}>
      {stopped && (
        <p>
          <b>
            Stopped after {stopped.done.toLocaleString('en-GB')} of{' '}
            {stopped.of.toLocaleString('en-GB')}.
          </b>{' '}
          What was read by then stays; bring the others in again when you want them.
        </p>
      )}
      {notes.length > 0 && (
        <>
          <p>
            <b>{count(lines, 'line')} of text belong to no list.</b>
          </p>
          <ul className="text-s">
            {told.map(({ file, note }, at) => (
              <li key={at} className="wrap-anywhere">
                <OwnWords>{file}</OwnWords>, <OwnWords>{describeNote(note)}</OwnWords>
              </li>
            ))}
          </ul>
          {lines > told.length && <p className="text-s">And {lines - told.length} more.</p>}
        </>
      )}
      {skipped.length > 0 && (
        <p className="text-s text-ink-2">
          {count(skipped.length, 'file')} that computers leave in folders{' '}
          {skipped.length === 1 ? 'was' : 'were'} passed over.
        </p>
      )}
    </Notice>
  );
}
