import type { PaperWords } from '../words/paper-words';
import type { Face, FaceMetrics } from './faces';
import { graphemes, normalise, printable } from './printable';

/** A stretch of text in one face. */
export interface Span {
  readonly text: string;
  readonly face: Face;
}

/** A set line: at most as wide as its measure, in points. */
export interface Line {
  readonly spans: readonly Span[];
  readonly width: number;
  /** A space was left out at its end: the next line begins a word. */
  readonly spaced: boolean;
}

export interface Measure {
  /** Points; `Infinity` sets everything on one line. */
  readonly width: number;
  /** Size of the type, in points. */
  readonly size: number;
  /** Figures of one width. */
  readonly tabular?: boolean;
}

/**
 * Breaks text into lines by the widths of its letters, before the PDF library sees it. It knows the
 * words that paper has of its own in the language of the job, since all that is set comes by it.
 */
export interface Typesetter {
  readonly words: PaperWords;
  /** Lines of at least one; all of the text is in them. */
  set(spans: readonly Span[], measure: Measure): readonly Line[];
}

/** A piece that stays together, and whether a line may end after it. */
interface Piece extends Span {
  readonly width: number;
  readonly space: boolean;
  readonly breaks: boolean;
}

/** Words and the spaces between them; a line may also end after a hyphen, dash or slash. */
const pieces = / |[^ ]+?(?:[-–—/](?=[^ \d])|(?= |$))/gu;

/** A face for each character: where the display face lacks it, the bold text face stands in. */
function substitute(face: Face): Face {
  return face === 'display' ? 'bold' : 'text';
}

/** The span with its characters made printable, divided where another face has to stand in. */
function prepare(span: Span, metrics: Readonly<Record<Face, FaceMetrics>>): readonly Span[] {
  const other = substitute(span.face);
  const has = (face: Face) => (codePoint: number) => metrics[face].has(codePoint);
  const text = normalise(span.text);
  if (printable(text, has(span.face)) === text) return [{ ...span, text }];
  const parts: Span[] = [];
  for (const cluster of graphemes(text)) {
    const own = printable(cluster, has(span.face));
    const lent = own === cluster ? own : printable(cluster, has(other));
    const face = own !== lent && lent === cluster ? other : span.face;
    const last = parts.at(-1);
    const drawn = face === other ? lent : own;
    if (last?.face === face) parts[parts.length - 1] = { face, text: last.text + drawn };
    else parts.push({ face, text: drawn });
  }
  return parts;
}

function perFace<T>(make: (face: Face) => T): Readonly<Record<Face, T>> {
  return {
    display: make('display'),
    text: make('text'),
    bold: make('bold'),
    italic: make('italic'),
  };
}

/** A record of what was worked out, thrown away when it grows too large. */
function remember<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = work(key);
      if (known.size > 20_000) known.clear();
      known.set(key, value);
    }
    return value;
  };
}

export function makeTypesetter(
  metrics: Readonly<Record<Face, FaceMetrics>>,
): Pick<Typesetter, 'set'> {
  // Kerning is left out: it nearly always narrows, and lines that come out short are safe.
  const emsOf = (face: Face, tabular: boolean) =>
    remember((text) => {
      let ems = 0;
      for (const char of text) ems += metrics[face].advance(char.codePointAt(0) ?? 0, tabular);
      return ems;
    });
  const ems = perFace((face) => ({ running: emsOf(face, false), tabular: emsOf(face, true) }));
  const prepared = perFace((face) => remember((text) => prepare({ text, face }, metrics)));
  const words = remember((text): readonly string[] => text.match(pieces) ?? []);

  const widthOf = ({ text, face }: Span, { size, tabular = false }: Measure): number =>
    ems[face][tabular ? 'tabular' : 'running'](text) * size;

  const cut = (spans: readonly Span[], measure: Measure): readonly Piece[] =>
    spans.flatMap((span) =>
      prepared[span.face](span.text).flatMap(({ text, face }) =>
        words(text).map((part) => ({
          text: part,
          face,
          width: widthOf({ text: part, face }, measure),
          space: part === ' ',
          breaks: part === ' ' || /[-–—/]$/.test(part),
        })),
      ),
    );

  /** A word wider than the whole measure, letter by letter. */
  const shred = (piece: Piece, measure: Measure): readonly Piece[] =>
    graphemes(piece.text).map((text) => ({
      ...piece,
      text,
      width: widthOf({ text, face: piece.face }, measure),
      breaks: true,
    }));

  return {
    set(spans, measure) {
      const lines: Line[] = [];
      let line: Piece[] = [];
      let width = 0;
      const end = () => {
        const spaced = line.at(-1)?.space ?? false;
        if (spaced) width -= line.pop()?.width ?? 0;
        lines.push({ spans: merge(line), width, spaced });
        line = [];
        width = 0;
      };
      const add = (word: readonly Piece[]) => {
        const wide = word.reduce((sum, piece) => sum + piece.width, 0);
        if (line.length > 0 && width + wide > measure.width) end();
        if (line.length === 0 && wide > measure.width && word.some(({ text }) => text.length > 1)) {
          for (const piece of word) for (const letter of shred(piece, measure)) add([letter]);
          return;
        }
        line.push(...word);
        width += wide;
      };
      let word: Piece[] = [];
      for (const piece of cut(spans, measure)) {
        if (piece.space) {
          if (word.length > 0) add(word);
          word = [];
          // Spaces hang at the end of a line and never begin one.
          if (line.length > 0 && !line.at(-1)?.space) {
            line.push(piece);
            width += piece.width;
          }
          continue;
        }
        word.push(piece);
        if (piece.breaks) {
          add(word);
          word = [];
        }
      }
      if (word.length > 0) add(word);
      if (line.length > 0 || lines.length === 0) end();
      return lines;
    },
  };
}

/** The text of lines as it was before it was set, to be set anew. */
export function unset(lines: readonly Line[]): readonly Span[] {
  return lines.flatMap(({ spans, spaced }, index) => {
    const last = spans.at(-1);
    if (!spaced || !last || index === lines.length - 1) return spans;
    return [...spans.slice(0, -1), { ...last, text: `${last.text} ` }];
  });
}

function merge(line: readonly Piece[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { text, face } of line) {
    const last = spans.at(-1);
    if (last?.face === face) spans[spans.length - 1] = { face, text: last.text + text };
    else spans.push({ face, text });
  }
  return spans;
}
