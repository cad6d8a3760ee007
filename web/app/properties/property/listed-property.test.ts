import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { cityKeyOf } from '../model/terms.ts';
import { byNewest, listedPropertyOf } from './listed-property.ts';

const sorted = (...records: Partial<PropertyRecord>[]) =>
  records
    .map((fields) => listedPropertyOf(exampleRecord(fields)))
    .sort(byNewest)
    .map(({ id }) => id);

test('available properties come before sold and rented ones, whatever their day', () => {
  expect(
    sorted(
      { ID: 1, Marquee: 2, PublicationDate: '2026-09-01' },
      { ID: 2, Marquee: 4, PublicationDate: '2026-10-01' },
      { ID: 3, PublicationDate: '2026-01-01' },
    ),
  ).toEqual(['3', '2', '1']);
});

test('of two days the later comes first, of one day the higher reference', () => {
  expect(sorted({ ID: 9 }, { ID: 10 }, { ID: 8, PublicationDate: '2026-05-02' })).toEqual(['8', '10', '9']);
});

test('a listed property has its goal, state, types and city in no language', () => {
  const fields = { Goal: 1 as const, Marquee: 4, WebID: 5, WebIDs: '2,5', ProjectID: 71 };
  expect(listedPropertyOf(exampleRecord(fields))).toMatchObject({
    id: '501',
    goal: 'rent',
    state: 'rented',
    webIds: [5, 2],
    projectId: '71',
    cityKey: '10/2800',
  });
});

test('a postal code of two countries names two cities', () => {
  expect(cityKeyOf({ Zip: '1840', CountryID: 10 })).not.toBe(cityKeyOf({ Zip: '1840', CountryID: 50 }));
});

test('[3.16] a hidden address is listed at the centre of its municipality', () => {
  const centre = { latitude: 51.028, longitude: 4.48 };
  const listed = listedPropertyOf(exampleRecord({ PublishAddress: false }), centre);
  expect(listed.position).toEqual({ ...centre, isExact: false });
});
