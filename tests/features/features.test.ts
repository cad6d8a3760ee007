import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compare, provenRows, withNotYet } from './document.ts';
import { rows } from './rows.ts';
import { collectTitles, findTitles } from './titles.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the specification has 248 rows', () => {
  expect(new Set(rows).size).toBe(248);
  expect(rows).toContain('1.01');
  expect(rows.at(-1)).toBe('9.38');
});

test('every row is proved by a running test and named in the table, or is listed under "Not yet"', () => {
  const document = readFileSync(path.join(root, 'docs', 'features.md'), 'utf8');
  expect(compare(document, collectTitles(root), rows)).toEqual([]);
});

test('[8.21] each of the other behaviours that end the messages is proved by itself', () => {
  const proofs = provenRows(collectTitles(root));
  for (const row of ['8.22', '8.23', '8.24']) expect(proofs.get(row), row).toBeDefined();
});

const table = (rowsCell: string, file: string) => `| Feature | Rows | Where | Proved by |
| --- | --- | --- | --- |
| Ribbons | ${rowsCell} | \`web/\` | \`${file}\` |

## Not yet
`;

test('a row in neither or in both places is named', () => {
  const titles = findTitles('a.test.ts', `test('[4.04] sold', () => {}); test('[4.05] rented', () => {});`);
  const document = withNotYet(table('4.04', 'a.test.ts'), ['4.05']);
  expect(compare(document, titles, ['4.03', '4.04', '4.05'])).toEqual([
    '4.03 is neither proved by a test nor listed under "Not yet"',
    '4.05 is listed under "Not yet", but is proved in a.test.ts',
  ]);
});

test('the table must name what is proved, and the file that proves it', () => {
  const titles = findTitles('a.test.ts', `test('[4.04] sold', () => {});`);
  expect(compare(table('4.04', 'b.test.ts'), titles, ['4.04'])).toEqual([
    '"Ribbons" claims 4.04, but no running test in b.test.ts names it',
  ]);
  expect(compare(table('', 'a.test.ts'), titles, ['4.04'])).toEqual([
    '4.04 is proved in a.test.ts, but no feature of the table names it',
  ]);
});

const silenced = [
  `test.skip('[4.04] sold', () => {});`,
  `test.fixme('[4.04] sold', () => {});`,
  `test.todo('[4.04] sold');`,
  `test.fails('[4.04] sold', () => {});`,
  `describe.skip('ribbons', () => { test('[4.04] sold', () => {}); });`,
  `test.describe.skip('ribbons', () => { test('[4.04] sold', () => {}); });`,
  `test('[4.04] sold', ({ page }) => { test.skip(!page, 'no page'); });`,
  `// test('[4.04] sold', () => {});`,
];

test.for(silenced)('a test that does not run proves nothing: %s', (text) => {
  const problems = compare(withNotYet('', []), findTitles('a.test.ts', text), ['4.04']);
  expect(problems).toEqual(['4.04 is neither proved by a test nor listed under "Not yet"']);
});

const running = [
  `test('[4.04] sold', () => {});`,
  `test.only('[4.04] sold', () => {});`,
  'for (const language of languages) test(`[4.04] sold in ${language}`, () => {});',
  `test.for([1, 2])('[4.04] sold %i', () => {});`,
  `test.describe('ribbons', () => { test('[4.04] sold', () => {}); });`,
];

test.for(running)('a test proves its row: %s', (text) => {
  const document = withNotYet(table('4.04', 'a.test.ts'), []);
  expect(compare(document, findTitles('a.test.ts', text), ['4.04'])).toEqual([]);
});

test('ranges, more than three rows and unknown rows are refused', () => {
  const titles = findTitles(
    'a.test.ts',
    `test('[4.01][4.02][4.03][4.04] all', () => {}); test('[4.01–4.04] all', () => {}); test('[9.99] x', () => {});`,
  );
  const problems = compare(withNotYet('', []), titles, []).join('\n');
  expect(problems).toContain('names more than three rows');
  expect(problems).toContain('names several rows in one bracket');
  expect(problems).toContain('names row 9.99');
});
