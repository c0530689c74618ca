import type { ReactNode } from 'react';
import type { Card, UnitCard } from '../model';
import { type Block, fill, heightOf } from './block';
import { cardFoot, type CardFoot, tallyLines } from './card-foot';
import { cardSize } from './card-grid';
import { type CardHead, cardHead, cardMeasure, continuedHead } from './card-head';
import { cardStats, type CardStats } from './card-stats';
import { partBoxes } from './part-boxes';
import { figureSpans, termSpans } from './roster-words';
import { At, Column, paragraph } from './set-text';
import type { Span, Typesetter } from './typesetter';
import { mm } from './units';

/** Inner margins of a card. */
const margin = { x: mm(4.5), top: mm(4.5), bottom: mm(3.5) } as const;
const inner = cardSize.height - margin.top - margin.bottom;
/** White above and below the text. */
const bodyGap = mm(1.4);
const footGap = mm(0.8);

/** Sizes that the text of a card is tried in; the last one goes on over further cards. */
const sizes = [10, 9.5, 9] as const;
const leastSize = 9;
const leading = 1.17;
/** Lines of boxes for what units are made of. */
const mostPartLines = 4;

/** Weapons and upgrades in one line or a few: "Musket 30″, S4/3; Bayonet". */
function gearText({ gear }: UnitCard): string {
  const parts = gear.map(({ line, quantity, effect }) => {
    const times = quantity > 1 ? ` ×${quantity}` : '';
    return `${line}${times}${effect === undefined ? '' : ` (${effect})`}`;
  });
  return parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
}

/** "Gun. Strength 10-9, Defence 10", its figures bold. */
function tableSpans({ name, head, row }: UnitCard['tables'][number]): readonly Span[] {
  return [
    { text: `${name}. `, face: 'bold' },
    ...head.flatMap((label, at): readonly Span[] => [
      { text: `${at > 0 ? ', ' : ''}${label} `, face: 'text' },
      { text: row[at] ?? '', face: 'bold' },
    ]),
  ];
}

/** Derived figures, short ones beside each other as long as they stay in one line. */
function figureLines(
  type: Typesetter,
  { figures }: UnitCard,
  size: number,
): readonly (readonly Span[])[] {
  const lines: (readonly Span[])[] = [];
  let beside: UnitCard['figures'] = [];
  for (const figure of figures) {
    const longer = figureSpans({ details: [], figures: [...beside, figure] });
    const width = type.set(longer, { width: Infinity, size })[0]?.width ?? 0;
    const fits = beside.length > 0 && width <= cardMeasure;
    if (fits) lines.pop();
    beside = fits ? [...beside, figure] : [figure];
    lines.push(figureSpans({ details: [], figures: beside }));
  }
  return lines;
}

function unitTexts(
  type: Typesetter,
  card: UnitCard,
  size: number,
  withExtras: boolean,
): readonly (readonly Span[])[] {
  const one = (text: string, face: Span['face']): readonly (readonly Span[])[] =>
    text === '' ? [] : [[{ text, face }]];
  const refused = card.unknownOptions.join(', ');
  const notes = card.statLines.flatMap(({ name, note }) =>
    note === undefined ? [] : [name + type.words.unit.colon + note],
  );
  const terms = [...card.rules, ...(withExtras ? card.extras : [])];
  return [
    ...card.tables.map(tableSpans),
    ...one(gearText(card), 'bold'),
    ...(card.details.length > 0 ? [figureSpans({ details: card.details, figures: [] })] : []),
    ...figureLines(type, card, size),
    ...notes.flatMap((note) => one(note, 'text')),
    ...card.odds.map(tableSpans),
    ...one(refused && type.words.unit.notOffered(refused), 'bold'),
    ...terms.map(termSpans),
  ];
}

/** The text of a card as blocks, in one size. */
function bodyOf(
  type: Typesetter,
  card: Card,
  head: CardHead,
  size: number,
  withExtras: boolean,
): readonly Block[] {
  const texts =
    card.kind === 'unit'
      ? unitTexts(type, card, size, withExtras)
      : [[{ text: type.words.card.kept, face: 'text' } as const]];
  const note: readonly (readonly Span[])[] =
    card.note === undefined ? [] : [[{ text: card.note, face: 'italic' }]];
  return [...head.rest, ...texts, ...note].map((spans) =>
    paragraph(type, spans, { size, leading, width: cardMeasure, before: mm(0.7) }),
  );
}

/** What one face of a card is put together from. */
interface FaceParts {
  readonly head: CardHead;
  readonly stats?: CardStats | undefined;
  readonly body: readonly Block[];
  readonly tallies: readonly Block[];
  readonly foot: CardFoot;
}

function Face({ head, stats, body, tallies, foot }: FaceParts): ReactNode {
  const bodyTop = head.height + (stats?.height ?? 0) + bodyGap;
  const footTop = inner - foot.height;
  return (
    <At x={margin.x} y={margin.top}>
      {head.draw()}
      {stats && (
        <At x={0} y={head.height}>
          {stats.draw()}
        </At>
      )}
      <At x={0} y={bodyTop}>
        <Column blocks={body} />
      </At>
      <At x={0} y={footTop - heightOf(tallies)}>
        <Column blocks={tallies} />
      </At>
      <At x={0} y={footTop}>
        {foot.draw()}
      </At>
    </At>
  );
}

/** Heights for text on the first card and on each further one. */
interface Rooms {
  readonly first: number;
  readonly more: number;
}

/** Text over as many cards as it needs; with `cut`, a paragraph may go on on the next. */
function partOut(
  text: readonly Block[],
  { first, more }: Rooms,
  cut: boolean,
): readonly (readonly Block[])[] {
  const parts: (readonly Block[])[] = [];
  let rest = text;
  while (rest.length > 0) {
    const filled = fill(rest, parts.length === 0 ? first : more, more, cut);
    parts.push(filled.placed);
    rest = filled.rest;
  }
  return parts;
}

/**
 * The faces of one card. Its text is set as large as it fits, with its weapons and the like explained when that
 * costs no further card; what does not fit at 9 pt goes on on as few further ones as can be.
 */
export function cardFaces(type: Typesetter, card: Card): readonly ReactNode[] {
  const head = cardHead(type, card);
  const unit = card.kind === 'unit' ? card : undefined;
  const stats = unit && cardStats(type, unit);
  const priced = stats?.priced ?? true;
  const boxes = unit?.modelBoxes ?? card.count;
  const footOf = (part?: string, named = false) =>
    cardFoot(type, card, { named, priced, boxes, ...(part !== undefined && { part }) });
  const talliesOf = ({ boxed }: CardFoot) => [
    ...tallyLines(type, [
      ...(unit?.tallies ?? []),
      ...(boxes > 0 && !boxed
        ? [{ name: type.words.card.modelBoxes, groups: boxes, boxes: 1 }]
        : []),
    ]),
    ...(unit?.parts
      ? [partBoxes(type, unit.parts, { width: cardMeasure, mostLines: mostPartLines })]
      : []),
  ];
  const roomAbove = (foot: CardFoot, tallies: readonly Block[]) =>
    inner -
    head.height -
    (stats?.height ?? 0) -
    bodyGap -
    heightOf(tallies) -
    footGap -
    foot.height;

  const foot = footOf();
  const tallies = talliesOf(foot);
  for (const withExtras of [true, false])
    for (const size of sizes) {
      const body = bodyOf(type, card, head, size, withExtras);
      if (heightOf(body) <= roomAbove(foot, tallies))
        return [
          <Face key={0} head={head} stats={stats} body={body} tallies={tallies} foot={foot} />,
        ];
    }

  // Boxes keep to the first card when they fit there at all; else they lead the text.
  const someFoot = footOf('1/2');
  const boxLines = talliesOf(someFoot);
  const boxesFit = roomAbove(someFoot, boxLines) >= 0;
  const below = boxesFit ? boxLines : [];
  const more = continuedHead(type, card);
  const rooms: Rooms = {
    first: roomAbove(someFoot, below),
    more: inner - more.height - bodyGap - footGap - footOf('2/2', true).height,
  };
  const parts = [true, false]
    .flatMap((withExtras) => {
      const body = bodyOf(type, card, head, leastSize, withExtras);
      const text = boxesFit ? body : [...boxLines, ...body];
      return [false, true].map((cut) => partOut(text, rooms, cut));
    })
    .reduce((best, next) => (next.length < best.length ? next : best));
  return parts.map((body, index) => {
    const part = `${index + 1}/${parts.length}`;
    return index === 0 ? (
      <Face key={index} head={head} stats={stats} body={body} tallies={below} foot={footOf(part)} />
    ) : (
      <Face key={index} head={more} body={body} tallies={[]} foot={footOf(part, true)} />
    );
  });
}
