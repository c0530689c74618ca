import { useEffect, useEffectEvent } from 'react';
import { wordsOf } from '../language/area';
import { type Gathered, gatherFiles, textItem } from './gather';
import { deskWords } from './words';

/** Whether a paste goes into a field or a sheet, which then takes it. */
function isForField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, dialog') !== null;
}

/** What is pasted anywhere on the page but into a field is brought in. */
export function usePasted(onGather: (gathered: Gathered) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    if (!data || isForField(event.target)) return;
    const files = [...data.files];
    const text = data.getData('text/plain');
    if (files.length > 0) onGather(gatherFiles(files));
    else if (text.trim() !== '')
      onGather({ items: [textItem(wordsOf(deskWords).intake.pasted, text)], isCut: false });
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}
