import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { writePolygon } from '../model/polygon.ts';
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

test('an area of the map, drawn or not, takes a hidden address to be at the centre of its city', () => {
  const catalogue = createCatalogue(
    exampleBundle([
      exampleRecord({ ID: 1, Latitude: 51.02, Longitude: 4.47 }),
      exampleRecord({ ID: 2, Latitude: 51.02, Longitude: 4.47, PublishAddress: false }),
    ]),
  );
  const ids = (south: number, west: number) => {
    const [north, east] = [south + 0.1, west + 0.1];
    const corners = [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ] as const;
    const polygon = writePolygon(corners.map(([latitude, longitude]) => ({ latitude, longitude })));
    const bounds = [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
    const found = catalogue.ids({ filters: { bounds: [bounds] } });
    expect(catalogue.ids({ filters: { polygon: [polygon] } })).toEqual(found);
    return found;
  };
  expect(ids(51, 4.4)).toEqual(['1']);
  expect(ids(49.95, 3.95)).toEqual(['2']);
});
