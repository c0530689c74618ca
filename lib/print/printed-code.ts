import type { Catalogue } from '../roster/catalogue';
import type { List } from '../roster/list';
import { packList } from '../share/code/list';
import { textLetters } from '../share/code/spelling';
import { printedLinkOf } from '../share/link';
import type { PrintedCode } from './model';

/** More letters than half a page nobody reads off; the file of the PDF carries the list all the same. */
const mostLetters = 4000;

/**
 * The code by which anyone can check a printed list again on a site ("https://example.org/muster"):
 * a symbol to scan, or letters to type where a phone could not read the symbol from paper.
 */
export function printedCode(
  list: List,
  catalogues: readonly Catalogue[],
  site: string,
): PrintedCode {
  const bytes = packList(list, catalogues);
  const letters = textLetters.format(bytes);
  return {
    site,
    link: printedLinkOf(site, bytes),
    ...(letters.length <= mostLetters && { letters }),
  };
}
