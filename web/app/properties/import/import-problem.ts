export type Problem = { record: string; field: string; reason: string };

export function nameOf(list: string, row: unknown, index: number): string {
  const has = typeof row === 'object' && row !== null;
  const id = has && 'ID' in row ? row.ID : has && 'PropertyID' in row ? row.PropertyID : undefined;
  return typeof id === 'number' || typeof id === 'string' ? `${list} ${id}` : `${list}, row ${index + 1}`;
}
