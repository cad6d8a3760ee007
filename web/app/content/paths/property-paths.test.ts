import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import { wordsInCode } from './words-in-code.ts';
import { propertyFormAt, propertyFormPath, propertyFormSegments } from './property-paths.ts';

test('a form about a property is below its page, in the words of the language', () => {
  expect(propertyFormPath('/nl/te-koop/mechelen/huis/2101/', 'send-to-friend', 'nl')).toBe(
    '/nl/te-koop/mechelen/huis/2101/doorsturen/',
  );
  expect(propertyFormAt('/fr/a-vendre/malines/maison/2101/envoyer')).toBe('send-to-friend');
  expect(propertyFormAt('/fr/a-vendre/malines/maison/2101/')).toBeUndefined();
});

test('every last part is one word of its own, whatever the language', () => {
  const all = languages.flatMap(({ id }) => {
    const { print, propertyForms } = wordsInCode[id];
    return [`${print} print`, ...Object.entries(propertyForms).map(([form, word]) => `${word} ${form}`)];
  });
  const words = new Set(all.map((each) => each.split(' ')[0]));
  expect(new Set(all).size).toBe(words.size);
  expect(propertyFormSegments.every((segment) => /^[a-z-]+$/.test(segment))).toBe(true);
});
