import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, provenRows, withNotYet } from './document.ts';
import { rows } from './rows.ts';
import { collectTitles } from './titles.ts';

/** Rewrites the list under "Not yet" from the tests as they are, and says what is left to write by hand. */
const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs', 'features.md');
const titles = collectTitles(root);
const proofs = provenRows(titles);
const updated = withNotYet(
  readFileSync(file, 'utf8'),
  rows.filter((row) => !proofs.has(row)),
);
writeFileSync(file, updated);
const problems = compare(updated, titles, rows);
console.log([`${proofs.size} of ${rows.length} rows are proved by tests.`, ...problems].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
