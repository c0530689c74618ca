import type { PrintedFinding, RosterSheet } from '../model';
import type { PaperWords } from '../words/paper-words';
import type { Block } from './block';
import type { Density } from './density';
import { mastheadBlock } from './masthead';
import { paragraph } from './set-text';
import { marked, markIndent } from './sheet-head';
import { markOf } from './signs';
import type { Typesetter } from './typesetter';
import { mm } from './units';

function capWords({ points, strength }: RosterSheet, { sheet }: PaperWords): string {
  return points ? sheet.ofCap(points.cap) : (strength?.of ?? '');
}

/** Title, nation in its hatching, ruleset and total. */
export function masthead(type: Typesetter, sheet: RosterSheet, width: number): Block {
  const { title, nation, ruleset, settings, points, strength } = sheet;
  return mastheadBlock(
    type,
    {
      title,
      under: [nation.name, ruleset.name, ...settings].join(' · '),
      tally: {
        figure: String(points?.total ?? strength?.total ?? ''),
        words: capWords(sheet, type.words),
      },
      tincture: nation.tincture,
    },
    width,
  );
}

/** The verdict with the day and the tables it was reached by. */
export function verdictBlock(type: Typesetter, sheet: RosterSheet, width: number): Block {
  const { verdict, findings, ruleset, printed } = sheet;
  const { sheet: words, day } = type.words;
  const rest =
    (findings.length === 0 ? words.noFindings : '') +
    words.checked(day(printed), ruleset.dataVersion);
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
