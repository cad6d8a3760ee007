import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';
import { loadMap } from './map.server.ts';

const address = { _type: 'postalAddress' as const, street: 'Korenmarkt 1', zip: '2800', city: 'Mechelen' };
const office = { _id: 'a', name: 'Mechelen', address, coordinates: null };

test('an office stands on the map at the centre of its town, with the way to its street', async () => {
  const source = {
    places: [
      { _key: 'b', name: 'Werf', coordinates: '50.8796, 4.7009' },
      { _key: 'c', name: 'Nergens', coordinates: 'hier' },
    ],
    picked: [office],
    all: [],
  };
  const html = renderLoaded(await loadModules([{ ...blankModules.mapModule, source }], testContext()));
  expect(html).toContain('destination=Korenmarkt+1%2C+2800+Mechelen');
  expect(html).toContain('destination=50.8796%2C4.7009');
  expect(html).not.toContain('Nergens');
  expect(html.match(/<use href="#map-blank-pin"/g)).toHaveLength(2);
});

test('a map is drawn once for as long as its places and texts are the same', () => {
  const context = testContext();
  const source = (coordinates: string) => ({ places: [], picked: [{ ...office, coordinates }], all: [] });
  const load = (coordinates: string, { t } = context) =>
    loadMap({ ...blankModules.mapModule, source: source(coordinates) }, { ...context, t });
  const drawn = load('51.03, 4.48');
  expect(load('51.03, 4.48')?.drawing).toBe(drawn?.drawing);
  expect(load('50.88, 4.7')?.drawing).not.toEqual(drawn?.drawing);
  expect(load('51.03, 4.48', testContext())?.drawing).not.toBe(drawn?.drawing);
});
