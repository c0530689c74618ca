import { randomId } from '@/lib/store/random-id';
import { wordsOf } from '../language/area';
import { deskWords } from './words';
import type { Item } from './work/job';

/** What was dropped, chosen or pasted, and whether there was more than the desk takes at once. */
export interface Gathered {
  readonly items: readonly Item[];
  readonly isCut: boolean;
}

/** Somebody dropped a whole disk: nobody has so many lists. */
export const mostFiles = 5000;

/** A text as an item; `name` is what its rows are called. */
export function textItem(name: string, content: string): Item {
  return { id: randomId(), name, content, isNameless: true };
}

function fileItem(file: File | undefined, path: string): Item {
  return { id: randomId(), name: path, content: file };
}

/** Files that were chosen; those of a folder with their place in it. */
export function gatherFiles(files: readonly File[]): Gathered {
  const items = files
    .slice(0, mostFiles)
    .map((file) => fileItem(file, file.webkitRelativePath || file.name));
  return { items, isCut: files.length > mostFiles };
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** The content of a folder; browsers give it in pieces, an empty one last. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const piece = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (piece.length === 0) return children;
    children.push(...piece);
    if (children.length > mostFiles) return children;
  }
}

async function walk(entry: FileSystemEntry, into: Item[]): Promise<void> {
  if (into.length > mostFiles) return;
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    // One that is gone by now has its row all the same, which says so.
    into.push(fileItem(file, path));
    return;
  }
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) await walk(child, into);
}

/**
 * What a drop holds: files, those in folders too, or a text. The drop itself is looked at before
 * anything is waited for, as browsers empty it then.
 */
export async function gatherDrop(data: DataTransfer): Promise<Gathered> {
  const files = [...data.files];
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const text = data.getData('text/uri-list') || data.getData('text/plain');
  if (entries.some(({ isDirectory }) => isDirectory)) {
    const items: Item[] = [];
    for (const entry of entries) await walk(entry, items);
    return { items: items.slice(0, mostFiles), isCut: items.length > mostFiles };
  }
  if (files.length > 0) return gatherFiles(files);
  const { dropped } = wordsOf(deskWords).intake;
  return { items: text.trim() === '' ? [] : [textItem(dropped, text)], isCut: false };
}
