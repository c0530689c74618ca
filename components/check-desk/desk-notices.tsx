import { describeFailure } from '../shell/describe-failure';
import { Button } from '../ui/button';
import type { Desk } from './desk';
import type { DeskState } from './desk-state';
import { LastOutcome } from './last-outcome';
import { Progress } from './progress';

/** What the desk is doing, what came of the last reading, and what stands in its way. */
export function DeskNotices({
  desk,
  state: { failed, unkept, work, last, isOpening, rows },
}: {
  readonly desk: Desk;
  readonly state: DeskState;
}) {
  return (
    <>
      {failed !== undefined && (
        <div
          role="alert"
          className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug"
        >
          <p>
            <b>Not everything was checked.</b> A part of this page did not load; what is left to
            read waits here. Try again when there is a connection.{' '}
            <span className="text-s text-ink-2">({failed})</span>
          </p>
          <Button className="mt-2" onClick={() => desk.retry()}>
            Try again
          </Button>
        </div>
      )}
      {unkept !== undefined && rows.length > 0 && (
        <div
          role="alert"
          className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug"
        >
          <p>
            <b>These lists are here only while this page is open.</b> {describeFailure(unkept)}
          </p>
          <Button className="mt-2" onClick={() => desk.keepAgain()}>
            Try again
          </Button>
        </div>
      )}
      {work && !isOpening && <Progress work={work} onStop={() => desk.stop()} />}
      {last && <LastOutcome outcome={last} onClose={() => desk.closeOutcome()} />}
    </>
  );
}
