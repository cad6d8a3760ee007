/** What makes a spreadsheet take the rest of a cell for a formula, in ordinary and in full-width characters. */
const formulaMark = '[=+\\-@＝＋－＠]';

/** Where a cell begins: at its start and, if the file is read with another separator, also within it. */
const cellStart = new RegExp(`(^|[,;|\\n])([\\s"]*)(?=${formulaMark})`, 'g');

/** A text in which no spreadsheet finds a formula: an apostrophe makes it a text, tabs and returns are gone. */
function harmless(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(cellStart, "$1$2'");
}

function cell(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

/**
 * A table as Excel opens it in Belgium: UTF-8 with its mark, cells apart by semicolons, for the comma stands in
 * numbers there.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

export function csvAnswer(rows: readonly (readonly string[])[]): Response {
  return new Response(csv(rows), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
