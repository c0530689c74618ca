import { useWords } from '../language/use-words';
import { describeFailure } from '../shell/describe-failure';
import { Button } from '../ui/button';
import type { Desk } from './desk';
import type { DeskState } from './desk-state';
import { LastOutcome } from './last-outcome';
import { Progress } from './progress';
import { deskWords } from './words';

/** What the desk is doing, what came of the last reading, and what stands in its way. */
export function DeskNotices({
  desk,
  state: { failed, unkept, work, last, isOpening, rows },
}: {
  readonly desk: Desk;
  readonly state: DeskState;
}) {
  const words = useWords(deskWords);
  return (
    <>
      {failed !== undefined && (
        <div
          role="alert"
          className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug"
        >
          <p>{words.failed(<span className="text-s text-ink-2">({failed})</span>)}</p>
          <Button className="mt-2" onClick={() => desk.retry()}>
            {words.again}
          </Button>
        </div>
      )}
      {unkept !== undefined && rows.length > 0 && (
        <div
          role="alert"
          className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug"
        >
          <p>
            <b>{words.unkept}</b> {describeFailure(unkept)}
          </p>
          <Button className="mt-2" onClick={() => desk.keepAgain()}>
            {words.again}
          </Button>
        </div>
      )}
      {work && !isOpening && <Progress work={work} onStop={() => desk.stop()} />}
      {last && <LastOutcome outcome={last} onClose={() => desk.closeOutcome()} />}
    </>
  );
}
