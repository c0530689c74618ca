import type { SymbolId } from './profile';

/** How a part is drawn: strokes of 1.75, 1.2 or 2.4 (mitred, butt ends), or a solid. */
export type ShapeWeight = 'contour' | 'detail' | 'chevron' | 'solid';

export interface Shape {
  readonly weight: ShapeWeight;
  /** SVG path data on a grid of 24. */
  readonly path: string;
}

export interface SymbolShapes {
  /** Degrees about the middle of the grid. */
  readonly rotate?: number;
  readonly shapes: readonly Shape[];
}

/** The project's own symbols, drawn for it: the site and the printed page show the same. */
export const symbolShapes: Readonly<Record<SymbolId, SymbolShapes>> = {
  infantry: {
    shapes: [
      { weight: 'contour', path: 'M7.2 15.6 5.4 6.2Q12 4.2 18.6 6.2L16.8 15.6' },
      { weight: 'solid', path: 'M6.2 14.6Q12 17 17.8 14.6L20 18.2Q12 21 4 18.2Z' },
      { weight: 'detail', path: 'M7 18.8C7.8 21.6 9.7 23 12 23 14.3 23 16.2 21.6 17 18.8' },
      {
        weight: 'solid',
        path: 'M12 8.4 14.2 11 12 13.6 9.8 11ZM12 5.400C9.6 3.9 10.1 1.4 12 .2 13.9 1.4 14.4 3.9 12 5.400Z',
      },
    ],
  },
  'light-infantry': {
    rotate: -16,
    shapes: [
      { weight: 'contour', path: 'M4.8 14.2a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z' },
      { weight: 'contour', path: 'M2.4 9.2H11C15 9.2 18 8 21.4 4.4V14C18 10.8 15 9.6 11 9.2' },
      { weight: 'detail', path: 'M21.4 4.4C22.8 7.4 22.8 11 21.4 14' },
      { weight: 'solid', path: 'M1 7.7h2v3H1z' },
    ],
  },
  grenadier: {
    shapes: [
      { weight: 'contour', path: 'M6.6 16.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z' },
      {
        weight: 'contour',
        path: 'M8.8 12.2C5.4 9.6 6.4 6.6 5.6 3.4 7.8 4.2 9 5.6 9.4 7.2 9.8 4.8 11 3 12.8 1.2 13 3.8 14.3 5 14.7 7.2 15.5 6.2 16 5.4 16.2 4.2 19 7 18.6 9.8 15.2 12.2',
      },
      { weight: 'solid', path: 'M10.2 11.8C9.8 9.9 11.2 9.2 11.9 7.6 13 9 14.2 10 13.7 11.8Z' },
      { weight: 'detail', path: 'M8.9 16.8A3.2 3.2 0 0 1 12 13.6' },
    ],
  },
  rifles: {
    shapes: [
      { weight: 'contour', path: 'M8.9 14.7 20 3.6M15.1 14.7 4 3.6' },
      {
        weight: 'solid',
        path: 'M2.6 19l2.4 2.4 4.9-5.3-1.9-1.9zM21.4 19 19 21.4l-4.9-5.3 1.9-1.9z',
      },
      { weight: 'detail', path: 'M17.8 3.6 20.4 6.2M6.2 3.6 3.6 6.2' },
    ],
  },
  cavalry: {
    shapes: [
      {
        weight: 'contour',
        path: 'M7 20.6H18.6C19.4 14 18.6 8.4 13.7 6L12.9 3.2 10.9 5.6C8.6 6.6 7.6 8.7 4.7 12.9L6.3 15.5 8.6 14.7C10 13.9 11 13.8 12.7 12.7 12.4 15.4 8 16.8 7 20.6Z',
      },
      { weight: 'solid', path: 'M9.7 9.1a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z' },
      { weight: 'detail', path: 'M14.4 9C16.3 11.3 16.6 14.4 15.9 17.4' },
    ],
  },
  lancer: {
    shapes: [
      { weight: 'contour', path: 'M6.5 4.5V22' },
      { weight: 'solid', path: 'M6.5.8l1.8 4.2H4.7z' },
      { weight: 'contour', path: 'M6.5 6.8H20.6L17 10.3 20.6 13.8H6.5' },
      { weight: 'solid', path: 'M6.5 10.3H17L20.6 13.8H6.5z' },
    ],
  },
  'heavy-cavalry': {
    shapes: [
      {
        weight: 'contour',
        path: 'M8.3 3.2C9 6.4 15 6.4 15.7 3.2L18.9 4.5C18.2 7.8 19 9.4 20.2 10.7 18.7 13.7 18 15.9 18 18.2L19.2 21H4.8L6 18.2C6 15.9 5.3 13.7 3.8 10.7 5 9.4 5.8 7.8 5.1 4.5Z',
      },
      { weight: 'detail', path: 'M12 6.4V17.8M6.2 17.9H17.8' },
      { weight: 'solid', path: 'M6.9 7.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z' },
      { weight: 'solid', path: 'M15.3 7.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z' },
    ],
  },
  artillery: {
    shapes: [
      { weight: 'contour', path: 'M4.2 15.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z' },
      { weight: 'detail', path: 'M9.6 10.4V20.8M4.4 15.6H14.8' },
      { weight: 'solid', path: 'M8.1 15.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z' },
      { weight: 'contour', path: 'M5.8 10.7 4.7 7.7 19.7 3.2 20.8 6.6 13.4 9.7' },
      { weight: 'contour', path: 'M18.6 2.7 20.3 7.7' },
      { weight: 'contour', path: 'M14.2 18.3 22 21' },
      { weight: 'solid', path: 'M1.9 9.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z' },
    ],
  },
  officer: {
    shapes: [
      {
        weight: 'contour',
        path: 'M8.2 16.6C13.4 13.2 17.6 8.8 21.6 2.4 20.8 9.6 16.4 15 10 18.4Z',
      },
      { weight: 'contour', path: 'M6 14.4 12 20.4' },
      { weight: 'chevron', path: 'M8.6 17.8 4.8 21.6' },
      { weight: 'detail', path: 'M4.2 21.2C1.8 19 2.6 15.6 6 14.4' },
      { weight: 'solid', path: 'M2.7 21.7a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z' },
    ],
  },
  nco: {
    shapes: [
      { weight: 'chevron', path: 'M4 5.2 12 9.6 20 5.2M4 10.6 12 15 20 10.6M4 16 12 20.4 20 16' },
    ],
  },
  musician: {
    shapes: [
      { weight: 'contour', path: 'M3.8 7a8.2 2.9 0 1 0 16.4 0a8.2 2.9 0 1 0 -16.4 0Z' },
      { weight: 'contour', path: 'M3.8 7V17.2C3.8 21.3 20.2 21.3 20.2 17.2V7' },
      { weight: 'detail', path: 'M4 10.2 7.6 19.2 12 11.4 16.4 19.2 20 10.2' },
      { weight: 'detail', path: 'M3.2 2.6 10.6 7' },
      { weight: 'detail', path: 'M20.8 2.6 13.4 7' },
    ],
  },
  'flag-bearer': {
    shapes: [
      { weight: 'contour', path: 'M5 4.5V22' },
      { weight: 'solid', path: 'M5 .8 6.7 4.6H3.3z' },
      { weight: 'contour', path: 'M5 5.6C9 3.9 12.6 7.6 20.6 5.6V15.2C12.6 17.2 9 13.5 5 15.2' },
      { weight: 'solid', path: 'M12.8 7.4 15.6 10.6 12.8 13.8 10 10.6z' },
    ],
  },
  engineer: {
    rotate: 26,
    shapes: [
      { weight: 'contour', path: 'M9.5 1.4V23' },
      {
        weight: 'contour',
        path: 'M9.5 4C13 4.2 15.6 3.2 18 1.4 20.6 5.6 20.6 10.2 18 14.4 15.6 12.2 13 11.4 9.5 11.6',
      },
      { weight: 'solid', path: 'M9.5 3.2H5.6V12.4H9.5Z' },
      { weight: 'detail', path: 'M16 5.2C17 7 17 9 16 10.8' },
    ],
  },
  general: {
    shapes: [
      {
        weight: 'contour',
        path: 'M1.4 16.8C4.6 15.7 5.4 12.2 7.4 9.4 9.4 6.8 14.6 6.8 16.6 9.4 18.6 12.2 19.4 15.7 22.6 16.8 16 20.4 8 20.4 1.4 16.8Z',
      },
      {
        weight: 'detail',
        path: 'M5 16.6C8.5 14.3 15.5 14.3 19 16.6M6.4 7.8C9 3.6 15 3.6 17.6 7.8',
      },
      { weight: 'solid', path: 'M13.3 11.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z' },
      { weight: 'detail', path: 'M14.4 13.2 13.6 15' },
    ],
  },
};
