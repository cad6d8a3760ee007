export type Problem = { record: string; field: string; reason: string };

export function nameOf(list: string, row: unknown, index: number): string {
  const id = typeof row === 'object' && row !== null && 'ID' in row ? row.ID : undefined;
  return typeof id === 'number' || typeof id === 'string' ? `${list} ${id}` : `${list}, row ${index + 1}`;
}
