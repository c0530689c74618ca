import { Button } from '../ui/button';
import type { Work } from './desk-state';

/** How far the desk is, and a way to stop it. */
export function Progress({ work, onStop }: { readonly work: Work; readonly onStop: () => void }) {
  const { done, of } = work;
  const words = work.do === 'read' ? 'Reading' : 'Checking again';
  const number = (n: number) => n.toLocaleString('en-GB');
  return (
    <div className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-sheet px-3 py-2">
      <p className="figures min-w-0 flex-1 basis-56 leading-tight">
        <b>{words}</b> {number(done)} of {number(of)}
        {work.do === 'read' && (
          <span className="text-ink-2">
            , {number(work.found)} {work.found === 1 ? 'list' : 'lists'} found
          </span>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={words}
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
      {work.do === 'read' && <Button onClick={onStop}>Stop</Button>}
    </div>
  );
}
