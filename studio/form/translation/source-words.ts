function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function lineOf(item: unknown): string {
  const { children, cells, listItem } = record(item);
  if (cells !== undefined) return list(cells).join(' | ');
  const words = list(children)
    .map((child) => record(child)['text'])
    .join('');
  return listItem === undefined ? words : `• ${words}`;
}

/** The words of a text, a formatted text or a table as lines; empty for a picture. */
export function sourceWords(value: unknown): string {
  return typeof value === 'string' ? value : list(value).map(lineOf).join('\n');
}
