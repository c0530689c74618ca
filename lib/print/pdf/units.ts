import type { Paper } from '../model';

/** Millimetres in points. */
export function mm(value: number): number {
  return (value * 72) / 25.4;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sheets in points. */
export const paperSizes: Readonly<Record<Paper, Size>> = {
  a4: { width: mm(210), height: mm(297) },
  letter: { width: 612, height: 792 },
};

/** Widths of the printed rules, in points. */
export const stroke = { hair: mm(0.2), thin: mm(0.25), line: mm(0.35), thick: mm(1) } as const;

/** The grey of hairlines; everything else is black or the nation's. */
export const hairGrey = '#999999';
