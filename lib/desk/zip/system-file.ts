/** What systems leave in folders that they show. */
const names = new Set(['.ds_store', 'thumbs.db', 'desktop.ini', '__macosx']);

/**
 * Whether a file came along with others without anybody meaning it: what systems leave in folders,
 * and what lies hidden in one. A hidden file that was chosen by itself is meant.
 */
export function isSystemFile(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.some(
    (part) =>
      names.has(part.toLowerCase()) ||
      (parts.length > 1 && part.startsWith('.') && part !== '.' && part !== '..'),
  );
}
