import { Path, Svg } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Card, Paper } from '../model';
import { cardFaces } from './card-faces';
import { cardsAcross, cardSize, cardsOnSheet, cutMarks, gridOrigin } from './card-grid';
import { At, Lines, type TypeStyle } from './set-text';
import { SheetPage } from './sheet-page';
import type { Typesetter } from './typesetter';
import { mm, paperSizes, type Size, stroke } from './units';

function CutMarks({ size }: { readonly size: Size }): ReactNode {
  const path = cutMarks(size)
    .map(({ x, y, length, upright }) => `M${x} ${y}${upright ? 'v' : 'h'}${length}`)
    .join('');
  return (
    <Svg
      style={{ position: 'absolute', left: 0, top: 0, ...size }}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <Path d={path} stroke="#000000" strokeWidth={stroke.hair} fill="none" />
    </Svg>
  );
}

/** Cards of one ruleset, whose tables the margin of their sheets names. */
function byRuleset(cards: readonly Card[]): readonly (readonly Card[])[] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(card.ruleset.name);
    if (group) group.push(card);
    else groups.set(card.ruleset.name, [card]);
  }
  return [...groups.values()];
}

const marginStyle: TypeStyle = { size: 9, leading: 1.2 };

/** What is cut away: where the figures come from, the day, and the number of the sheet. */
function MarginWords({
  type,
  size,
  words,
}: {
  readonly type: Typesetter;
  readonly size: Size;
  readonly words: readonly string[];
}): ReactNode {
  const { x, y } = gridOrigin(size);
  const margin = mm(2);
  return words.map((text, column) => (
    <Lines
      key={column}
      lines={type.set([{ text, face: 'text' }], { width: Infinity, size: marginStyle.size })}
      style={marginStyle}
      place={{
        x: x + column * cardSize.width + margin,
        y: size.height - y + mm(1),
        width: cardSize.width - 2 * margin,
        align: column === cardsAcross - 1 ? 'right' : 'left',
      }}
    />
  ));
}

/** Sheets of cards, nine to a sheet; a ruleset begins a sheet of its own. */
export function cardPages(
  type: Typesetter,
  cards: readonly Card[],
  paper: Paper,
  printed: string,
): readonly ReactNode[] {
  const size = paperSizes[paper];
  const origin = gridOrigin(size);
  const sheets = byRuleset(cards).flatMap((group) => {
    const faces = group.flatMap((card) => cardFaces(type, card));
    const { shortName = '', dataVersion = '' } = group[0]?.ruleset ?? {};
    return Array.from({ length: Math.ceil(faces.length / cardsOnSheet) }, (_, sheet) => ({
      faces: faces.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
      source: type.words.document.data(shortName, dataVersion),
    }));
  });
  return sheets.map(({ faces, source }, index) => (
    <SheetPage key={index} size={size}>
      <CutMarks size={size} />
      {faces.map((face, at) => (
        <At
          key={at}
          x={origin.x + (at % cardsAcross) * cardSize.width}
          y={origin.y + Math.floor(at / cardsAcross) * cardSize.height}
        >
          {face}
        </At>
      ))}
      <MarginWords
        type={type}
        size={size}
        words={[
          source,
          type.words.foot.printed(type.words.day(printed)),
          type.words.card.sheet(index + 1, sheets.length),
        ]}
      />
    </SheetPage>
  ));
}
