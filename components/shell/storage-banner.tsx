'use client';

import { useStatus } from '@/lib/store/use-status';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';
import { shellWords } from './words';

/** Says when lists are not safe here, and what to do. Nothing while all is well. */
export function StorageBanner() {
  const status = useStatus();
  const words = useWords(shellWords).storage;
  if (status.state === 'opening' || status.state === 'ready') return null;
  return (
    <div role="alert" className="border-b border-line bg-agree-wash px-4 py-2 tablet:px-6">
      <div className="mx-auto flex max-w-268 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex flex-1 basis-72 gap-2">
          <VerdictMark mood="agree" className="mt-0.5 size-5" />
          <span>{words[status.state]}</span>
        </p>
        {status.state === 'outdated' && (
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        )}
      </div>
    </div>
  );
}
