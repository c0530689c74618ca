import { Fragment } from 'react';
import type { EventJob, EventSheet } from '../model';
import type { PaperWords } from '../words/paper-words';
import type { Block } from './block';
import type { Drawn } from './drawn';
import { mastheadBlock } from './masthead';
import { flow, Pages, type Placed } from './paginate';
import { At, Box, paragraph } from './set-text';
import { runningHead } from './sheet-head';
import { Rule } from './signs';
import { typeArea } from './type-area';
import type { Typesetter } from './typesetter';
import { hairGrey, mm } from './units';

/** Sizes that the rules are tried in until they take one sheet, largest first. */
const sizes = [12, 11, 10, 9] as const;

const labelWidth = mm(44);

/** A label and what stands beside it, over a hairline. */
function labelled(name: Block, text: Block, pad: number, width: number): Block {
  const height = Math.max(name.height, text.height) + 2 * pad;
  return {
    height,
    draw: () => (
      <Box height={height}>
        <At x={0} y={pad}>
          {name.draw()}
        </At>
        <At x={labelWidth} y={pad}>
          {text.draw()}
        </At>
        <Rule y={height} width={width} colour={hairGrey} />
      </Box>
    ),
    split(room) {
      const parts = text.split?.(room - 2 * pad);
      const nothing: Block = { height: 0, draw: () => null };
      return (
        parts && [labelled(name, parts[0], pad, width), labelled(nothing, parts[1], pad, width)]
      );
    },
  };
}

/** A rule of the event. */
function lineBlock(
  type: Typesetter,
  { label, value }: EventSheet['lines'][number],
  size: number,
  width: number,
): Block {
  const style = { size, leading: 1.25 };
  const name = paragraph(type, [{ text: label, face: 'bold' }], {
    ...style,
    width: labelWidth - mm(4),
  });
  const text = paragraph(type, [{ text: value, face: 'text' }], {
    ...style,
    width: width - labelWidth,
  });
  return labelled(name, text, size * 0.35, width);
}

function footWords(
  { ruleset }: EventSheet,
  printed: string,
  { foot, day }: PaperWords,
): readonly string[] {
  const on = foot.printedWith(day(printed));
  return ruleset
    ? [foot.whose(ruleset.name, ruleset.author), `${foot.data(ruleset.dataVersion)} ${on}`]
    : [on];
}

/** The rules of an event, one under the other; on one sheet, unless they are very many. */
export function eventDocument(type: Typesetter, { event, paper, printed }: EventJob): Drawn {
  const { title, ruleset, lines } = event;
  const { width, height, draw } = typeArea(type, paper, footWords(event, printed, type.words));
  const compose = (size: number): readonly (readonly Placed[])[] => {
    const pages = new Pages(height, runningHead(type, title, width));
    const under = [type.words.event.subject, ...(ruleset ? [ruleset.name] : [])].join(' · ');
    pages.put(mastheadBlock(type, { title, under }, width));
    const blocks =
      lines.length > 0
        ? lines.map((line) => lineBlock(type, line, size, width))
        : [
            paragraph(type, [{ text: type.words.event.asPrinted, face: 'text' }], {
              size,
              leading: 1.25,
              width,
            }),
          ];
    flow(pages, blocks);
    return pages.done;
  };
  const pages = sizes
    .map(compose)
    .reduce((best, next) => (next.length < best.length ? next : best));
  return {
    title: type.words.document.eventRules(title),
    subject: type.words.event.subject,
    children: <Fragment>{draw(pages)}</Fragment>,
  };
}
