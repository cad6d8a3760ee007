import type { QrCodeData } from './qr-code.ts';

type QrCodeFigureProps = { code: QrCodeData; label: string };

export function QrCodeFigure({ code: { size, path }, label }: QrCodeFigureProps) {
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
