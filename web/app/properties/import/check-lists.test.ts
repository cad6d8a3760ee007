import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { readExport } from './read-export.ts';

function reasonsOf(fields: Record<string, unknown>, text: Partial<PropertyRecord['Texts'][number]> = {}) {
  const { Gone: _gone, Changed: _changed, ...lists } = exampleBundle([]);
  const exported = { ...lists, OwnerRecords: [], Properties: [{ ...exampleRecord({}, text), ...fields }] };
  const { problems } = readExport(exported, { previous: undefined, today: '2026-11-20', pictureHosts: [] });
  return problems.map(({ field, reason }) => `${field} ${reason}`);
}

const earlier = [
  { Price: 419000, Until: '2026-06-01' },
  { Price: 409000, Until: '2026-07-15' },
];

test('earlier prices come in the order of their days and end with the previous one', () => {
  expect(reasonsOf({ PreviousPrice: 409000, EarlierPrices: earlier })).toEqual([]);
  expect(reasonsOf({ PreviousPrice: 419000, EarlierPrices: earlier.toReversed() })).toEqual([
    'EarlierPrices are not in the order of their days',
  ]);
  for (const PreviousPrice of [undefined, 419000])
    expect(reasonsOf({ PreviousPrice, EarlierPrices: earlier })).toEqual([
      'EarlierPrices do not end with PreviousPrice',
    ]);
});

test('an earlier price without a sum or a day is named', () => {
  for (const wrong of [{ Price: 0 }, { Price: '409000' }, { Until: '15/07/2026' }, { Until: undefined }]) {
    const [reason] = reasonsOf({
      PreviousPrice: 409000,
      EarlierPrices: [{ Price: 409000, Until: '2026-07-15', ...wrong }],
    });
    expect(reason, JSON.stringify(wrong)).toMatch(/^EarlierPrices\.0\.(Price|Until) /);
  }
});

test('a place nearby has a whole position or none, and lies no further than its metres', () => {
  const near = (fields: object) => reasonsOf({ Nearby: [{ Kind: 'shop', Metres: 300, ...fields }] });
  expect(near({})).toEqual([]);
  expect(near({ Latitude: 51.022, Longitude: 4.471 })).toEqual([]);
  expect(near({ Latitude: 51.022 })[0]).toMatch(/^Nearby\.0\.Longitude must come with Latitude/);
  expect(near({ Latitude: 51.22, Longitude: 4.471 })).toEqual([
    'Nearby its shop lies further away than 300 metres',
  ]);
});

test('a text that tells an earlier price is refused where prices are hidden', () => {
  const fields = { PublishPrice: false, PreviousPrice: 409000, EarlierPrices: earlier };
  const reason = 'Price may not be published, but a text or picture name tells it';
  expect(reasonsOf(fields, { Description: 'Eerst voor € 419.000.' })).toEqual([reason]);
  expect(reasonsOf({ ...fields, PublishPrice: true }, { Description: 'Eerst voor € 419.000.' })).toEqual([]);
});
