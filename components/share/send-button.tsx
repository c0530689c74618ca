'use client';

import { announce } from '../shell/announce';
import { Button } from '../ui/button';

/** Whether the system has a sheet of its own that takes this. */
function canSend(content: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return content.files === undefined || (navigator.canShare?.(content) ?? false);
}

/** Hands something to the system's own share sheet; not there where the system has none. */
export function SendButton({
  content,
  what,
}: {
  readonly content: ShareData;
  /** "link": what is sent. */
  readonly what: string;
}) {
  if (!canSend(content)) return null;
  return (
    <Button
      icon="share"
      aria-label={`Send ${what}`}
      onClick={async () => {
        try {
          await navigator.share(content);
        } catch (error) {
          // Who closes that sheet again has changed his mind: nothing went wrong.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          announce(`The ${what} could not be handed over.`);
        }
      }}
    >
      Send
    </Button>
  );
}
