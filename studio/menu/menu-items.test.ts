import { expect, test } from 'vitest';
import { holdsPage, itemsWith, parentsIn } from './menu-items.ts';

const item = (key: string, ref: string) => ({ _key: key, _type: 'menuItem', page: { _ref: ref } });
const items = [item('a', 'about'), { ...item('b', 'sell'), children: [item('c', 'value')] }];

test('a page comes last, at the top level or below an item that is there', () => {
  const top = itemsWith(items, { key: 'new', pageId: 'banks', below: '' });
  expect(top.map(({ _key }) => _key)).toEqual(['a', 'b', 'new']);
  expect(top.at(-1)).toMatchObject({ _type: 'menuItem', page: { _ref: 'banks' }, status: 'published' });
  const below = itemsWith(items, { key: 'new', pageId: 'banks', below: 'b' });
  expect(below[1]?.children).toMatchObject([{ _key: 'c' }, { _key: 'new', _type: 'menuSubitem' }]);
  expect(itemsWith(items, { key: 'new', pageId: 'banks', below: 'gone' })).toEqual(top);
});

test('a page that is in the menu is not put there twice', () => {
  expect(holdsPage(items, 'value')).toBe(true);
  expect(itemsWith(items, { key: 'new', pageId: 'value', below: '' })).toEqual(items);
});

test('an item is named as visitors read it', () => {
  const title = (value: string) => [{ _key: 'nl', language: 'nl' as const, value }];
  const titles = [
    { _key: 'a', own: null, ofPage: title('Over ons') },
    { _key: 'b', own: title('Verkoop'), ofPage: title('Verkopen') },
  ];
  expect(parentsIn({ _id: 'menu', items: [], titles })).toEqual([
    { key: 'a', title: 'Over ons' },
    { key: 'b', title: 'Verkoop' },
  ]);
});
