import type { ReactNode } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';
import { shellWords } from './words';

/** Something that did not work, said at once, or that did; it stays until it is closed. */
export function Notice({
  children,
  mood = 'agree',
  onClose,
}: {
  readonly children: ReactNode;
  readonly mood?: 'agree' | 'legal';
  readonly onClose: () => void;
}) {
  const words = useWords(shellWords);
  return (
    <div
      role={mood === 'agree' ? 'alert' : undefined}
      className={`mb-4 flex items-start gap-2 border-y border-line py-1 pl-3 ${mood === 'agree' ? 'bg-agree-wash' : 'bg-sheet'}`}
    >
      <VerdictMark mood={mood} className="mt-2.5 size-5" />
      <div className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">{children}</div>
      <Button look="quiet" icon="close" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
