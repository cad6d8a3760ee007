import { expect, test } from 'vitest';
import { pastedCells } from './table-input.tsx';

test('cells of a spreadsheet come as lines with tabs', () => {
  expect(pastedCells({ html: '<table>', text: 'Kost\tBedrag\r\nAttest\t€ 90\r\n' })).toEqual([
    ['Kost', 'Bedrag'],
    ['Attest', '€ 90'],
  ]);
});

test('words are pasted as words', () => {
  expect(pastedCells({ html: '<p>Kost</p>', text: 'Kost\nBedrag' })).toBeUndefined();
});
