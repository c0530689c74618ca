import type { ReactNode } from 'react';
import type { SymbolId } from '../../roster/profile';
import type { Card } from '../model';
import type { Face } from './faces';
import { Lines, linesHeight, type TypeStyle } from './set-text';
import { Mark, Rule, SymbolSign } from './signs';
import { Hatched, Window } from './tincture';
import { type Line, type Span, type Typesetter, unset } from './typesetter';
import { mm } from './units';

/** A card's width without its inner margin, in points. */
export const cardMeasure = mm(54);

const frame = { width: mm(17), height: mm(20), window: mm(12.5) } as const;
const textX = frame.width + mm(3);
const textWidth = cardMeasure - textX;
const headGap = mm(2.4);

interface NameStyle extends TypeStyle {
  readonly face: Face;
  /** Lines. */
  readonly most: number;
}

/** How a name is tried: the display face in two sizes, then text faces for long words. */
const nameStyles: readonly NameStyle[] = [
  { face: 'display', size: 14, leading: 1.06, most: 3 },
  { face: 'display', size: 13, leading: 1.06, most: 4 },
  { face: 'bold', size: 12, leading: 1.1, most: 4 },
];
const lastNameStyle: NameStyle = { face: 'bold', size: 10.5, leading: 1.12, most: 5 };
const titleStyle: TypeStyle = { size: 10.5, leading: 1.15 };
const mostTitleLines = 3;

interface SetName {
  readonly lines: readonly Line[];
  readonly style: TypeStyle;
  /** What did not go into its lines. */
  readonly rest: readonly Span[];
}

function setName(type: Typesetter, name: string, width: number): SetName {
  const setIn = ({ face, size }: NameStyle, text: string, measure: number) =>
    type.set([{ text, face }], { width: measure, size });
  for (const style of nameStyles) {
    const whole = name
      .split(' ')
      .every((word) => (setIn(style, word, Infinity)[0]?.width ?? 0) <= width);
    const lines = setIn(style, name, width);
    if (whole && lines.length <= style.most) return { lines, style, rest: [] };
  }
  const lines = setIn(lastNameStyle, name, width);
  const { most } = lastNameStyle;
  return { lines: lines.slice(0, most), style: lastNameStyle, rest: unset(lines.slice(most)) };
}

/** The upper part of a card, and what of its words goes on in the body. */
export interface CardHead {
  readonly height: number;
  readonly draw: () => ReactNode;
  readonly rest: readonly (readonly Span[])[];
}

function Sign({ symbol }: { readonly symbol: SymbolId | undefined }): ReactNode {
  const size = mm(10);
  const spot = {
    x: (frame.width - size) / 2,
    y: (frame.height - size) / 2,
    size,
  };
  return symbol ? <SymbolSign id={symbol} {...spot} /> : <Mark id="unknown" {...spot} />;
}

/** Symbol in its nation's hatching, name and title, over a heavy rule. */
export function cardHead(type: Typesetter, card: Card): CardHead {
  const name = setName(type, card.name, textWidth);
  const title = type.set([{ text: card.title ?? '', face: 'italic' }], {
    width: textWidth,
    size: titleStyle.size,
  });
  const titled = card.title !== undefined && title.length <= mostTitleLines;
  const nameHeight = linesHeight(name.lines, name.style);
  const textHeight = nameHeight + (titled ? mm(0.6) + linesHeight(title, titleStyle) : 0);
  const inner = Math.max(frame.height, textHeight);
  const top = (inner - textHeight) / 2;
  const symbol = card.kind === 'unit' ? card.symbol : undefined;
  return {
    height: inner + headGap,
    rest: [
      ...(name.rest.length > 0 ? [name.rest] : []),
      ...(card.title !== undefined && !titled
        ? [[{ text: card.title, face: 'italic' } as const]]
        : []),
    ],
    draw: () => (
      <>
        <Hatched
          tincture={card.nation.tincture}
          x={0}
          y={0}
          width={frame.width}
          height={frame.height}
        />
        <Window
          tincture={card.nation.tincture}
          x={(frame.width - frame.window) / 2}
          y={(frame.height - frame.window) / 2}
          size={frame.window}
        />
        <Sign symbol={symbol} />
        <Lines
          lines={name.lines}
          style={name.style}
          place={{ x: textX, y: top, width: textWidth }}
        />
        {titled && (
          <Lines
            lines={title}
            style={titleStyle}
            place={{ x: textX, y: top + nameHeight + mm(0.6), width: textWidth }}
          />
        )}
        <Rule y={inner + headGap - mm(0.35)} width={cardMeasure} weight={mm(0.7)} />
      </>
    ),
  };
}

/** The upper part of a card that goes on with another's text. */
export function continuedHead(type: Typesetter, card: Card): CardHead {
  const name = setName(type, card.name, cardMeasure);
  const note = type.set([{ text: 'continued', face: 'italic' }], { width: cardMeasure, size: 9 });
  const nameHeight = linesHeight(name.lines, name.style);
  const inner = nameHeight + 9 * 1.2;
  return {
    height: inner + mm(1.6),
    rest: [],
    draw: () => (
      <>
        <Lines lines={name.lines} style={name.style} place={{ x: 0, y: 0, width: cardMeasure }} />
        <Lines
          lines={note}
          style={{ size: 9, leading: 1.2 }}
          place={{ x: 0, y: nameHeight, width: cardMeasure }}
        />
        <Rule y={inner + mm(1.2)} width={cardMeasure} weight={mm(0.7)} />
      </>
    ),
  };
}
