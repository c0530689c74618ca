'use client';

import { formatDamaged } from '@/lib/store/shelf';
import { useShelf } from '@/lib/store/use-shelf';
import { Button } from '../ui/button';
import { saveFile } from '../files/save-file';

/** Saves what is stored of a damaged list, as it is. */
export function DamagedList({ id }: { readonly id: string }) {
  const { damaged } = useShelf();
  const row = damaged.find(({ key }) => key === id);
  if (!row) return null;
  return (
    <Button
      look="solid"
      icon="file"
      onClick={() => saveFile('damaged-list.json', formatDamaged(row), 'application/json')}
    >
      Save what is there
    </Button>
  );
}
