import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { listSorts } from './list-sort.ts';

const limit = fc.integer({ min: 1, max: 2_000_000 });
const limits = fc.record({ minPrice: limit, maxPrice: limit }, { requiredKeys: [] });
const sorts = fc.constantFrom(...listSorts.map(({ id }) => id));
const published = [200_000, 350_000, 350_000, 900_000].map((Price, index) =>
  exampleRecord({ ID: 600 + index * 2, Price, PublicationDate: `2026-05-0${String(index + 1)}` }),
);
const withHidden = (Price: number) =>
  createCatalogue(
    exampleBundle([
      ...published,
      exampleRecord({ ID: 603, Price, PublishPrice: false, PublicationDate: '2026-05-02' }),
      exampleRecord({ ID: 605, Price: 2 * Price, PublishPrice: false, PublicationDate: '2026-05-09' }),
    ]),
  );

test('no list, order or count of choices depends on a hidden price', () => {
  fc.assert(
    fc.property(limit, limit, limits, sorts, (price, otherPrice, { minPrice, maxPrice }, sort) => {
      const filters = {
        minPrice: minPrice === undefined ? [] : [String(minPrice)],
        maxPrice: maxPrice === undefined ? [] : [String(maxPrice)],
      };
      const seen = (Price: number) => {
        const catalogue = withHidden(Price);
        const ids = catalogue.ids({ goal: 'sale', filters, sort });
        return { ids, facets: catalogue.facets({ goal: 'sale', filters }) };
      };
      expect(seen(price)).toEqual(seen(otherPrice));
    }),
  );
});

test('a hidden price meets no limit and comes last in every order of prices', () => {
  const catalogue = withHidden(350_000);
  const ids = (query: Parameters<typeof catalogue.ids>[0]) => catalogue.ids({ goal: 'sale', ...query });
  expect(ids({ filters: { minPrice: ['1'] } })).toEqual(['606', '604', '602', '600']);
  expect(ids({ filters: { maxPrice: ['999999999'] } })).toEqual(['606', '604', '602', '600']);
  for (const sort of ['price-up', 'price-down', 'price-per-m2'] as const)
    expect(ids({ sort }).slice(-2), sort).toEqual(['605', '603']);
});

test('the area of a map takes a hidden address to be at the centre of its city', () => {
  const catalogue = createCatalogue(
    exampleBundle([
      exampleRecord({ ID: 1, Latitude: 51.02, Longitude: 4.47 }),
      exampleRecord({ ID: 2, Latitude: 51.02, Longitude: 4.47, PublishAddress: false }),
    ]),
  );
  const ids = (area: string) => catalogue.ids({ filters: { bounds: [area] } });
  expect(ids('51.0000,4.4000,51.1000,4.5000')).toEqual(['1']);
  expect(ids('49.9000,3.9000,50.1000,4.1000')).toEqual(['2']);
});
