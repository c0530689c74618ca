import { Font } from '@react-pdf/renderer';
import {
  type Face,
  type FaceMetrics,
  type Features,
  faces,
  familyOf,
  type FontSources,
  running,
  tabular,
} from './faces';
import { makeTypesetter, type Typesetter } from './typesetter';

/** The part of the library's font reader that is used here. */
interface Advance {
  readonly advanceWidth: number;
}
interface FontFile {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  /** Its names, notices and addresses, each by what it is. */
  readonly name: { records: Readonly<Record<string, unknown>> };
  glyphForCodePoint(codePoint: number): Advance;
  layout(text: string, features: Features): Advance;
}

/** Common code points first: a glyph that two share then reads back as the common one. */
function rankOf(codePoint: number): number {
  if (codePoint < 0x250) return 0;
  return codePoint >= 0x2010 && codePoint < 0x2300 ? 1 : 2;
}

/**
 * Reads every glyph under its own code point. The font reader keeps glyphs by number: an E that it
 * first met as a part of É would have no code point, and every later E would be left out of the
 * page (foliojs/fontkit#154).
 */
function nameGlyphs(font: FontFile): void {
  const codePoints = [...font.characterSet].sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  for (const codePoint of codePoints) font.glyphForCodePoint(codePoint);
}

/**
 * Keeps only the name that a PDF has of a font: the library compares all of them, written out with
 * licence and addresses, at each stretch of text.
 */
function keepOneName({ name }: FontFile): void {
  name.records = { postscriptName: name.records.postscriptName };
}

const isFigure = (codePoint: number) => codePoint >= 0x30 && codePoint <= 0x39;

function metricsOf(font: FontFile): FaceMetrics {
  const known = new Set(font.characterSet);
  const read = (codePoint: number, inTable: boolean) =>
    // Only figures have forms of other widths; asking for them is slow, and writes in the object.
    isFigure(codePoint)
      ? font.layout(String.fromCodePoint(codePoint), { ...(inTable ? tabular : running) })
      : font.glyphForCodePoint(codePoint);
  const widths: readonly Map<number, number>[] = [new Map(), new Map()];
  return {
    has: (codePoint) => known.has(codePoint),
    advance(codePoint, inTable) {
      const cache = widths[inTable ? 1 : 0];
      let width = cache?.get(codePoint);
      if (width === undefined) {
        width = read(codePoint, inTable).advanceWidth / font.unitsPerEm;
        cache?.set(codePoint, width);
      }
      return width;
    },
  };
}

async function load(face: Face, src: string): Promise<FaceMetrics> {
  // A family for each face: asking a family for a weight that it lacks would throw.
  const fontFamily = familyOf[face];
  Font.register({ family: fontFamily, src });
  try {
    await Font.load({ fontFamily });
  } catch (error) {
    // The library would remember the failure for ever.
    delete Font.getRegisteredFonts()[fontFamily];
    throw error;
  }
  const font = Font.getFont({ fontFamily })?.data as unknown as FontFile | undefined;
  if (!font) throw new Error(`The font ${src} could not be read`);
  nameGlyphs(font);
  keepOneName(font);
  return metricsOf(font);
}

let ready: Promise<Pick<Typesetter, 'set'>> | undefined;

/** Loads the faces once, and makes a typesetter of them. */
export function loadTypesetter(sources: FontSources): Promise<Pick<Typesetter, 'set'>> {
  ready ??= (async () => {
    // Lines are broken before the library sees them; it must not hyphenate names in English.
    Font.registerHyphenationCallback((word) => [word]);
    const metrics = await Promise.all(faces.map((face) => load(face, sources[face])));
    const [display, text, bold, italic] = metrics;
    if (!display || !text || !bold || !italic) throw new Error('A face is missing');
    return makeTypesetter({ display, text, bold, italic });
  })().catch((error: unknown) => {
    // The next try may have a connection.
    ready = undefined;
    throw error;
  });
  return ready;
}
