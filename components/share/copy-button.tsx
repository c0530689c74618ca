'use client';

import { useEffect, useState } from 'react';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { Button, type ButtonLook } from '../ui/button';
import { shareWords } from './words';

/** Where the clipboard is forbidden, the old way; it works on what is selected. */
function copySelected(text: string, beside: Element): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  // Inside the dialog, outside of which nothing can be selected.
  (beside.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

async function copy(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

/** How long it says that it has copied. */
const stay = 3000;

/** Copies a text, and says that it did. */
export function CopyButton({
  text,
  what,
  look = 'ghost',
}: {
  readonly text: string;
  readonly what: keyof In<typeof shareWords>['copy'];
  readonly look?: ButtonLook;
}) {
  const words = useWords(shareWords);
  const said = words.copy[what];
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), stay);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <Button
      look={look}
      icon={outcome === 'copied' ? 'box' : 'copy'}
      className="min-w-36"
      onClick={async ({ currentTarget }) => {
        const isCopied = await copy(text, currentTarget);
        currentTarget.focus();
        setOutcome(isCopied ? 'copied' : 'failed');
        announce(isCopied ? said.done : said.failed);
      }}
    >
      {outcome === 'copied' ? words.copied : outcome === 'failed' ? words.notCopied : said.copy}
    </Button>
  );
}
