const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function cellsInHtml(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.querySelectorAll('tr') ?? [])];
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => words(cell.textContent)));
}

function cellsInText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map(words));
}

/** Cells of a table copied from Excel, Word or Google Docs; undefined for anything else, such as a word. */
export function pastedCells({ html, text }: { html: string; text: string }): string[][] | undefined {
  if (text.includes('\t')) return cellsInText(text);
  return html.includes('<table') ? cellsInHtml(html) : undefined;
}
