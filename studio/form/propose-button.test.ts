import { wellFormedPath } from 'schemas/rules/paths.ts';
import { expect, test } from 'vitest';
import { localized } from 'schemas/publication/example.test-data.ts';
import { pathFromTitle, proposedPaths } from './propose-button.tsx';

test.each([
  ['Ons verhaal', '/ons-verhaal/'],
  ['  Eén huis, twee gezinnen! ', '/een-huis-twee-gezinnen/'],
  ['Notre cœur à l’ouvrage', '/notre-coeur-a-l-ouvrage/'],
  ['Straße & Größe 2026', '/strasse-grosse-2026/'],
  [
    'De uitzonderlijk lange titel van een pagina die iemand zonder nadenken heeft ingetikt',
    '/de-uitzonderlijk-lange-titel-van-een-pagina-die-iemand/',
  ],
])('%s becomes %s', (title, path) => {
  expect(pathFromTitle(title)).toBe(path);
  expect(wellFormedPath(path)).toBe(true);
});

test('a title without letters proposes nothing', () => {
  expect(pathFromTitle('…')).toBeUndefined();
});

test('each enabled language with a title and no path is proposed one', () => {
  const titles = localized({ nl: 'Ons verhaal', fr: 'Notre histoire', en: 'Our story', de: 'Über uns' });
  const paths = localized({ nl: '/verhaal/', fr: undefined });
  expect(proposedPaths(titles as never, paths as never, ['nl', 'fr', 'en'])).toEqual([
    { language: 'fr', path: '/notre-histoire/' },
    { language: 'en', path: '/our-story/' },
  ]);
  expect(proposedPaths(undefined, undefined, ['nl'])).toEqual([]);
});
