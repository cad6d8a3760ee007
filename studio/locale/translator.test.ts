import { expect, test } from 'vitest';
import { fillIn, translatorOf } from './translator.ts';

const translate = translatorOf({
  Draft: 'Concept',
  Monday: 'Maandag',
  Tuesday: 'Dinsdag',
  'No category': 'Geen categorie',
  '{1} · Draft': '{1} · Concept',
  'To {1}': 'Naar {1}',
  'Use {1} of {2}.': 'Van {2}: gebruik {1}.',
  '{1} has no "{2}" (yet).': '{1} heeft (nog) geen "{2}".',
});

test('a sentence is translated, and one that is unknown stays', () => {
  expect(translate('Draft')).toBe('Concept');
  expect(translate('Drafts')).toBe('Drafts');
  expect(translate('constructor')).toBe('constructor');
});

test('values are placed where the translation wants them, translated if they are words of the code', () => {
  expect(translate('Use 3 of 4.')).toBe('Van 4: gebruik 3.');
  expect(translate('No category · Draft')).toBe('Geen categorie · Concept');
  expect(translate('To No category · Draft')).toBe('Naar Geen categorie · Concept');
  expect(translate('A list has no "size" (yet).')).toBe('A list heeft (nog) geen "size".');
});

test('joined words are translated one by one', () => {
  expect(translate('Monday, Tuesday')).toBe('Maandag, Dinsdag');
  expect(translate('09:00–12:00, Monday')).toBe('09:00–12:00, Maandag');
});

test('words of an editor stay as they are, also within a sentence', () => {
  const isContent = (text: string) => text === 'Monday';
  expect(translate('Monday', isContent)).toBe('Monday');
  expect(translate('Monday · Draft', isContent)).toBe('Monday · Concept');
  expect(translate('Monday, Tuesday', isContent)).toBe('Monday, Dinsdag');
});

test('a missing value leaves its placeholder', () => {
  expect(fillIn('{1} and {2}', [0])).toBe('0 and {2}');
});
