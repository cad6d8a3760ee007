import { expect, test } from 'vitest';
import { movedTo } from '../tree-pane/tree.ts';
import { orderChanges, orderedList } from './ordered-list.ts';

const person = (id: string, order: number | null) => ({ _id: id, _type: 'teamMember', name: id, order });

test('rows have the name of the person and the order of the site', () => {
  const [section] = orderedList([person('An', 10), person('drafts.Bo', 20), person('Bo', 20)]);
  expect(section?.rows.map(({ title, hasDraft }) => [title, hasDraft])).toEqual([
    ['An', false],
    ['drafts.Bo', true],
  ]);
  expect(orderedList([])).toEqual([]);
});

test('a row moves to any place, and no further than the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('drafts and published documents get their number, those that have it already nothing', () => {
  const stored = [person('An', 10), person('drafts.Bo', 20), person('Bo', 20), person('Cas', null)];
  expect(orderChanges(stored, ['Bo', 'An', 'Cas'])).toEqual([
    { id: 'An', order: 20 },
    { id: 'drafts.Bo', order: 10 },
    { id: 'Bo', order: 10 },
    { id: 'Cas', order: 30 },
  ]);
});
