import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { whiseCodes } from './whise-codes.ts';
import { whiseFacts } from './whise-facts.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/crm/whise.md'), 'utf8');

/** Rows of the tables below a heading, without the spaces that line them up. */
function rowsBelow(heading: string): string[] {
  const [, rest = ''] = page.split(`## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Whise') && !line.startsWith('| -'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    );
}

const code = (name: string | number) => `\`${name}\``;

const facts = whiseFacts.map(({ from, ours, note = '', ...fact }) =>
  [
    from.map(code).join(', then '),
    code(ours),
    [note, 'kind' in fact ? `By the codes of ${fact.kind}.` : ''].filter(Boolean).join(' '),
  ].join(' | '),
);

const codes = Object.entries(whiseCodes).map(([kind, { field, known }]) => {
  const byOurs = Map.groupBy(Object.entries(known), ([, ours]) => ours);
  const told = [...byOurs].map(([ours, rows]) => {
    const numbers = rows.map(([number]) => number).join(', ');
    return `${numbers} ${ours === null ? 'say nothing' : code(ours)}`;
  });
  return [kind, code(field), told.join('; ')].join(' | ');
});

test('the page lists every fact and code that is read, as they are read', () => {
  expect(rowsBelow('Facts')).toEqual(facts);
  expect(rowsBelow('Codes')).toEqual(codes);
});
