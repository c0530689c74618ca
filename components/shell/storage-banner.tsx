'use client';

import { useStatus } from '@/lib/store/use-status';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';

/** Says when lists are not safe here, and what to do. Nothing while all is well. */
export function StorageBanner() {
  const status = useStatus();
  if (status.state === 'opening' || status.state === 'ready') return null;
  return (
    <div role="alert" className="border-b border-line bg-agree-wash px-4 py-2 tablet:px-6">
      <div className="mx-auto flex max-w-268 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex flex-1 basis-72 gap-2">
          <VerdictMark mood="agree" className="mt-0.5 size-5" />
          {status.state === 'memory' && (
            <span>
              <b>Lists last only as long as this page.</b> This browser keeps nothing for it, as in
              a private window or with site data blocked. Save your lists as files before you leave.
            </span>
          )}
          {status.state === 'blocked' && (
            <span>
              <b>Another tab holds your lists.</b> An older Muster Roll is open there: close that
              tab, and they appear here.
            </span>
          )}
          {status.state === 'outdated' && (
            <span>
              <b>A newer Muster Roll is open in another tab.</b> This page can store nothing more
              until it is loaded again.
            </span>
          )}
        </p>
        {status.state === 'outdated' && (
          <Button onClick={() => window.location.reload()}>Load again</Button>
        )}
      </div>
    </div>
  );
}
