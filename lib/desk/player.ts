import { searchable } from '../roster/search-text';
import type { List } from '../roster/list';

/*
 * Whose list it is, is what is left of the file's name when everything is gone that tells one file of
 * a person from another: its ending, "(1)", "copy", "list 2", "v3", "final", points. Of
 * "Anna.Schmidt-list2.txt" that is "Anna Schmidt". When nothing is left, the folder in which it lies
 * is asked, unless it is the one in which all of them lie ("Entries/Anna Schmidt/list.txt"). A file
 * that has its list's own name, as this app names them, tells nothing.
 */

const ending = /(\.muster)?\.(json|txt|text|md|pdf|rtf)$/i;

/** Words that say which list of a person it is, or only that it is one; with a number or without. */
const listWord =
  /^((army|armee|armies|copy|draft|final|kopie|list|liste|lists|new|roster|squad|updated|version)\d*|v(er)?\d+)$/i;

const points = /^\d+(p|pt|pts|points)$|^\d{3,}$/i;

/** A word of a name, and whether a hyphen joins it to the one before. */
interface Word {
  readonly text: string;
  readonly isJoined: boolean;
}

/** What stands between the words of a name. */
const between = /([\s._\-–—+,]+)/;

function wordsOf(name: string): readonly Word[] {
  // Words at even places, what stands between them at odd ones.
  const parts = name.replace(/\(\d+\)/g, ' ').split(between);
  const words: Word[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const text = parts[at] ?? '';
    if (text !== '') words.push({ text, isJoined: parts[at - 1] === '-' });
  }
  return words;
}

/** Whether it says something of the list, or is a number that belongs to such a word. */
function isOfList(word: Word, before: Word | undefined): boolean {
  if (listWord.test(word.text) || points.test(word.text)) return true;
  return /^\d+$/.test(word.text) && before !== undefined && listWord.test(before.text);
}

/** The words that name somebody. */
function personOf(name: string): string {
  const words = wordsOf(name);
  let person = '';
  for (const [at, word] of words.entries())
    if (!isOfList(word, words[at - 1]))
      person += (person === '' ? '' : word.isJoined ? '-' : ' ') + word.text;
  return person;
}

/** Equal for the same person, however the name is written. */
export function playerKey(player: string): string {
  return searchable(player);
}

function bare(name: string): string {
  return searchable(
    wordsOf(name)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The player of a list that came by itself in a file of this name and path; nothing when it does not tell. */
export function playerOf(path: string, list?: List): string | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const stem = (parts.at(-1) ?? '').replace(ending, '');
  const own = personOf(stem);
  const isListsName = list !== undefined && bare(list.name) === bare(stem);
  if (own !== '' && !isListsName) return own;
  const folder = parts.length > 2 ? personOf(parts.at(-2) ?? '') : '';
  return folder === '' ? undefined : folder;
}
