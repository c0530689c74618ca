import { Fragment, type ReactNode } from 'react';
import type { Column, StatLine } from '../../rules/ruleset';
import type { UnitCard } from '../model';
import type { PaperWords } from '../words/paper-words';
import { cardMeasure } from './card-head';
import type { Face } from './faces';
import { Lines, linesHeight, type Place, type TypeStyle } from './set-text';
import { Rule, UprightRule } from './signs';
import type { Typesetter } from './typesetter';
import { mm, stroke } from './units';

/** Up to so many figures stand large, with their names; more become a table. */
const mostPlates = 4;

export interface CardStats {
  readonly height: number;
  readonly draw: () => ReactNode;
  /** Whether the price is among the figures. */
  readonly priced: boolean;
}

interface Plate {
  readonly name: string;
  readonly value: string;
}

function platesOf(
  { columns, stats, price, count }: UnitCard,
  { card: words }: PaperWords,
): readonly Plate[] {
  return [
    ...columns.map(({ id, name }) => ({ name, value: stats[id] ?? '' })),
    ...(price
      ? [{ name: count > 1 ? words.pricesEach : words.points, value: String(price.each) }]
      : []),
  ];
}

const valueStyle: TypeStyle = { size: 19, leading: 1, tabular: true };
const labelStyle: TypeStyle = { size: 9, leading: 1.15 };

const plusStyle: TypeStyle = { size: 14, leading: 1.2 };

/** A large figure; the display face's plus is too large for it, so the text face lends one. */
function LargeFigure({
  type,
  value,
  x,
  y,
  width,
}: {
  readonly type: Typesetter;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}): ReactNode {
  const [, digits = '', plus = ''] = /^(.*?)(\+?)$/.exec(value) ?? [];
  const set = (text: string, face: Face, { size }: TypeStyle) =>
    type.set([{ text, face }], { width: Infinity, size });
  const figure = set(digits, 'display', valueStyle);
  const sign = set(plus, 'bold', plusStyle);
  const [figureWidth, signWidth] = [figure[0]?.width ?? 0, sign[0]?.width ?? 0];
  const left = x + (width - figureWidth - signWidth) / 2;
  return (
    <>
      <Lines lines={figure} style={valueStyle} place={{ x: left, y, width: figureWidth + 1 }} />
      {plus && (
        <Lines
          lines={sign}
          style={plusStyle}
          place={{ x: left + figureWidth, y: y + mm(0.2), width: signWidth + 1 }}
        />
      )}
    </>
  );
}

function plates(type: Typesetter, figures: readonly Plate[]): CardStats {
  const width = cardMeasure / figures.length;
  const top = mm(1.9);
  const inner = valueStyle.size * valueStyle.leading + labelStyle.size * labelStyle.leading;
  const height = top + inner + mm(1.6);
  return {
    height,
    priced: true,
    draw: () => (
      <>
        {figures.map(({ value }, index) => (
          <LargeFigure
            key={`value ${index}`}
            type={type}
            value={value}
            x={index * width}
            y={top}
            width={width}
          />
        ))}
        {figures.map(({ name }, index) => (
          <Lines
            key={`label ${index}`}
            lines={type.set([{ text: name, face: 'text' }], {
              width: Infinity,
              size: labelStyle.size,
            })}
            style={labelStyle}
            place={{ x: index * width, y: top + valueStyle.size, width, align: 'center' }}
          />
        ))}
        {figures.slice(1).map((_, index) => (
          <UprightRule
            key={`line ${index}`}
            x={(index + 1) * width}
            y={top + mm(0.4)}
            height={inner - mm(0.8)}
          />
        ))}
        <Rule y={height} width={cardMeasure} weight={stroke.thin} />
      </>
    ),
  };
}

/** Columns of a table: what each needs, and an equal share of the rest. */
function placeColumns(
  type: Typesetter,
  columns: readonly Column[],
  lines: readonly StatLine[],
  { size }: TypeStyle,
  left: number,
): readonly Place[] {
  const widthOf = (text: string, face: Face) =>
    type.set([{ text, face }], { width: Infinity, size, tabular: true })[0]?.width ?? 0;
  const needs = columns.map(({ id }) =>
    Math.max(...lines.map(({ stats }) => widthOf(stats[id] ?? '', 'bold'))),
  );
  const used = needs.reduce((sum, need) => sum + need, 0);
  const share = (cardMeasure - left - used) / columns.length;
  let x = left;
  return needs.map((need) => {
    const place = { x, y: 0, width: need + share, align: 'center' as const };
    x += need + share;
    return place;
  });
}

/** A table of figures: one line, or one with its name for each kind of the unit's models. */
function table(
  type: Typesetter,
  columns: readonly Column[],
  lines: readonly StatLine[],
  named: boolean,
): CardStats {
  const style: TypeStyle = { size: named ? 10 : 11, leading: 1.15, tabular: true };
  const names = lines.map(({ name }) =>
    type.set([{ text: name, face: 'text' }], { width: mm(22), size: labelStyle.size }),
  );
  const widest = Math.max(...names.flatMap((set) => set.map(({ width }) => width)));
  const places = placeColumns(type, columns, lines, style, named ? widest : 0);
  const top = mm(1.2);
  const headHeight = labelStyle.size * labelStyle.leading;
  const heights = names.map((set) =>
    Math.max(style.size * style.leading, named ? linesHeight(set, labelStyle) : 0),
  );
  const height = top + headHeight + heights.reduce((sum, line) => sum + line, 0) + mm(1);
  const cell = (text: string, face: Face, of: TypeStyle, index: number, y: number) => (
    <Lines
      key={`${y} ${index}`}
      lines={type.set([{ text, face }], { width: Infinity, size: of.size, tabular: true })}
      style={of}
      place={{ ...(places[index] ?? { x: 0, width: 0 }), y }}
    />
  );
  return {
    height,
    priced: false,
    draw: () => (
      <>
        {columns.map(({ short }, index) => cell(short, 'text', labelStyle, index, top))}
        {lines.map(({ stats }, at) => {
          const y = top + headHeight + heights.slice(0, at).reduce((sum, line) => sum + line, 0);
          return (
            <Fragment key={at}>
              {named && (
                <Lines
                  lines={names[at] ?? []}
                  style={labelStyle}
                  place={{ x: 0, y: y + mm(0.25), width: widest }}
                />
              )}
              {columns.map(({ id }, index) => cell(stats[id] || '–', 'bold', style, index, y))}
            </Fragment>
          );
        })}
        <Rule y={height} width={cardMeasure} weight={stroke.thin} />
      </>
    ),
  };
}

/** Whether figures and their names fit beside each other, each in its equal share. */
function fitAsPlates(type: Typesetter, figures: readonly Plate[]): boolean {
  const width = cardMeasure / figures.length - mm(0.6);
  const fits = (text: string, face: Face, { size }: TypeStyle) =>
    (type.set([{ text, face }], { width: Infinity, size })[0]?.width ?? 0) <= width;
  return figures.every(
    ({ name, value }) => fits(value, 'display', valueStyle) && fits(name, 'text', labelStyle),
  );
}

/** The figures of a unit: a few large ones, or a table; nothing where it has no columns. */
export function cardStats(type: Typesetter, card: UnitCard): CardStats | undefined {
  const { columns, stats, statLines, name } = card;
  const figures = platesOf(card, type.words);
  if (figures.length === 0) return undefined;
  if (figures.length <= mostPlates && statLines.length < 2 && fitAsPlates(type, figures))
    return plates(type, figures);
  if (statLines.length > 0) return table(type, columns, statLines, true);
  return table(type, columns, [{ name, count: 1, stats }], false);
}
