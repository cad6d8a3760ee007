import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosen, goals, junk, listOf, paramsOf } from '../filters/addresses.test-data.ts';
import { readListAddress } from '../filters/list-address.ts';
import { criteriaOf, filtersOf, readCriteria, writeCriteria } from './criteria.server.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const filtersIn = (entries: Parameters<typeof paramsOf>[0]) => readListAddress(paramsOf(entries)).filters;

test('criteria are read back as they were written, from whatever address', () => {
  fc.assert(
    fc.property(goals, fc.oneof(junk, chosen), (goal, entries) => {
      const criteria = criteriaOf(goal, filtersIn(entries), sampleCatalogue);
      if (criteria) expect(readCriteria(writeCriteria(criteria), sampleCatalogue)).toEqual(criteria);
    }),
  );
});

test('criteria find what is available in the list that they come from', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersIn(address);
      const criteria = criteriaOf(goal, filters, sampleCatalogue);
      if (criteria)
        expect(listOf(goal, filtersOf(criteria))).toEqual(listOf(goal, { ...filters, q: [], sold: [] }));
    }),
  );
});

test('a town has one spelling, whatever the language it was chosen in', () => {
  const criteria = { goal: 'sale', search: '?city=Mechelen%7C2800' };
  for (const city of ['Mechelen|2800', 'Malines|2800'])
    expect(criteriaOf('sale', { city: [city] }, sampleCatalogue), city).toEqual(criteria);
});

test('nothing is followed without a type or a place, and no typed text', () => {
  expect(criteriaOf('sale', { maxPrice: ['300000'], q: ['tuin'] }, sampleCatalogue)).toBeUndefined();
  expect(criteriaOf('rent', { type: ['99'], city: ['Win nu|1'] }, sampleCatalogue)).toBeUndefined();
  expect(criteriaOf('rent', { type: ['2'], q: ['tuin'], sold: ['yes'] }, sampleCatalogue)).toEqual({
    goal: 'rent',
    search: '?type=2',
  });
  const polygon = 'BEwhmfw_zCA46G39CnqD';
  expect(criteriaOf('sale', { polygon: [polygon] }, sampleCatalogue)).toEqual({
    goal: 'sale',
    search: `?polygon=${polygon}`,
  });
});
