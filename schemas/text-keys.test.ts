import { expect, test } from 'vitest';
import { forms } from './form-ids.ts';
import { isTextKey, textAreas, textDescription, textDocumentId, textKeys } from './text-keys.ts';

test('every text is described in a sentence', () => {
  for (const key of textKeys) expect(textDescription(key), key).toMatch(/^[A-Z].+\.$/);
});

test('no key belongs to two areas', () => {
  expect(new Set(textKeys).size).toBe(textKeys.length);
  expect(textKeys).toHaveLength(textAreas.flatMap(({ texts }) => Object.keys(texts)).length);
});

test('a singular has its plural and the other way round', () => {
  for (const key of textKeys) {
    if (key.endsWith('_one')) expect(textKeys).toContain(key.replace(/_one$/, '_other'));
    if (key.endsWith('_other')) expect(textKeys).toContain(key.replace(/_other$/, '_one'));
  }
});

test('both forms of a plural name their count', () => {
  const plurals = textKeys.filter((key) => /_(one|other)$/.test(key));
  expect(plurals).toContain('message.tooMany_one');
  for (const key of plurals) expect(textDescription(key), key).toContain('{count}');
});

test('a text name is not a label and a plural at once', () => {
  const plurals = textKeys.flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : []));
  expect(textKeys.filter((key) => plurals.includes(key))).toEqual([]);
});

test('every form has its name in e-mails, and so has a message of an owner', () => {
  const formsIn = (pattern: RegExp) => textKeys.flatMap((key) => pattern.exec(key)?.[1] ?? []).toSorted();
  const ids = [...forms.map(({ id }) => id), 'owner-message'].toSorted();
  expect(formsIn(/^mail\.about\.(.+)$/)).toEqual(ids);
});

test('the documents of texts have public ids, each its own', () => {
  const ids = textKeys.map(textDocumentId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^text-[\w-]+$/);
});

test('only keys of the list are text keys', () => {
  expect(isTextKey('list.empty')).toBe(true);
  expect(isTextKey('list.count')).toBe(false);
  expect(isTextKey(null)).toBe(false);
});
