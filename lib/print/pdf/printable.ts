/** What stands where no face has the character: visible, and in every face. */
export const mark = '□';

const spaces = /[\t\n\v\f\r \u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/g;
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

let segmenter: Intl.Segmenter | undefined;

/** What a reader sees as one character each: letters with their marks, whole pictographs. */
export function graphemes(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const plain = /^[\x20-\x7e]*$/;
/** Letters and signs that are whole characters by themselves, and no pictographs. */
const simple =
  /^[\x20-\x7e\u00a0-\u00a8\u00aa-\u00ac\u00af-\u024f\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2032\u2033\u2212]*$/;

/** Composed letters, single spaces, nothing invisible. */
export function normalise(text: string): string {
  if (plain.test(text)) return text.replace(/ {2,}/g, ' ');
  return text
    .normalize('NFC')
    .replace(spaces, ' ')
    .replace(/\u202f/g, '\u00a0');
}

function printCluster(cluster: string, has: (codePoint: number) => boolean): string {
  const known = (text: string) => [...text].every((char) => has(char.codePointAt(0) ?? 0));
  const bare = cluster.replace(invisible, '');
  if (known(bare)) return bare;
  if (pictograph.test(cluster)) return mark;
  return [...bare]
    .map((char) => {
      if (known(char)) return char;
      // Old ligatures and the like print as the letters they stand for.
      const letters = char.normalize('NFKC');
      return letters !== char && known(letters) ? letters : mark;
    })
    .join('');
}

/** The text with only characters that the font has; each other one becomes a visible mark. */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  if (plain.test(text)) return text;
  if (simple.test(text) && [...text].every((char) => has(char.codePointAt(0) ?? 0))) return text;
  return graphemes(text)
    .map((cluster) => printCluster(cluster, has))
    .join('');
}
