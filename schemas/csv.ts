const formulaMark = '[=+\\-@＝＋－＠]';

const cellStart = new RegExp(`(^|[,;|\\n])([\\s"]*)(?=${formulaMark})`, 'g');

/** Prefixes formulas with an apostrophe, which makes them text, and removes tabs and carriage returns. */
function harmless(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(cellStart, "$1$2'");
}

function cell(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

/** Excel in Belgium expects a byte order mark, and semicolons, because the comma is the decimal separator. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
