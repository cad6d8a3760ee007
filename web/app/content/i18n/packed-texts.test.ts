import { expect, test } from 'vitest';
import { packTexts, unpackTexts } from './packed-texts.ts';

test('texts come out as they went in, whatever signs they hold', () => {
  const texts = { 'list.empty': 'Rien "ici"\nni là', 'list.filters': '', 'site.skipToContent': 'À {x} \\t' };
  expect(unpackTexts(packTexts(texts))).toEqual(texts);
  expect(unpackTexts(packTexts({}))).toEqual({});
});

test('a tab, which separates them, becomes a space', () => {
  expect(unpackTexts(packTexts({ 'list.empty': 'rien\tici' }))).toEqual({ 'list.empty': 'rien ici' });
});
