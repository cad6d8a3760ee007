import { expect, test } from 'vitest';
import { detailsOf } from './details.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createTerms, termKinds } from '../model/terms.ts';

const terms = createTerms(exampleBundle([]).Terms);
const details = (fields: Partial<PropertyRecord>, isPriceShown = true) =>
  detailsOf(exampleRecord(fields), 'nl', terms, isPriceShown);

test('[3.19] surfaces', () => {
  const fields = { SurfaceTotal: 5, SurfaceGround: 4, SurfaceLiving: 3, SurfaceTerrace: 2, SurfaceGarden: 1 };
  expect(details(fields).surfaces).toEqual({ total: 5, ground: 4, living: 3, terrace: 2, garden: 1 });
});

test('[3.20] rooms and counts', () => {
  const fields = { Bedrooms: 0, Bathrooms: 1, Showers: 2, Toilets: 3, Garages: 4, Parkings: 5, Floors: 6 };
  expect(details(fields).rooms).toEqual({
    bedrooms: 0,
    bathrooms: 1,
    showers: 2,
    toilets: 3,
    garages: 4,
    parkings: 5,
    floors: 6,
  });
});

test('[3.21][3.28] years, façades and orientation', () => {
  const fields = { ConstructionYear: 1912, RenovationYear: 2016, Facades: 2, Orientation: 'sw' };
  expect(details(fields).building).toMatchObject({
    constructionYear: 1912,
    renovationYear: 2016,
    facades: 2,
    orientation: { code: 'sw', text: 'sw' },
  });
});

test('[3.22] the energy certificate', () => {
  const fields = { EPCCode: '2024-1', EPCExpiryDate: '2034-03-05', CO2Emission: 41, EnergyTotal: 31672 };
  expect(details(fields).energy).toEqual({
    consumption: 214,
    totalConsumption: 31672,
    emission: 41,
    certificateCode: '2024-1',
    certificateExpiresOn: '2034-03-05',
  });
});

test('[3.23][3.24] asbestos and flood scores', () => {
  const fields = {
    AsbestosType: 'safe',
    AsbestosDate: '2024-03-12',
    FloodPlotScore: 'B',
    FloodBuildingScore: 'A',
  } as const;
  expect(details(fields)).toMatchObject({
    asbestos: { certificate: { code: 'safe' }, on: '2024-03-12' },
    flood: { plot: 'B', building: 'A', zone: undefined },
  });
});

test('[3.25][3.26] coded facts come with their words in the language', () => {
  expect(details({}).building.heating).toEqual({ code: 'gas', text: 'Aardgas' });
  const french = detailsOf(exampleRecord(), 'fr', terms, true);
  expect(french.building.heating?.text).toBe('Gaz naturel');
  const fields = Object.fromEntries(Object.keys(termKinds).map((field) => [field, 'known']));
  const { building, planning, asbestos, flood } = details(fields);
  const found = [...Object.values(building), ...Object.values(planning), asbestos.certificate, flood.zone];
  expect(found.filter((value) => typeof value === 'object')).toHaveLength(Object.keys(termKinds).length);
});

test('[3.27] costs, without those that would tell a hidden price', () => {
  const fields = { NotaryFees: 1, AgencyCost: 2, VATRate: 21, Charges: 145, Deposit: 3, InventoryCost: 240 };
  const shown = {
    notaryFees: 1,
    agencyCost: 2,
    vatRate: 21,
    charges: 145,
    depositMonths: 3,
    inventoryCost: 240,
  };
  expect(details(fields).costs).toMatchObject(shown);
  expect(details(fields, false).costs).toMatchObject({
    ...shown,
    notaryFees: undefined,
    agencyCost: undefined,
  });
});

test('a fact the agency does not know is undefined', () => {
  const { building, flood } = details({ Heating: undefined });
  expect(building.heating).toBeUndefined();
  expect(flood.plot).toBeUndefined();
});
