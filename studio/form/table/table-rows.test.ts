import { expect, test } from 'vitest';
import { gridOf, isBlank, withCells, withColumn, withoutColumn, withoutRow, withRow } from './table-rows.ts';

const rows = gridOf([
  { _key: 'a', cells: ['Kost', 'Bedrag'] },
  { _key: 'b', cells: ['Attest'] },
]);
const cellsOf = (table: readonly { cells: string[] }[]) => table.map(({ cells }) => cells);

test('a table is a rectangle, and an empty one offers cells to begin with', () => {
  expect(cellsOf(rows)).toEqual([
    ['Kost', 'Bedrag'],
    ['Attest', ''],
  ]);
  expect(cellsOf(gridOf())).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ]);
  expect(isBlank(gridOf())).toBe(true);
  expect(isBlank(rows)).toBe(false);
});

test('rows and columns come and go, and each row is known by one key', () => {
  expect(cellsOf(withColumn(rows))[0]).toEqual(['Kost', 'Bedrag', '']);
  expect(cellsOf(withoutColumn(rows, 0))).toEqual([['Bedrag'], ['']]);
  expect(cellsOf(withoutRow(rows, 0))).toEqual([['Attest', '']]);
  const again = withRow(withoutRow(withRow(rows), 0));
  expect(new Set(again.map(({ _key }) => _key)).size).toBe(again.length);
  expect(again[0]?._key).toBe('b');
});

test('pasted cells are written from their place on and the table grows, up to six columns and twenty rows', () => {
  const pasted = [
    ['EPC', '€ 150'],
    ['Bodem', '€ 60'],
  ];
  expect(cellsOf(withCells(rows, { row: 1, column: 0 }, pasted))).toEqual([
    ['Kost', 'Bedrag'],
    ['EPC', '€ 150'],
    ['Bodem', '€ 60'],
  ]);
  const large = withCells(
    rows,
    { row: 0, column: 0 },
    Array.from({ length: 40 }, () => Array.from({ length: 9 }, () => 'x')),
  );
  expect([large.length, large[0]?.cells.length]).toEqual([20, 6]);
});
