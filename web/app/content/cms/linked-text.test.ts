import { expect, test } from 'vitest';
import { createPathTable } from '../paths/create-path-table.ts';
import type { RichText } from './content.ts';
import { linkedText } from './linked-text.server.ts';

const paths = createPathTable(
  [{ id: 'contact', kind: 'content', paths: { nl: '/contact/', fr: '/contactez-nous/' }, titles: {} }],
  ['nl', 'fr', 'en'],
);

type Block = Extract<RichText[number], { _type: 'block' }>;
type Mark = NonNullable<Block['markDefs']>[number];

const to = (_ref: string) => ({ _type: 'reference', _ref }) as Mark['page'];

function hrefOf(target: Partial<Mark>, language: 'nl' | 'fr' | 'en' = 'nl') {
  const markDefs: Mark[] = [{ _type: 'link', _key: 'l', ...target }];
  const [block] = linkedText([{ _type: 'block', _key: 'b', markDefs }], { paths, language });
  return block?._type === 'block' ? block.markDefs?.[0]?.href : undefined;
}

test('a link in a text leads to the page that was chosen, in the language of the reader', () => {
  expect(hrefOf({ page: to('contact') })).toBe('/nl/contact/');
  expect(hrefOf({ page: to('contact') }, 'fr')).toBe('/fr/contactez-nous/');
});

test('a link in a text leads to a property whatever its title becomes, and to a typed address as before', () => {
  expect(hrefOf({ property: '2101' })).toBe('/nl/property/2101/');
  expect(hrefOf({ href: '/nl/te-koop/' })).toBe('/nl/te-koop/');
  expect(hrefOf({ page: to('contact'), property: '2101', href: 'https://example.com/' })).toBe(
    '/nl/contact/',
  );
});

test('a page that visitors cannot reach leaves the words without a link', () => {
  expect(hrefOf({ page: to('hidden') })).toBeUndefined();
  expect(hrefOf({ page: to('contact') }, 'en')).toBeUndefined();
  expect(hrefOf({ href: 'javascript:alert(1)' })).toBeUndefined();
});
