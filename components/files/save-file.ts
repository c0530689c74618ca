import type { List } from '@/lib/roster/list';

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

/** Saves any JSON value, as somebody may want to repair it. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, `${JSON.stringify(value, undefined, 2)}\n`, 'application/json');
}

/** Saves a list as a `*.muster.json` file. */
export async function saveListFile(list: List): Promise<void> {
  const { formatListFile, listFileName } = await import('@/lib/share/list-file');
  saveFile(listFileName(list), formatListFile(list), 'application/json');
}
