import { expect, test } from 'vitest';
import { documents } from '../index.ts';
import { byField, byLastChange, byOrder } from './order-field.ts';

test('lists are sorted by one plain field, upwards unless said otherwise', () => {
  expect(byField('name', 'Name').by).toEqual([{ field: 'name', direction: 'asc' }]);
  expect(byField('date', 'Newest first', 'desc').by).toEqual([{ field: 'date', direction: 'desc' }]);
});

test('the order on the site comes first, the last change last', () => {
  expect(byOrder.by).toEqual([{ field: 'order', direction: 'asc' }]);
  expect(byLastChange.by).toEqual([{ field: '_updatedAt', direction: 'desc' }]);
});

test('every list of documents offers an order, each by fields that its documents have', () => {
  for (const { name, fields, orderings } of documents) {
    const names = ['_updatedAt', ...fields.map((field) => field.name)];
    expect(orderings.length, name).toBeGreaterThan(0);
    for (const { by } of orderings) for (const { field } of by) expect(names, name).toContain(field);
    expect(new Set(orderings.map((ordering) => ordering.name)).size, name).toBe(orderings.length);
  }
});
