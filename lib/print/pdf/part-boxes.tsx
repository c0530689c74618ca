import type { PartCount } from '../model';
import type { Block } from './block';
import { Boxes, boxesHeight, boxesIn, boxesWidth, mostBoxes } from './boxes';
import { Box, Lines, linesHeight, type TypeStyle } from './set-text';
import type { Typesetter } from './typesetter';
import { mm } from './units';

const style: TypeStyle = { size: 9, leading: 1.2, tabular: true };
const apart = mm(3.2);
const rowGap = mm(1);

interface Room {
  readonly width: number;
  /** More lines of boxes than this become one box to write a number in. */
  readonly mostLines: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Boxes for what units are made of: those of one unit together, units beside each other. */
export function partBoxes(
  type: Typesetter,
  { name, units, each }: PartCount,
  { width, mostLines }: Room,
): Block {
  const set = (text: string) => type.set([{ text, face: 'text' }], { width, size: style.size });
  const plain = set(name);
  const indent = (plain[0]?.width ?? 0) + mm(1.6);
  const room = width - indent;
  const perLine = boxesIn(room);
  const wide = boxesWidth(Math.min(each, perLine));
  const tall = boxesHeight(each, perLine);
  const beside = Math.max(1, Math.floor((room + apart) / (wide + apart)));
  const rows = Math.ceil(units / beside);
  const isShort = each <= mostBoxes && rows * Math.ceil(each / perLine) <= mostLines;
  const label = isShort ? plain : set(`${name}, of ${units * each}`);
  const left = isShort ? indent : (label[0]?.width ?? 0) + mm(1.6);
  const spots: readonly Spot[] = Array.from({ length: isShort ? units : 1 }, (_, at) => ({
    x: left + (at % beside) * (wide + apart),
    y: Math.floor(at / beside) * (tall + rowGap),
  }));
  const count = isShort ? each : mostBoxes + 1;
  const boxes = isShort ? rows * (tall + rowGap) - rowGap : boxesHeight(count, 1);
  const height = Math.max(linesHeight(label, style), boxes) + rowGap;
  return {
    height,
    before: mm(0.7),
    draw: () => (
      <Box height={height}>
        <Lines lines={label} style={style} place={{ x: 0, y: 0, width }} />
        {spots.map(({ x, y }, at) => (
          <Boxes key={at} count={count} perLine={perLine} x={x} y={y + mm(0.2)} />
        ))}
      </Box>
    ),
  };
}
