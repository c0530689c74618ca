import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { VerdictMark } from '../ui/verdict';
import type { Refusal } from './read-sources';
import { refusedWords } from './refused/words';
import { receiveWords } from './words';

/** More of them are counted only. */
const most = 20;

/** What could not be read: what it is, and what to do about it. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const words = useWords(receiveWords).refusals;
  const { why, wayOn } = useWords(refusedWords);
  if (refusals.length === 0) return null;
  // Several mostly have the same way on: it is said once.
  const ways = new Set(refusals.slice(0, most).map(({ form, error }) => wayOn(error.code, form)));
  return (
    <div role="alert" className="border-y border-line bg-agree-wash px-3 py-2">
      <ul className="grid gap-2">
        {refusals.slice(0, most).map(({ key, file, error }) => (
          <li key={key} className="flex gap-2 leading-snug">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            <p className="min-w-0 flex-1 wrap-anywhere">
              {file !== undefined && (
                <>
                  {words.file(
                    <b>
                      <OwnWords>{file}</OwnWords>
                    </b>,
                  )}{' '}
                </>
              )}
              <OwnWords>{why(error)}</OwnWords>
            </p>
          </li>
        ))}
      </ul>
      {refusals.length > most && (
        <p className="mt-2 text-ink-2">{words.further(refusals.length - most)}</p>
      )}
      {[...ways].map((way) => (
        <p key={way} className="mt-1 text-s leading-snug text-ink-2">
          {way}
        </p>
      ))}
    </div>
  );
}
