import type { ReactNode } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';
import { shellWords } from './words';

/** Something that did not work, said at once; it stays until it is closed. */
export function Notice({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const words = useWords(shellWords);
  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-2 border-y border-line bg-agree-wash py-1 pl-3"
    >
      <VerdictMark mood="agree" className="mt-2.5 size-5" />
      <div className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">{children}</div>
      <Button look="quiet" icon="close" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
