import fc from 'fast-check';
import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { renderInLanguage, seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import { manyProperties } from '../catalogue/many-properties.test-data.ts';
import { chosen, goals, paramsOf, sorts } from '../filters/addresses.test-data.ts';
import { readListAddress } from '../filters/list-address.ts';
import { readPolygon } from '../model/polygon.ts';
import type { Goal } from '../property/property.ts';
import { areaParameter, contains } from './area-parameter.ts';
import { readMapMessage, shownProperties } from './frame/map-message.ts';
import { ListMap } from './map.tsx';
import { loadListMap } from './load-list-map.server.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const paths = createPathTable([], ['nl', 'fr', 'en']);
const views = fc.constantFrom('map', 'both');

function readQuery(goal: Goal, search: string | URLSearchParams) {
  const address = readListAddress(new URLSearchParams(search));
  return { address, query: { goal, filters: address.filters, sort: address.sort } };
}

async function mapOf(goal: Goal, search: string | URLSearchParams, catalogue = sampleCatalogue) {
  const { address, query } = readQuery(goal, search);
  const map = await loadListMap({
    t: seededTranslate('nl'),
    paths,
    language: 'nl',
    catalogue,
    ids: catalogue.ids(query),
    path: '/nl/te-koop/',
    address,
    mapType: 'drawn',
  });
  if (!map) throw new Error('The address wants a map.');
  return { map, query };
}

const idsOf = (drawing: { marks: readonly { ids: readonly string[] }[] }) =>
  drawing.marks.flatMap(({ ids }) => ids).sort();

test('[7.03] list, count, both drawings and message hold the same properties for any filters', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(goals, chosen, sorts, views, async (goal, filters, sort, view) => {
      const params = paramsOf([...filters, ['sort', sort], ['view', view]]);
      const { map, query } = await mapOf(goal, params);
      const list = sampleCatalogue.ids(query);
      const message = readMapMessage(JSON.stringify(map.frame?.message));
      expect(message?.propertyList.map(({ id }) => id)).toEqual(list);
      expect(message && shownProperties(message).map(({ id }) => id)).toEqual(list);
      expect(idsOf(map.wide)).toEqual([...list].sort());
      expect(idsOf(map.narrow)).toEqual([...list].sort());
      expect(sampleCatalogue.count(query)).toBe(list.length);
      expect(map.title).toContain(String(list.length));
      found += list.length;
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(500);
});

test('a circle leads closer to its properties, where they are more than one circle, or else to their list', async () => {
  const followed = { closer: 0, list: 0 };
  await fc.assert(
    fc.asyncProperty(goals, chosen, views, async (goal, filters, view) => {
      // References are listed whatever the area.
      fc.pre(!filters.some(([name]) => name === 'q' || name === 'bounds'));
      const { map } = await mapOf(goal, paramsOf([...filters, ['view', view]]));
      for (const size of ['narrow', 'wide'] as const) {
        for (const { ids, href, price } of map[size].marks) {
          if (price !== undefined) continue;
          const { searchParams } = new URL(href, 'https://site.example');
          const { address, query } = readQuery(goal, searchParams);
          expect([...sampleCatalogue.ids(query)].sort()).toEqual([...ids].sort());
          followed[address.view === 'list' ? 'list' : 'closer'] += 1;
          if (address.view === 'list') continue;
          const { map: inside } = await mapOf(goal, searchParams);
          expect(address.view).toBe(view);
          expect(inside[size].marks.length).toBeGreaterThan(1);
        }
      }
    }),
  );
  expect(Math.min(followed.closer, followed.list)).toBeGreaterThan(10);
});

test('references are listed whatever the area, so a map of some leads no closer, but to their list', async () => {
  const { map: all, query } = await mapOf('sale', 'view=map');
  const circles = all.narrow.marks.filter(({ price }) => price === undefined);
  const ids = circles.sort((a, b) => b.ids.length - a.ids.length)[0]?.ids ?? [];
  const far = sampleCatalogue.ids(query).find((id) => !ids.includes(id)) ?? '';
  const hrefs = async (search: string | URLSearchParams) => {
    const { map } = await mapOf('sale', search);
    return map.narrow.marks.flatMap(({ href, price }) => (price === undefined ? [href] : []));
  };
  const closer = await hrefs(`view=map&q=${[...ids, far].join('+')}`);
  expect(closer.join()).toContain('view=map');
  for (const href of closer) {
    const { searchParams } = new URL(href, 'https://site.example');
    if (searchParams.has('view')) expect((await hrefs(searchParams)).join()).not.toContain('view=');
  }
});

test('[3.16] the coordinates of a hidden address are in no byte of the page or its message', async () => {
  const hidden = bundle.Properties.filter(({ PublishAddress }) => !PublishAddress);
  expect(hidden.length).toBeGreaterThan(2);
  for (const goal of ['sale', 'rent'] as const) {
    const { map } = await mapOf(goal, 'view=both');
    const sent = renderInLanguage('nl', <ListMap map={map} />) + JSON.stringify(map);
    for (const { ID, Latitude, Longitude } of hidden) {
      expect(sent).not.toContain(String(Latitude));
      expect(sent).not.toContain(String(Longitude));
      const shown = map.frame?.message.propertyList.find(({ id }) => id === String(ID));
      if (!shown) continue;
      expect(shown.isExact).toBe(false);
      expect(shown.label).toContain('bij benadering');
    }
    expect(map.notes.join(' ')).toContain('niet openbaar');
  }
});

test('without script the map has a link for each pin and names for all of them', async () => {
  const { map } = await mapOf('sale', 'view=map');
  const html = renderInLanguage('nl', <ListMap map={map} />);
  for (const { href, label } of map.wide.marks) {
    expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`aria-label="${label.replaceAll("'", '&#x27;')}"`);
  }
  expect(html).not.toContain('style=');
});

test('a part of the map has steps in all directions and a way back to the whole', async () => {
  const { map: whole } = await mapOf('sale', 'view=map');
  expect(Object.keys(whole.moveHrefs)).toEqual(['zoomIn']);
  expect(whole.wholeArea).toBeUndefined();
  const bounds = areaParameter({ south: 50.9, west: 4.3, north: 51.2, east: 4.8 });
  const { map: part } = await mapOf('sale', `view=map&type=1&bounds=${bounds}`);
  expect(Object.keys(part.moveHrefs)).toHaveLength(6);
  expect(part.wholeArea?.href).toBe('/nl/te-koop/?type=1&view=map#map');
  expect(part.moveHrefs.moveNorth).toMatch(/^\/nl\/te-koop\/\?type=1&view=map&bounds=51\..*#map$/);
});

test('a drawn area is on its map, whose circles lead to parts of it and whose search leads out of it', async () => {
  const polygon = 'BEwhmfw_zCA46G39CnqD';
  const { map } = await mapOf('sale', `view=map&type=1&polygon=${polygon}`);
  expect(map.wide.polygon?.split(' ')).toHaveLength(3);
  const html = renderInLanguage('nl', <ListMap map={map} />);
  expect(html).toContain(`<polygon points="${map.narrow.polygon ?? ''}"`);
  expect(map.wholeArea?.href).toBe('/nl/te-koop/?type=1&view=map#map');
  const message = readMapMessage(JSON.stringify(map.frame?.message));
  expect(message?.polygon).toBe(polygon);
  expect(message?.hrefs.area).toBe(`/nl/te-koop/?type=1&view=map&polygon=${polygon}&bounds=`);
  expect(message?.hrefs.anywhere).toBe('/nl/te-koop/?type=1&view=map');
  for (const corner of readPolygon(polygon) ?? [])
    expect(message?.area && contains(message.area, corner)).toBe(true);
});

test('a map of very many has every property in a circle or a pin, and reads only those that stand alone', async () => {
  const { catalogue, recordsRead } = manyProperties(1500);
  const { map, query } = await mapOf('sale', 'view=map', catalogue);
  const list = [...catalogue.ids(query)].sort();
  expect(list.length).toBeGreaterThan(500);
  for (const drawing of [map.narrow, map.wide]) expect(idsOf(drawing)).toEqual(list);
  const pins = [...map.narrow.marks, ...map.wide.marks].filter(({ price }) => price !== undefined);
  expect(recordsRead).toEqual(new Set(pins.flatMap(({ ids }) => ids)));
  expect(recordsRead.size).toBeLessThan(list.length / 10);
  expect(map.frame).toBeUndefined();
  const html = renderInLanguage('nl', <ListMap map={map} />);
  expect(html).toContain('Kies een cirkel');
  expect(html.length).toBeLessThan(100_000);
});

test('a list without a map loads none', async () => {
  const address = readListAddress(new URLSearchParams('type=1'));
  const t = seededTranslate('nl');
  const rest = { t, paths, language: 'nl', path: '/', address, ids: [], mapType: 'drawn' } as const;
  expect(await loadListMap({ ...rest, catalogue: sampleCatalogue })).toBeUndefined();
});
