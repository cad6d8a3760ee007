import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import { readListAddress } from '../filters/list-address.ts';
import { contains } from './area-parameter.ts';
import { type MapType, readMapMessage } from './frame/map-message.ts';
import { isIn } from './map-box.ts';
import { loadPropertyMap } from './load-property-map.server.ts';
import { project } from './projection.ts';
import { PropertyMap } from './map.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const paths = createPathTable([], ['nl', 'fr', 'en']);

async function mapOf(id: string, mapType: MapType = 'drawn') {
  const t = seededTranslate('nl');
  const place = { paths, language: 'nl', id, place: 'hier', mapType } as const;
  const map = await loadPropertyMap({ ...place, t, catalogue: sampleCatalogue });
  if (!map) throw new Error(`There is no property ${id}.`);
  return { ...map, ...map.draw() };
}

test('a map of one property is a picture with one pin in its middle and the name of its town', async () => {
  for (const id of sampleCatalogue.ids({})) {
    const { drawing, label } = await mapOf(id);
    expect(label).toBe('Kaart met de ligging: hier');
    expect(drawing.marks.map(({ ids, left, top }) => ({ ids, left, top }))).toEqual([
      { ids: [id], left: 50, top: 50 },
    ]);
    const city = (await sampleCatalogue.find(id, 'nl'))?.city;
    expect(drawing.places.map(({ name }) => name)).toContain(city);
  }
  const html = renderToStaticMarkup(<PropertyMap map={await mapOf('2101')} />);
  expect(html).toContain('role="img"');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('a hidden address is drawn at the centre of its municipality, and the map says so', async () => {
  const hidden = bundle.Properties.filter(({ PublishAddress }) => !PublishAddress);
  expect(hidden.length).toBeGreaterThan(2);
  for (const { ID, Zip, Latitude, Longitude } of hidden) {
    const map = await mapOf(String(ID));
    const city = bundle.Cities.find((one) => one.Zip === Zip);
    const centre = project({ latitude: city?.Latitude ?? 0, longitude: city?.Longitude ?? 0 });
    const { x, y, width, height } = map.drawing.box;
    expect(x + width / 2).toBeCloseTo(centre.x);
    expect(y + height / 2).toBeCloseTo(centre.y);
    expect(map.drawing.marks[0]?.isExact).toBe(false);
    expect(map.note).toContain('niet openbaar');
    const html = renderToStaticMarkup(<PropertyMap map={map} />);
    for (const secret of [Latitude, Longitude]) expect(html).not.toContain(String(secret));
  }
  expect((await mapOf('2101')).note).toBeUndefined();
});

test('the link around a map leads to a list of as many properties as it says', async () => {
  const { nearby } = await mapOf('2101');
  const address = readListAddress(new URLSearchParams(nearby?.href.split('?')[1]));
  const count = sampleCatalogue.count({ goal: 'sale', filters: address.filters });
  expect(count).toBeGreaterThan(1);
  expect(nearby?.label).toBe(`Bekijk ${String(count)} panden in deze omgeving`);
  const [area = ''] = address.filters.bounds ?? [];
  const [south = 0, west = 0, north = 0, east = 0] = area.split(',').map(Number);
  const own = (await sampleCatalogue.located(['2101'], 'nl'))[0]?.position;
  const box = { x: west, y: south, width: east - west, height: north - south };
  expect(isIn(box, { x: own?.longitude ?? 0, y: own?.latitude ?? 0 })).toBe(true);
});

test('with tiles a frame is told of the one property, some streets around it or its whole municipality', async () => {
  expect((await mapOf('2101')).frame).toBeUndefined();
  const height = async (id: string) => {
    const message = (await mapOf(id, 'tiles')).frame?.message;
    expect(readMapMessage(JSON.stringify(message))).toEqual(message);
    const [pin] = message?.propertyList ?? [];
    const { area } = message ?? {};
    if (!pin || !area) throw new Error(`There is no map of ${id}.`);
    expect(contains(area, pin)).toBe(true);
    return area.north - area.south;
  };
  expect(await height('2101')).toBeLessThan(0.01);
  expect(await height('2108')).toBeGreaterThan(0.04);
  const hidden = bundle.Properties.filter(({ PublishAddress }) => !PublishAddress);
  for (const { ID, Latitude, Longitude } of hidden) {
    const told = JSON.stringify((await mapOf(String(ID), 'tiles')).frame);
    for (const secret of [Latitude, Longitude]) expect(told).not.toContain(String(secret));
  }
});
