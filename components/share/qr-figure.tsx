import { type QrCode, quietZone } from '@/lib/share/qr';

/** A code to scan from the screen: black on white in every theme, in its quiet zone. */
export function QrFigure({
  symbol: { size, path },
  label,
}: {
  readonly symbol: QrCode;
  readonly label: string;
}) {
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="block w-full bg-[#fff] forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
