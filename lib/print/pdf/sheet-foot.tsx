import type { ReactNode } from 'react';
import { Lines, linesHeight, type TypeStyle } from './set-text';
import { Rule } from './signs';
import type { Typesetter } from './typesetter';
import { mm, stroke } from './units';

/** What stands at the bottom of each sheet of a document. */
export interface Foot {
  readonly height: number;
  draw(page: number, of: number): ReactNode;
}

/** Lines of words, and at their right the number of the sheet. */
export function sheetFoot(type: Typesetter, words: readonly string[], width: number): Foot {
  const style: TypeStyle = { size: 9, leading: 1.2 };
  const right = mm(26);
  const left = words.flatMap((text) =>
    type.set([{ text, face: 'text' }], { width: width - right, size: style.size }),
  );
  const gap = mm(1.4);
  return {
    height: gap + linesHeight(left, style),
    draw: (page: number, of: number): ReactNode => (
      <>
        <Rule y={0} width={width} weight={stroke.thin} />
        <Lines lines={left} style={style} place={{ x: 0, y: gap, width: width - right }} />
        <Lines
          lines={type.set([{ text: type.words.foot.sheet(page, of), face: 'text' }], {
            width: right,
            size: style.size,
          })}
          style={style}
          place={{ x: width - right, y: gap, width: right, align: 'right' }}
        />
      </>
    ),
  };
}
