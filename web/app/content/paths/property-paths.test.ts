import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import { shortPropertyPath } from './build-path.ts';
import {
  printPath,
  printSegments,
  propertyFormAt,
  propertyFormPath,
  propertyFormSegments,
} from './property-paths.ts';
import { textsInCode } from '../i18n/texts-in-code.ts';

test('[2.38] the print view of a property is below its page, in the words of the language', () => {
  expect(printPath('/nl/te-koop/mechelen/huis/2101/', 'nl')).toBe(
    '/nl/te-koop/mechelen/huis/2101/afdrukken/',
  );
  expect(printPath('/fr/a-vendre/malines/maison/2101/', 'fr')).toBe(
    '/fr/a-vendre/malines/maison/2101/imprimer/',
  );
  for (const { id } of languages)
    expect(printSegments.map((segment) => `/${segment}/`)).toContain(printPath('/', id));
  expect(new Set(printSegments).size).toBe(languages.length);
});

test('the short address of a property holds any id as one segment that a header can carry', () => {
  expect(shortPropertyPath('2101')).toBe('/property/2101');
  for (const id of ['\u0000', 'a/b', '..', 'é', '\r\nSet-Cookie: a=b'])
    expect(shortPropertyPath(id)).toMatch(/^\/property\/[\w.%-]+$/);
});

test('a form about a property is below its page, in the words of the language', () => {
  expect(propertyFormPath('/nl/te-koop/mechelen/huis/2101/', 'send-to-friend', 'nl')).toBe(
    '/nl/te-koop/mechelen/huis/2101/doorsturen/',
  );
  expect(propertyFormAt('/fr/a-vendre/malines/maison/2101/envoyer')).toBe('send-to-friend');
  expect(propertyFormAt('/fr/a-vendre/malines/maison/2101/')).toBeUndefined();
});

test('every last part is one word of its own, whatever the language', () => {
  const all = languages.flatMap(({ id }) => {
    const { print, propertyForms } = textsInCode[id];
    return [`${print} print`, ...Object.entries(propertyForms).map(([form, word]) => `${word} ${form}`)];
  });
  const words = new Set(all.map((each) => each.split(' ')[0]));
  expect(new Set(all).size).toBe(words.size);
  expect(propertyFormSegments.every((segment) => /^[a-z-]+$/.test(segment))).toBe(true);
});
