import { expect, test } from 'vitest';
import { createTranslate } from './translate.ts';

test('a text comes back with its placeholders filled', () => {
  const t = createTranslate({ 'list.pageOf': 'Page {page} of {total}' }, 'en');
  expect(t('list.pageOf', { page: 2, total: 7 })).toBe('Page 2 of 7');
});

test('the count chooses between singular and plural by the rules of the language', () => {
  const texts = { 'list.count_one': '{count} bien', 'list.count_other': '{count} biens' };
  expect(createTranslate(texts, 'fr-BE')('list.count', { count: 0 })).toBe('0 bien');
  expect(createTranslate(texts, 'nl-BE')('list.count', { count: 0 })).toBe('0 biens');
  const none = { ...texts, 'list.count_zero': 'Aucun bien' };
  expect(createTranslate(none, 'fr-BE')('list.count', { count: 0 })).toBe('Aucun bien');
  expect(createTranslate(texts, 'fr-BE')('list.count', { count: 2 })).toBe('2 biens');
});

test('a missing text shows its name, so that a page still renders', () => {
  expect(createTranslate({}, 'nl-BE')('list.empty')).toBe('list.empty');
});

test('a value is inserted as it is, even when it looks like a placeholder', () => {
  const t = createTranslate({ 'list.pageOf': '{page}/{total}' }, 'en');
  expect(t('list.pageOf', { page: '{total}', total: '$&' })).toBe('{total}/$&');
});
