/** The faces of the printed page: Old Standard for titles, Alegreya Sans for all else. */
export const faces = ['display', 'text', 'bold', 'italic'] as const;
export type Face = (typeof faces)[number];

/** Where each face's TrueType file is: an address in the browser, a path in Node. */
export type FontSources = Readonly<Record<Face, string>>;

/** Names under which the faces are registered with the PDF library. */
export const familyOf: Readonly<Record<Face, string>> = {
  display: 'Muster Display',
  text: 'Muster Text',
  bold: 'Muster Bold',
  italic: 'Muster Italic',
};

/** OpenType switches by tag. */
export type Features = Readonly<Record<string, boolean>>;

/** Ligatures are off, so that a search of the PDF for "Officer" finds it; a nought is no "o". */
export const running: Features = { liga: false, lnum: true };

/** Figures that stand under each other: lining, all of one width. */
export const tabular: Features = { liga: false, lnum: true, tnum: true };

/** What the typesetter asks of a face; widths in ems. */
export interface FaceMetrics {
  has(codePoint: number): boolean;
  advance(codePoint: number, tabular: boolean): number;
}
