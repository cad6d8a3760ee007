import { mostTableColumns, mostTableRows } from 'schemas/objects/text-table.ts';

export type TableRow = { _type: 'tableRow'; _key: string; cells: string[] };

/** A stored row, in which cells may be missing. */
export type StoredRow = { _type?: string; _key: string; cells?: readonly (string | undefined)[] };

type Place = { row: number; column: number };

/** Size of the grid that an empty table offers. */
const emptySize = { rows: 3, columns: 3 };

function keyOf(index: number, taken: ReadonlySet<string>): string {
  let number = index + 1;
  while (taken.has(`r${number}`)) number += 1;
  return `r${number}`;
}

function resized(rows: readonly TableRow[], height: number, width: number): TableRow[] {
  const taken = new Set(rows.map(({ _key }) => _key));
  return Array.from({ length: Math.min(height, mostTableRows) }, (_row, index) => {
    const _key = rows[index]?._key ?? keyOf(index, taken);
    taken.add(_key);
    const cells = Array.from(
      { length: Math.min(width, mostTableColumns) },
      (_cell, column) => rows[index]?.cells[column] ?? '',
    );
    return { _type: 'tableRow' as const, _key, cells };
  });
}

const widthOf = (rows: readonly TableRow[]) => Math.max(1, ...rows.map(({ cells }) => cells.length));

/** Pads to a rectangle of cells, even for an empty table. */
export function gridOf(stored: readonly StoredRow[] = []): TableRow[] {
  const rows = stored.map(({ _key, cells = [] }) => ({
    _type: 'tableRow' as const,
    _key,
    cells: cells.map((cell) => cell ?? ''),
  }));
  return rows.length === 0
    ? resized([], emptySize.rows, emptySize.columns)
    : resized(rows, rows.length, widthOf(rows));
}

/** Writes cells from a place to the right and below, and grows the table as far as it may. */
export function withCells(
  rows: readonly TableRow[],
  { row, column }: Place,
  pasted: readonly (readonly string[])[],
): TableRow[] {
  const height = Math.max(rows.length, row + pasted.length);
  const width = Math.max(widthOf(rows), ...pasted.map((cells) => column + cells.length));
  return resized(rows, height, width).map((each, index) => ({
    ...each,
    cells: each.cells.map((cell, at) => pasted[index - row]?.[at - column] ?? cell),
  }));
}

export function withRow(rows: readonly TableRow[]): TableRow[] {
  return resized(rows, rows.length + 1, widthOf(rows));
}

export function withColumn(rows: readonly TableRow[]): TableRow[] {
  return resized(rows, rows.length, widthOf(rows) + 1);
}

export function withoutRow(rows: readonly TableRow[], index: number): TableRow[] {
  return rows.filter((_row, at) => at !== index);
}

export function withoutColumn(rows: readonly TableRow[], index: number): TableRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_cell, at) => at !== index) }));
}

export function isBlank(rows: readonly TableRow[]): boolean {
  return rows.every(({ cells }) => cells.every((cell) => cell.trim() === ''));
}
