import { expect, test } from 'vitest';
import { followingItem, offeredLanguages, offerText } from './offered-languages.ts';

const item = (language: string) => ({ _key: language, language });
const enabled = ['nl', 'fr', 'en'] as const;
const all = ['nl', 'fr', 'en', 'de'];

test('an empty field offers the languages visitors get', () => {
  expect(offeredLanguages([], enabled, all)).toEqual(['nl', 'fr', 'en']);
});

test('a field with Dutch offers the others', () => {
  expect(offeredLanguages([item('nl')], enabled, all)).toEqual(['fr', 'en']);
});

test('a field that is written in every language offers none, whatever else it holds', () => {
  expect(offeredLanguages(['nl', 'fr', 'en', 'de'].map(item), enabled, all)).toEqual([]);
  expect(offeredLanguages(['en', 'fr', 'nl'].map(item), enabled, all)).toEqual([]);
});

test('an editor who shows French alone is offered French alone', () => {
  expect(offeredLanguages([item('nl')], enabled, ['fr'])).toEqual(['fr']);
});

test('a translator of a language that visitors do not get yet is offered that language', () => {
  expect(offeredLanguages([item('nl')], enabled, ['de'])).toEqual(['de']);
});

test('the button names the languages as a sentence does', () => {
  expect(offerText(['nl', 'fr', 'en'])).toBe('Write in Nederlands, Français and English');
  expect(offerText(['nl'])).toBe('Write in Nederlands');
});

test('French comes between Dutch and English, German after both', () => {
  const items = ['nl', 'en'].map(item);
  expect(followingItem(items, 'fr')).toEqual(item('en'));
  expect(followingItem(items, 'de')).toBeUndefined();
});
