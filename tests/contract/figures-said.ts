/** Words that say a number, by language; "one" and "un" are articles as well and say nothing. */
const numberWords = {
  en: {
    two: '2',
    twice: '2',
    both: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    sixes: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    half: '½',
    halves: '½',
    halved: '½',
    quarter: '¼',
    third: '⅓',
    double: '×2',
    doubled: '×2',
    treble: '×3',
    trebled: '×3',
    triple: '×3',
  },
  fr: {
    deux: '2',
    trois: '3',
    quatre: '4',
    cinq: '5',
    six: '6',
    sept: '7',
    huit: '8',
    neuf: '9',
    dix: '10',
    demi: '½',
    moitié: '½',
    quart: '¼',
    tiers: '⅓',
    double: '×2',
    doublé: '×2',
    doublés: '×2',
    triple: '×3',
    triplé: '×3',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/**
 * Every figure of a text, in figures or in words, sorted: signs and the plus of "4+" belong to
 * them, and a decimal comma is a point.
 */
export function figuresSaid(text: string, language: keyof typeof numberWords): readonly string[] {
  const words: Readonly<Record<string, string>> = numberWords[language];
  const found = text.matchAll(/[+−×]?\d+(?:[.,]\d+)?\+?|[½¼]|\p{L}+/gu);
  return [...found]
    .flatMap(([token]) =>
      /^\p{L}/u.test(token) ? (words[token.toLowerCase()] ?? []) : token.replace(',', '.'),
    )
    .sort();
}
