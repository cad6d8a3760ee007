import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { mainTypes } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createCatalogue } from './create-catalogue.ts';

const own = exampleRecord({ ID: 500 });

/** References of what is similar to a house of three bedrooms for 389,000 euro in Mechelen, or to the given one. */
async function similarIds(
  others: readonly Partial<PropertyRecord>[],
  property = own,
  limit = 4,
): Promise<number[]> {
  const records = others.map((fields, index) => exampleRecord({ ID: 501 + index, ...fields }));
  const catalogue = createCatalogue(exampleBundle([property, ...records]));
  return (await catalogue.similar({ id: String(property.ID), language: 'nl', limit })).map(({ id }) =>
    Number(id),
  );
}

test('the same type comes first, then the same form of building, then another home', async () => {
  expect(await similarIds([{ MainType: 'apartment' }, { MainType: 'villa' }, { MainType: 'house' }])).toEqual(
    [503, 502, 501],
  );
});

test('what lies nearer comes first', async () => {
  const [far, near] = [
    { Latitude: 51.2, Longitude: 4.4 },
    { Latitude: 51.03, Longitude: 4.48 },
  ];
  expect(await similarIds([far, near])).toEqual([502, 501]);
});

test('the nearer price comes first, be it higher or lower', async () => {
  expect(await similarIds([{ Price: 620_000 }, { Price: 405_000 }, { Price: 330_000 }])).toEqual([
    502, 503, 501,
  ]);
});

test('the nearer number of bedrooms comes first', async () => {
  expect(await similarIds([{ Bedrooms: 6 }, { Bedrooms: 2 }, { Bedrooms: 3 }])).toEqual([503, 502, 501]);
  expect(await similarIds([{ Bedrooms: undefined }, { Bedrooms: 2 }, { Bedrooms: 6 }])).toEqual([
    502, 501, 503,
  ]);
});

test('of equally similar ones the newest comes first, and no more than wanted', async () => {
  const days = ['2026-03-01', '2026-06-01', '2026-05-01'].map((PublicationDate) => ({ PublicationDate }));
  expect(await similarIds(days)).toEqual([502, 503, 501]);
  expect(await similarIds(days, own, 2)).toEqual([502, 503]);
});

test('a plot, an office or a parking space follows homes, and only where there are fewer than four of them', async () => {
  const others = [{ MainType: 'land' }, { MainType: 'commercial' }, { MainType: 'parking' }] as const;
  const homes = Array.from({ length: 4 }, () => ({ MainType: 'studio' }) as const);
  expect(await similarIds([...others, ...homes])).toEqual([507, 506, 505, 504]);
  const found = await similarIds([...others, { MainType: 'studio' }]);
  expect(found[0]).toBe(504);
  expect(found.toSorted()).toEqual([501, 502, 503, 504]);
});

test('what would stand alone is joined by other uses, so that a parking space is followed by homes', async () => {
  const parking = { ...own, MainType: 'parking' } as const;
  const others = [{ MainType: 'house' }, { MainType: 'garage' }, { MainType: 'house' }] as const;
  expect(await similarIds(others, parking)).toEqual([502, 503, 501]);
  expect(await similarIds(others, parking, 1)).toEqual([502]);
});

test('other units of its project are left to the project', async () => {
  const unit = { ...own, ProjectID: 71 };
  expect((await similarIds([{ ProjectID: 71 }, { ProjectID: 72 }, {}], unit)).sort()).toEqual([502, 503]);
});

test('a property of another goal or one that is not in the bundle has nothing similar', async () => {
  expect(await similarIds([{ Goal: 1 }])).toEqual([]);
  const catalogue = createCatalogue(exampleBundle([own]));
  expect(await catalogue.similar({ id: '999', language: 'nl', limit: 4 })).toEqual([]);
});

const record = fc.record(
  {
    Goal: fc.constantFrom(0 as const, 1 as const),
    Marquee: fc.constantFrom(0, 2, 3, 4),
    MainType: fc.constantFrom(...mainTypes),
    Price: fc.integer({ min: 0, max: 2_000_000 }),
    PublishPrice: fc.boolean(),
    PublishAddress: fc.boolean(),
    Bedrooms: fc.integer({ min: 0, max: 9 }),
    Latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
    Longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
  },
  { requiredKeys: ['Goal', 'Marquee', 'MainType'] },
);
const records = fc.array(record, { minLength: 1, maxLength: 9 });

test('never more than wanted, never itself, never taken, never for another goal, each once, and always the same', async () => {
  await fc.assert(
    fc.asyncProperty(record, records, async (fields, others) => {
      const property = exampleRecord({ ...fields, ID: 500 });
      const ids = await similarIds(others, property, 3);
      const free = others.filter(({ Goal, Marquee }) => Goal === property.Goal && Marquee === 0);
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(ids.length > 0).toBe(free.length > 0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(free).toContain(others[id - 501]);
      expect(await similarIds(others, property, 3)).toEqual(ids);
    }),
  );
});

test('the few that are wanted are the first of all, in their order', async () => {
  const many = fc.array(record, { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(record, many, fc.integer({ min: 1, max: 6 }), async (fields, others, limit) => {
      const property = exampleRecord({ ...fields, ID: 500 });
      const all = await similarIds(others, property, others.length);
      expect(await similarIds(others, property, limit)).toEqual(all.slice(0, limit));
    }),
  );
});

test('a hidden price or place has no influence', async () => {
  const secret = fc.record({
    Price: fc.integer({ min: 1, max: 2_000_000 }),
    Latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  });
  const hidden = { PublishPrice: false, PublishAddress: false, Goal: 0, MainType: 'house' } as const;
  await fc.assert(
    fc.asyncProperty(
      record,
      records,
      secret,
      secret,
      fc.boolean(),
      async (fields, others, one, other, isOwn) => {
        const seen = (told: typeof one) =>
          isOwn
            ? similarIds(others, exampleRecord({ ID: 500, ...hidden, ...told }))
            : similarIds([...others, { ...hidden, ...told }], exampleRecord({ ...fields, ID: 500 }));
        expect(await seen(one)).toEqual(await seen(other));
      },
    ),
  );
});
