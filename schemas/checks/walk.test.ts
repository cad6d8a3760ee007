import { expect, test } from 'vitest';
import { localized } from '../publication/example.test-data.ts';
import { nodesIn } from './walk.ts';

test('objects are found with their path, and within a translation with their language and its field', () => {
  const block = { _type: 'block', _key: 'b', markDefs: [{ _type: 'link', _key: 'l', href: '/nl/' }] };
  const modules = [{ _type: 'articleModule', _key: 'm', text: localized({ fr: [block] }) }];
  const [link, place] = nodesIn({ modules }).at(-1) ?? [];
  expect(link).toEqual(block.markDefs[0]);
  expect(place).toEqual({
    language: 'fr',
    field: ['modules', { _key: 'm' }, 'text'],
    path: [
      'modules',
      { _key: 'm' },
      'text',
      { _key: 'key-fr' },
      'value',
      { _key: 'b' },
      'markDefs',
      { _key: 'l' },
    ],
  });
});

test('what is hidden from the site is left out', () => {
  const modules = [
    { _type: 'a', _key: 'a', status: 'draft', link: { _ref: 'x' } },
    { _type: 'a', _key: 'b', status: 'published', link: { _ref: 'y' } },
  ];
  expect(nodesIn({ modules }).flatMap(([{ _ref }]) => _ref ?? [])).toEqual(['y']);
});
