import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import { visitPath, visitSegments } from './visit-path.ts';

test('a visit is booked below the page of its property, in the words of the language', () => {
  expect(visitPath('/nl/te-koop/mechelen/huis/2101/', 'nl')).toBe('/nl/te-koop/mechelen/huis/2101/bezoek/');
  expect(visitPath('/fr/a-vendre/malines/maison/2101/', 'fr')).toBe(
    '/fr/a-vendre/malines/maison/2101/visite/',
  );
  for (const { id } of languages)
    expect(visitSegments.map((segment) => `/${segment}/`)).toContain(visitPath('/', id));
});
