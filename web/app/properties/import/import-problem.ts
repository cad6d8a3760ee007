/** Why an import is refused: which record, which of its fields, and what is wrong there. */
export type Problem = { record: string; field: string; reason: string };

/** How messages name a record: its list and its ID, or its place in the list when it has none. */
export function nameOf(list: string, row: unknown, index: number): string {
  const id = typeof row === 'object' && row !== null && 'ID' in row ? row.ID : undefined;
  return typeof id === 'number' || typeof id === 'string' ? `${list} ${id}` : `${list}, row ${index + 1}`;
}
