import type { List } from '@/lib/roster/list';
import { fileNameOf } from '@/lib/share/file-name';

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a list as a `*.muster.json` file. */
export async function saveListFile(list: List): Promise<void> {
  const { formatDocument } = await import('@/lib/roster/document');
  const content = `${JSON.stringify(formatDocument(list), null, 2)}\n`;
  saveFile(fileNameOf(list.name, '.muster.json'), content, 'application/json');
}
