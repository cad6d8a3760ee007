import { expect, test } from 'vitest';
import { filledInDefaultLanguage, inLanguage } from './localized.ts';
import { emptyInLanguages } from './starting-languages.ts';

const both = [
  { _key: 'a', language: 'fr', value: 'À vendre' },
  { _key: 'b', language: 'nl', value: 'Te koop' },
];

test('a translation is found by its language, whatever the order and the keys', () => {
  expect(inLanguage(both)).toBe('Te koop');
  expect(inLanguage(both, 'fr')).toBe('À vendre');
});

test('a missing translation, an item without value and a missing field are all undefined', () => {
  expect(inLanguage(both, 'en')).toBeUndefined();
  expect(inLanguage([{ _key: 'a', language: 'nl' }])).toBeUndefined();
  expect(inLanguage(undefined)).toBeUndefined();
});

test('a field filled in the default language is valid', () => {
  expect(filledInDefaultLanguage(both)).toBe(true);
  expect(filledInDefaultLanguage([{ _key: 'a', language: 'nl', value: [{ _type: 'block' }] }])).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['another language only', both.slice(0, 1)],
  ['white space', [{ _key: 'a', language: 'nl', value: '  \n' }]],
  ['an empty text with formatting', [{ _key: 'a', language: 'nl', value: [] }]],
  ['what a new field starts with', emptyInLanguages('internationalizedArrayString', ['nl', 'fr'])],
])('a field with %s asks for the default language by name', (_case, value) =>
  expect(filledInDefaultLanguage(value)).toMatch(/Nederlands/),
);
