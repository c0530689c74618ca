'use client';

import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { Button } from '../ui/button';
import { shareWords } from './words';

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
  readonly what: keyof In<typeof shareWords>['sendThing'];
}) {
  const words = useWords(shareWords);
  if (!canSend(content)) return null;
  return (
    <Button
      icon="share"
      aria-label={words.sendThing[what]}
      onClick={async () => {
        try {
          await navigator.share(content);
        } catch (error) {
          // Who closes that sheet again has changed his mind: nothing went wrong.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          announce(words.notSent[what]);
        }
      }}
    >
      {words.send}
    </Button>
  );
}
