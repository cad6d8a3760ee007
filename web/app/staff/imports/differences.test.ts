import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('only the fields that differ are told, a text by its language', () => {
  const shown = {
    ID: 1_000_001,
    Price: 415_000,
    Bedrooms: 3,
    Texts: [
      { language: 'nl', City: 'Gent' },
      { language: 'fr', City: 'Gand' },
    ],
  };
  const sent = {
    ID: 7,
    Price: -1,
    Lift: true,
    Texts: [
      { language: 'fr', City: 'Gand' },
      { language: 'nl', City: 'Gent-Dampoort' },
    ],
  };
  expect(differencesOf(shown, sent)).toEqual([
    { field: 'Price', shown: '415000', sent: '-1' },
    { field: 'Lift', sent: 'true' },
    { field: 'Texts.nl.City', shown: 'Gent', sent: 'Gent-Dampoort' },
    { field: 'Bedrooms', shown: '3' },
  ]);
});

test('pictures of our own store are no difference, one more of them is', () => {
  const shown = { Pictures: [{ Url: '/pictures/a', Width: 2000, Scene: 'front' }] };
  const sent = {
    Pictures: [
      { Url: 'https://media.example/1.jpg', Scene: 'front' },
      { Url: 'https://media.example/2.jpg', Scene: 'plan' },
    ],
  };
  expect(differencesOf(shown, sent)).toEqual([{ field: 'Pictures.1.Scene', sent: 'plan' }]);
});

test('long values and long lists are cut, and whatever was sent is compared', () => {
  const [long] = differencesOf({}, { Description: 'a'.repeat(500) });
  expect(long?.sent).toHaveLength(160);
  expect(differencesOf({}, { Values: Array.from({ length: 500 }, (_, index) => index) })).toHaveLength(30);
  for (const value of [null, undefined, 'text', 4, [null]])
    expect(differencesOf(undefined, value)).toBeDefined();
  expect(differencesOf(null, null)).toEqual([]);
});
