import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { nearbyLines } from './nearby-lines.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const dutch = seededTranslate('nl');
const distances = (...metres: number[]) =>
  metres.map((value) => nearbyLines([{ kind: 'school', metres: value }], dutch)[0]);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('distances are rounded as one tells them, with the minutes of a walk', () => {
  expect(distances(3, 84, 420, 994, 996, 1449, 3600).map((line) => plain(line?.distance))).toEqual([
    '10 m',
    '80 m',
    '420 m',
    '990 m',
    '1 km',
    '1,5 km',
    '3,6 km',
  ]);
  expect(distances(3, 420, 1449, 3600).map((line) => plain(line?.walk))).toEqual([
    'ca. 1 min. te voet',
    'ca. 5 min. te voet',
    'ca. 18 min. te voet',
    'ca. 45 min. te voet',
  ]);
  expect(distances(3700)[0]?.walk).toBeUndefined();
});

test('places have an order of their own, and nobody walks to a motorway', () => {
  const places = [
    { kind: 'motorway', metres: 400 },
    { kind: 'shop', metres: 300 },
    { kind: 'station', metres: 900 },
  ] as const;
  const lines = nearbyLines(places, seededTranslate('fr'));
  expect(lines.map(({ label }) => label)).toEqual(['Gare', 'Supermarché', 'Accès à l’autoroute']);
  expect(lines.map(({ walk }) => plain(walk))).toEqual([
    'env. 11 min à pied',
    'env. 4 min à pied',
    undefined,
  ]);
  expect(nearbyLines([], dutch)).toEqual([]);
});

test('a hidden address has no distances, because several of them would tell where it is', async () => {
  const told = bundle.Properties.filter((record) => 'Nearby' in record);
  expect(told.length).toBeGreaterThan(30);
  expect(told.every(({ PublishAddress }) => PublishAddress)).toBe(true);
  for (const { ID, PublishAddress } of bundle.Properties)
    if (!PublishAddress) expect((await sampleCatalogue.find(String(ID), 'nl'))?.nearby).toEqual([]);
  expect((await sampleCatalogue.find('2101', 'nl'))?.nearby).toHaveLength(5);
});
