import { encode } from 'uqr';

export type QrCodeData = {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** A rectangle for each run of dark modules in a row. */
  path: string;
};

/** Light modules around the code that scanners need. */
const quietZone = 4;

function runsOf(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`;
    })
    .join('');
}

/** Draws a QR code that a fold or a stain of a seventh of it leaves readable. */
export function qrCode(text: string): QrCodeData {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: data.map(runsOf).join('') };
}
