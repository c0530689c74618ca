import type { ReactNode } from 'react';
import type { Card, CardTally } from '../model';
import type { Block } from './block';
import { Boxes, boxesHeight, boxesIn, boxesWidth, mostBoxes } from './boxes';
import { cardMeasure } from './card-head';
import { Box, Lines, linesHeight, type TypeStyle } from './set-text';
import type { Line, Typesetter } from './typesetter';
import { mm } from './units';

const style: TypeStyle = { size: 9, leading: 1.2, tabular: true };
const lineHeight = style.size * style.leading;
const apart = mm(2.4);
const rowGap = mm(0.8);

/** Boxes with what they count, placed in their line. */
interface Tally {
  readonly label: readonly Line[];
  readonly count: number;
  readonly perLine: number;
  readonly groupOf: number;
  readonly width: number;
  readonly height: number;
  /** Where the boxes stand, from the label. */
  readonly boxes: { readonly x: number; readonly y: number };
}

function toTally(type: Typesetter, { name, groups, boxes }: CardTally): Tally {
  const count = groups * boxes;
  const groupOf = boxes > 1 ? boxes : 5;
  const text = count > mostBoxes ? `${name}, of ${count}` : name;
  const label = type.set([{ text, face: 'text' }], { width: cardMeasure, size: style.size });
  const labelWidth = (label[0]?.width ?? 0) + mm(1.3);
  const whole = boxesWidth(count, groupOf);
  const above = labelWidth + whole > cardMeasure;
  const perLine = above ? boxesIn(cardMeasure, groupOf) : count;
  const tall = boxesHeight(count, perLine);
  return {
    label,
    count,
    perLine,
    groupOf,
    width: above ? cardMeasure : labelWidth + whole,
    height: above ? lineHeight + tall : Math.max(lineHeight, tall),
    boxes: above ? { x: 0, y: lineHeight } : { x: labelWidth, y: mm(0.3) },
  };
}

/** One line of tallies beside each other. */
function tallyLine(tallies: readonly Tally[]): Block {
  const height = Math.max(...tallies.map((tally) => tally.height)) + rowGap;
  return {
    height,
    draw: () => (
      <Box height={height}>
        {tallies.map(({ label, count, perLine, groupOf, boxes }, index) => {
          const x = tallies.slice(0, index).reduce((sum, { width }) => sum + width + apart, 0);
          return [
            <Lines
              key={`label ${index}`}
              lines={label}
              style={style}
              place={{ x, y: 0, width: cardMeasure }}
            />,
            <Boxes
              key={`boxes ${index}`}
              count={count}
              perLine={perLine}
              groupOf={groupOf}
              x={x + boxes.x}
              y={boxes.y}
            />,
          ];
        })}
      </Box>
    ),
  };
}

/** Lines of tallies, as many beside each other as fit, in their order. */
export function tallyLines(type: Typesetter, tallies: readonly CardTally[]): readonly Block[] {
  const lines: Tally[][] = [];
  let width = Infinity;
  for (const tally of tallies.map((of) => toTally(type, of))) {
    if (width + tally.width > cardMeasure) {
      lines.push([]);
      width = 0;
    }
    lines.at(-1)?.push(tally);
    width += tally.width + apart;
  }
  return lines.map(tallyLine);
}

/** The last line of a card: nation, number, price; boxes for few models, or which card it is. */
export interface CardFoot {
  readonly height: number;
  readonly draw: () => ReactNode;
  /** Whether the model boxes stand in it. */
  readonly boxed: boolean;
}

export interface FootParts {
  /** Models and price stand elsewhere. */
  readonly named: boolean;
  readonly priced: boolean;
  /** Boxes for models that would like to stand here. */
  readonly boxes: number;
  /** "2/3", where one card is not enough. */
  readonly part?: string;
}

export function cardFoot(
  type: Typesetter,
  card: Card,
  { named, priced, boxes, part }: FootParts,
): CardFoot {
  const unit = card.kind === 'unit' ? card : undefined;
  const size = unit ? unit.size : card.count > 1 ? type.words.card.models(card.count) : undefined;
  const each = unit?.price?.each;
  const words = [
    card.nation.name,
    ...(size !== undefined && !named ? [size] : []),
    ...(each === undefined || priced || named
      ? []
      : [type.words.card.pointsEach(each, card.count > 1)]),
  ].join(', ');
  const set = (text: string, width: number) =>
    type.set([{ text, face: 'text' }], { width, size: style.size, tabular: true });
  const partLines = set(part ?? '', cardMeasure);
  const partWidth = part === undefined ? 0 : (partLines[0]?.width ?? 0) + mm(2);
  const boxesWide = boxes > 0 && boxes <= mostBoxes ? boxesWidth(boxes) + mm(2) : 0;
  const natural = set(words, Infinity)[0]?.width ?? 0;
  const boxed = boxesWide > 0 && !named && natural + boxesWide + partWidth <= cardMeasure;
  const lines = set(words, cardMeasure - partWidth);
  const height = linesHeight(lines, style);
  const last = height - lineHeight;
  return {
    height,
    boxed,
    draw: () => (
      <>
        <Lines lines={lines} style={style} place={{ x: 0, y: 0, width: cardMeasure }} />
        {part !== undefined && (
          <Lines
            lines={partLines}
            style={style}
            place={{ x: 0, y: last, width: cardMeasure, align: 'right' }}
          />
        )}
        {boxed && (
          <Boxes
            count={boxes}
            perLine={boxes}
            x={cardMeasure - partWidth - boxesWidth(boxes)}
            y={last + mm(0.2)}
          />
        )}
      </>
    ),
  };
}
