import { formatDay } from '../day';
import type { PrintedFinding, RosterSheet } from '../model';
import type { Block } from './block';
import type { Density } from './density';
import { Box, Lines, linesHeight, paragraph, type TypeStyle } from './set-text';
import { marked, markIndent, OxfordRule, setTitle } from './sheet-head';
import { markOf } from './signs';
import { Hatched } from './tincture';
import type { Typesetter } from './typesetter';
import { mm } from './units';

const figureStyle: TypeStyle = { size: 27, leading: 0.95, tabular: true };

function capWords({ points, strength }: RosterSheet): string {
  if (!points) return strength?.of ?? '';
  return points.cap === null ? 'points, no cap' : `of ${points.cap} points`;
}

/** Title, nation in its hatching, ruleset and total over the printer's Oxford rule. */
export function masthead(type: Typesetter, sheet: RosterSheet, width: number): Block {
  const left = mm(14);
  const total = String(sheet.points?.total ?? sheet.strength?.total ?? '');
  const totalLines = type.set([{ text: total, face: 'display' }], {
    width: Infinity,
    size: figureStyle.size,
  });
  const capStyle: TypeStyle = { size: 10, leading: 1.2, tabular: true };
  const capLines = type.set([{ text: capWords(sheet), face: 'text' }], {
    width: Infinity,
    size: capStyle.size,
    tabular: true,
  });
  const right = Math.max(totalLines[0]?.width ?? 0, capLines[0]?.width ?? 0) + 2;
  const titleWidth = width - left - right - mm(6);
  const title = setTitle(type, sheet.title, titleWidth);
  const underStyle: TypeStyle = { size: 11, leading: 1.2 };
  const under = type.set(
    [
      {
        text: [sheet.nation.name, sheet.ruleset.name, ...sheet.settings].join(' · '),
        face: 'text',
      },
    ],
    { width: titleWidth, size: underStyle.size },
  );
  const textHeight =
    linesHeight(title.lines, title.style) + mm(0.6) + linesHeight(under, underStyle);
  const inner = Math.max(mm(14), textHeight);
  const top = inner - textHeight;
  const height = inner + mm(8);
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Hatched
          tincture={sheet.nation.tincture}
          x={0}
          y={inner - mm(14)}
          width={mm(10)}
          height={mm(14)}
        />
        <Lines
          lines={title.lines}
          style={title.style}
          place={{ x: left, y: top, width: titleWidth }}
        />
        <Lines
          lines={under}
          style={underStyle}
          place={{
            x: left,
            y: top + linesHeight(title.lines, title.style) + mm(0.6),
            width: titleWidth,
          }}
        />
        <Lines
          lines={totalLines}
          style={figureStyle}
          place={{
            x: width - right,
            y: inner - 12 - figureStyle.size * figureStyle.leading,
            width: right,
            align: 'right',
          }}
        />
        <Lines
          lines={capLines}
          style={capStyle}
          place={{ x: width - right, y: inner - 12, width: right, align: 'right' }}
        />
        <OxfordRule y={inner + mm(2.6)} width={width} />
      </Box>
    ),
  };
}

/** The verdict with the day and the tables it was reached by. */
export function verdictBlock(type: Typesetter, sheet: RosterSheet, width: number): Block {
  const { verdict, findings, ruleset, printed } = sheet;
  const rest = `${findings.length === 0 ? 'No findings. ' : ''}Checked ${formatDay(printed)} against roster data ${ruleset.dataVersion}.`;
  const style = {
    size: 10.5,
    leading: 1.2,
    width: width - markIndent,
    after: mm(2),
  };
  const text = paragraph(
    type,
    [
      { text: `${verdict.words}. `, face: 'bold' },
      { text: rest, face: 'text' },
    ],
    style,
  );
  return marked(verdict.mood, mm(5), -mm(0.2), text);
}

/** A finding in full: its mark, what is wrong, and where the rule stands. */
export function findingBlock(
  type: Typesetter,
  finding: PrintedFinding,
  width: number,
  { small }: Density,
): Block {
  const text = paragraph(
    type,
    [
      { text: `${finding.message} `, face: finding.severity === 'advice' ? 'text' : 'bold' },
      { text: finding.source, face: 'italic' },
    ],
    { size: Math.max(small, 9.5), leading: 1.2, width: width - markIndent, after: mm(1.2) },
  );
  return marked(markOf[finding.severity], mm(3.8), mm(0.2), text);
}
