'use client';

import { formatDamaged } from '@/lib/store/format-damaged';
import { useShelf } from '@/lib/store/use-shelf';
import { saveFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { troubleWords } from './words/trouble';

/** Saves what is stored of a damaged list, as it is. */
export function DamagedList({ id }: { readonly id: string }) {
  const words = useWords(troubleWords);
  const { damaged } = useShelf();
  const row = damaged.find(({ key }) => key === id);
  if (!row) return null;
  return (
    <Button
      look="solid"
      icon="file"
      onClick={() => saveFile(words.damagedFile, formatDamaged(row), 'application/json')}
    >
      {words.saveDamaged}
    </Button>
  );
}
