import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import type { Work } from './desk-state';
import { deskWords } from './words';

/** How far the desk is, and a way to stop it. */
export function Progress({ work, onStop }: { readonly work: Work; readonly onStop: () => void }) {
  const { done, of } = work;
  const words = useWords(deskWords).work;
  const what = words[work.do];
  return (
    <div className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-sheet px-3 py-2">
      <p className="figures min-w-0 flex-1 basis-56 leading-tight">
        <b>{what}</b> {words.done(done, of)}
        {work.do === 'read' && <span className="text-ink-2">, {words.found(work.found)}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={what}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className="h-3.5 min-w-32 flex-[2_1_12rem] border-[1.25px] border-line"
      >
        <div
          className="h-full bg-[repeating-linear-gradient(90deg,var(--ink)_0_1px,transparent_1px_4px)]"
          style={{ width: `${of > 0 ? (100 * done) / of : 0}%` }}
        />
      </div>
      {work.do === 'read' && <Button onClick={onStop}>{words.stop}</Button>}
    </div>
  );
}
