import { expect, test } from 'vitest';
import type { PageTreeDocument } from '../structure/page-tree.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { pageChoices, samePageIn } from './page-choices.ts';

const document = (id: string, type: string, paths: Record<string, string>): PageTreeDocument => ({
  _id: id,
  _type: type,
  title: localized({ nl: id }) as never,
  path: localized(paths) as never,
  status: 'published',
});

const stored = [
  document('contact', 'page', { nl: '/contact/', fr: '/contact/' }),
  document('sale', 'page', { nl: '/te-koop/', fr: '/a-vendre/' }),
  document('drafts.sale', 'page', { nl: '/huizen/', fr: '/a-vendre/' }),
  document('advice', 'article', { nl: '/advies/' }),
  { _id: 'menu', _type: 'menu', items: [{ page: 'sale' }, { page: 'contact' }] },
];

const plain = (language: 'nl' | 'fr', typed = '') =>
  pageChoices(stored, language, typed).map(({ title, choices }) => [
    title,
    ...choices.map(({ row, path }) => `${row.id} ${path ?? '-'}`),
  ]);

test('pages are offered in menu order with their paths of the chosen language, drafts first', () => {
  expect(plain('nl')).toEqual([
    [undefined, 'sale /huizen/', 'contact /contact/'],
    ['Articles', 'advice /advies/'],
  ]);
  expect(plain('fr')).toEqual([
    [undefined, 'sale /a-vendre/', 'contact /contact/'],
    ['Articles', 'advice -'],
  ]);
});

test('a page is found by its path in any language', () => {
  expect(plain('nl', 'vendre')).toEqual([[undefined, 'sale /huizen/']]);
});

test('the page one looks at is found again in another language', () => {
  expect(samePageIn(stored, { language: 'nl', path: '/huizen/' }, 'fr')).toBe('/a-vendre/');
  expect(samePageIn(stored, { language: 'nl', path: '/advies/' }, 'fr')).toBeUndefined();
  expect(samePageIn(stored, { language: 'nl', path: '/weg/' }, 'fr')).toBeUndefined();
});
