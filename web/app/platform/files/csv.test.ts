import fc from 'fast-check';
import { csv } from 'schemas/csv.ts';
import { expect, test } from 'vitest';
import { recordFigure } from '../record-figure.test-data.ts';

const runs = process.env['VERIFY'] === 'whole' ? 10_000 : 300;

/** Reads a file as a spreadsheet does that takes `separator` for the end of a cell. */
function readCells(file: string, separator: string): string[] {
  const text = file.replace(/^\uFEFF/, '');
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') cell += text.charAt(++index);
      else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\n') {
      cells.push(cell);
      cell = '';
    } else if (character !== '\r') cell += character;
  }
  return cells;
}

const formula = /^[=+\-@\t\r＝＋－＠]/;

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', ',', ';', '|', '"', "'", '＝', 'cmd()', 'A1'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
  { maxLength: 12 },
);
const rowOf = fc.array(
  hostile.map((parts) => parts.join('')),
  { minLength: 1, maxLength: 4 },
);

test('no cell begins a formula, whichever separator a spreadsheet takes', () => {
  let cells = 0;
  let formulas = 0;
  const property = fc.property(rowOf, (row) => {
    const file = csv([['Message', ...row]]);
    for (const separator of [';', ',', '|', '\t'])
      for (const cell of readCells(file, separator)) {
        cells += 1;
        if (formula.test(cell)) formulas += 1;
        expect(cell).not.toMatch(formula);
      }
  });
  try {
    fc.assert(property, { numRuns: runs });
  } finally {
    recordFigure('19 cells of a spreadsheet', { read: cells, 'that begin a formula': formulas });
  }
});

test('what is harmless stays as it is', () => {
  const plain = fc.stringMatching(/^[\p{L}0-9][\p{L}0-9 .:!?"&€()/]{0,40}$/u);
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (row) => {
      expect(readCells(csv([row]), ';')).toEqual(row);
    }),
    { numRuns: runs },
  );
});

test('a file is what Excel opens in Belgium: UTF-8 with its mark, semicolons, lines that end as on Windows', () => {
  const file = csv([
    ['Naam', 'Bericht'],
    ['Hélène; "An"', 'één\ntwee'],
  ]);
  expect(file).toBe('\uFEFF"Naam";"Bericht"\r\n"Hélène; ""An""";"één\ntwee"\r\n');
});

test('a telephone number becomes a text, and a list in a message too', () => {
  const cells = readCells(csv([['+32 15 00 00 00', 'Dag\r\n- een\r\n- twee', '=1+1', '\t=1', '"=1']]), ';');
  expect(cells).toEqual(["'+32 15 00 00 00", "Dag\n'- een\n'- twee", "'=1+1", " '=1", `"'=1`]);
});
