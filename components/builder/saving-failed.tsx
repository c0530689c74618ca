'use client';

import type { FailureReason } from '@/lib/store/failure';
import { useWords } from '../language/use-words';
import { describeFailure } from '../shell/describe-failure';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';
import { troubleWords } from './words/trouble';

/** The last edits could not be stored: said at once, with the list's way out as a file. */
export function SavingFailed({
  reason,
  onExport,
  onRetry,
}: {
  readonly reason: FailureReason;
  readonly onExport: () => void;
  readonly onRetry: () => void;
}) {
  const words = useWords(troubleWords);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rubric bg-rubric-wash px-4 py-1 desk:px-6"
    >
      <VerdictMark mood="broken" />
      <p className="flex-1 basis-72">
        <b className="text-rubric">{words.notSaved}</b> {describeFailure(reason)}
      </p>
      <Button icon="share" onClick={onExport}>
        {words.export}
      </Button>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </div>
  );
}
