import { expect, test } from 'vitest';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import type { EntryKind } from '../../content/paths/path-table.ts';
import { isChosen, placeOf } from './popup-places.ts';

const entry = (id: string, kind: EntryKind, path: string) => ({
  id,
  kind,
  paths: { nl: path, fr: `/fr${path}` },
  titles: { nl: id },
});

const paths = createPathTable(
  [
    entry('home', 'home', '/'),
    entry('sale', 'property-list-sale', '/te-koop/'),
    entry('projects', 'project-list', '/projecten/'),
    entry('contact', 'content', '/contact/'),
    entry('story', 'article', '/advies/verhaal/'),
  ],
  ['nl', 'fr'],
);

test('a page is known by its path in the language of the address', () => {
  expect(placeOf(paths, '/nl/contact/')).toEqual({ id: 'contact', kind: 'content' });
  expect(placeOf(paths, '/fr/fr/contact/')).toEqual({ id: 'contact', kind: 'content' });
  expect(placeOf(paths, '/nl/')).toEqual({ id: 'home', kind: 'home' });
  expect(placeOf(paths, '/nl/advies/verhaal/')).toEqual({ id: 'story', kind: 'article' });
});

test('a property is a page below a list, a page of the site itself is none', () => {
  expect(placeOf(paths, '/nl/te-koop/mechelen/rijwoning/2101/')).toEqual({ kind: 'property' });
  expect(placeOf(paths, '/nl/projecten/lier/de-nete/p1/')).toEqual({ kind: 'property' });
  expect(placeOf(paths, '/nl/contact/a/b/c/')).toBeUndefined();
  expect(placeOf(paths, '/nl/visit/cancel/token/')).toBeUndefined();
  expect(placeOf(paths, '/style-guide')).toBeUndefined();
});

test('pages are chosen by their kind or one by one', () => {
  const chosen = { kinds: ['article' as const, 'property' as const], pageIds: ['contact', null] };
  const isOn = (pathname: string) => isChosen(chosen, placeOf(paths, pathname));
  expect(isOn('/nl/contact/')).toBe(true);
  expect(isOn('/nl/advies/verhaal/')).toBe(true);
  expect(isOn('/nl/te-koop/mechelen/rijwoning/2101/')).toBe(true);
  expect(isOn('/nl/te-koop/')).toBe(false);
  expect(isOn('/nl/visit/cancel/token/')).toBe(false);
  expect(isChosen({ kinds: null, pageIds: null }, placeOf(paths, '/nl/'))).toBe(false);
});
