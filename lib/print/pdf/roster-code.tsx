import { Path, Svg } from '@react-pdf/renderer';
import { type QrCode, quietZone } from '../../share/qr';
import type { PrintedCode } from '../model';
import { printedSymbol } from '../printed-symbol';
import type { Block } from './block';
import type { Density } from './density';
import { At, Box, paragraph } from './set-text';
import type { Typesetter } from './typesetter';
import { mm } from './units';

/** Side of the symbol: a phone reads the highest version that is printed well below this. */
const symbolSide = mm(30);

/** The site as people type it. */
function addressOf(site: string): string {
  return site.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}

/** Its left edge stands at that of the column: the gap beside the column is a part of its quiet zone. */
function Symbol({ symbol: { size, path }, y }: { readonly symbol: QrCode; readonly y: number }) {
  return (
    <Svg
      style={{ position: 'absolute', left: 0, top: y, width: symbolSide, height: symbolSide }}
      viewBox={`0 0 ${size} ${size}`}
    >
      <Path d={path} fill="#000000" />
    </Svg>
  );
}

function symbolBlock(type: Typesetter, code: PrintedCode, symbol: QrCode, width: number): Block {
  const quiet = (symbolSide / symbol.size) * quietZone;
  const left = symbolSide + quiet;
  const style = { leading: 1.2, width: width - left };
  const title = paragraph(type, [{ text: type.words.code.title, face: 'display' }], {
    ...style,
    size: 13.5,
    after: mm(1),
  });
  const words = paragraph(
    type,
    [
      {
        text: type.words.code.scan(addressOf(code.site)),
        face: 'text',
      },
    ],
    { ...style, size: 9.5 },
  );
  const height = Math.max(symbolSide + 2 * quiet, quiet + title.height + words.height);
  return {
    height,
    before: mm(2),
    draw: () => (
      <Box height={height}>
        <Symbol symbol={symbol} y={quiet} />
        <At x={left} y={quiet}>
          {title.draw()}
        </At>
        <At x={left} y={quiet + title.height}>
          {words.draw()}
        </At>
      </Box>
    ),
  };
}

/** What stands at the end of a roster so that anyone can check it again. */
export function codeBlocks(
  type: Typesetter,
  code: PrintedCode,
  width: number,
  { notes }: Density,
): readonly Block[] {
  const { letters, site } = code;
  const symbol = printedSymbol(code);
  if (symbol) return [symbolBlock(type, code, symbol, width)];
  const style = { size: notes, leading: 1.2, width };
  const title = paragraph(type, [{ text: type.words.code.title, face: 'display' }], {
    ...style,
    size: 13.5,
    before: mm(4),
    after: mm(1),
  });
  const why = letters
    ? type.words.code.letters(addressOf(site))
    : type.words.code.fileOnly(addressOf(site));
  const words = paragraph(type, [{ text: why, face: 'text' }], { ...style, after: mm(1) });
  return [
    { ...title, withNext: true },
    { ...words, ...(letters !== undefined && { withNext: true }) },
    ...(letters
      ? [paragraph(type, [{ text: letters, face: 'text' }], { ...style, tabular: true })]
      : []),
  ];
}
