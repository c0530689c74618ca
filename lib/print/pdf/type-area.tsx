import type { ReactNode } from 'react';
import type { Paper } from '../model';
import type { Placed } from './paginate';
import { At } from './set-text';
import { sheetFoot } from './sheet-foot';
import { SheetPage } from './sheet-page';
import type { Typesetter } from './typesetter';
import { mm, paperSizes } from './units';

const margin = { x: mm(15), top: mm(13), bottom: mm(11) } as const;
const aboveFoot = mm(3);

/** The part of a sheet that blocks may fill, in points, and how sheets of them are drawn. */
export interface TypeArea {
  readonly width: number;
  readonly height: number;
  draw(pages: readonly (readonly Placed[])[]): readonly ReactNode[];
}

/** Sheets with these words at the foot of each. */
export function typeArea(type: Typesetter, paper: Paper, footWords: readonly string[]): TypeArea {
  const size = paperSizes[paper];
  const width = size.width - 2 * margin.x;
  const foot = sheetFoot(type, footWords, width);
  const footTop = size.height - margin.bottom - foot.height;
  return {
    width,
    height: footTop - aboveFoot - margin.top,
    draw: (pages) =>
      pages.map((placed, index) => (
        <SheetPage key={index} size={size}>
          <At x={margin.x} y={margin.top}>
            {placed.map(({ x, y, block }, at) => (
              <At key={at} x={x} y={y}>
                {block.draw()}
              </At>
            ))}
          </At>
          <At x={margin.x} y={footTop}>
            {foot.draw(index + 1, pages.length)}
          </At>
        </SheetPage>
      )),
  };
}
