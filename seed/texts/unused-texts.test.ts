import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textKeys } from 'schemas/text-keys.ts';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Texts that were written ahead, and what will show them. A line goes with the last text that it is about. */
const waiting = {
  'the portal of owners': /^portal\./,
  'mistakes in forms to come': /^validation\./,
  'answers of forms to come': /^message\./,
  'suggestions while typing in the search': /^search\./,
  'a slider that follows the finger': /^slider\./,
  'pictures of a property seen large': /^gallery\./,
  'the list of projects and its pages': /^(list\.noProjects|property\.soldOutMessage)$/,
};

function codeIn(folder: string): string {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test|node_modules|build/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');
}

const code = codeIn('web/app') + codeIn('studio');

/** Names that code puts together, such as `consent.${category}Help`. */
const composed = [...code.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{[^}]+\}([\w.]*)`/g)].map(
  ([, start = '', end = '']) => ({ start, end }),
);

function isUsed(key: string): boolean {
  const name = key.replace(/_(one|other)$/, '');
  const isComposed = composed.some(
    ({ start, end }) =>
      name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length,
  );
  return isComposed || code.includes(`'${name}'`);
}

const unused = textKeys.filter((key) => !isUsed(key));

test('every text is shown somewhere, or waits for what will show it', () => {
  const expected = Object.values(waiting);
  expect(unused.filter((key) => !expected.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('nothing is said to wait that is shown', () => {
  for (const [what, pattern] of Object.entries(waiting))
    expect(
      unused.some((key) => pattern.test(key)),
      what,
    ).toBe(true);
});
