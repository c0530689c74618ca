'use client';

import { useEffect } from 'react';
import type { Desk } from './desk';

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typing));
}

/** Ctrl or Cmd with Z, Shift+Z and Y undo and redo; in a field they are the field's own. */
export function useShortcuts(desk: Desk): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
      if (!(ctrlKey || metaKey) || altKey || isTyping(target)) return;
      const letter = key.toLowerCase();
      const isRedo = letter === 'y' || (letter === 'z' && shiftKey);
      if (!isRedo && letter !== 'z') return;
      event.preventDefault();
      if (isRedo) desk.redo();
      else desk.undo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk]);
}
