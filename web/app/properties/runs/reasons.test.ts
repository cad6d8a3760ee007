import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentReasons, recordReasons } from 'schemas/import-reasons.ts';
import { expect, test } from 'vitest';

const properties = path.join(import.meta.dirname, '..');

/** Reasons in the rules of an import, and those that the schemas of records give. */
function reasonsIn(file: string): string[] {
  const source = readFileSync(path.join(properties, file), 'utf8');
  return [...source.matchAll(/\breason: '([^']+)'|'(must [^']+)'/g)].map(
    ([, reason, other = '']) => reason ?? other,
  );
}

test('staff read every reason of a rule in their language', () => {
  const files = globSync('{rules,model,import,owner-records,sync,media}/**/*.ts', { cwd: properties });
  const found = files.filter((file) => !file.includes('.test')).flatMap(reasonsIn);
  expect(found.length).toBeGreaterThan(5);
  const known = new Set<string>([...recordReasons, ...Object.values(documentReasons)]);
  expect([...new Set(found)].filter((reason) => !known.has(reason))).toEqual([]);
});
