import { expect, test } from 'vitest';
import {
  type MapMessage,
  readFrameMessage,
  readMapMessage,
  readMarkMessage,
  shownProperties,
} from './map-message.ts';

const property = {
  id: '2101',
  href: '/nl/te-koop/mechelen/huis/2101/',
  label: 'Huis, Mechelen, € 389.000',
  city: 'Mechelen',
  price: '€ 389.000',
  latitude: 51.02,
  longitude: 4.47,
  isExact: true,
  marquee: 0,
};
const message: MapMessage = {
  propertyList: [property, { ...property, id: '2119', marquee: 2 }],
  mapType: 'drawn',
  infoMessage: 'Kaart met 2 panden',
  customMarker: 'M5 5h14v14H5z',
  marqueeIgnoreList: [],
  hrefs: { area: '/nl/te-koop/?view=map&bounds=', place: '/nl/te-koop/?view=both&bounds=' },
  area: undefined,
};
const read = (changes: object) => readMapMessage(JSON.stringify({ ...message, ...changes }));

test('[7.03] a message has property list, map type, info message, custom marker and marquee ignore list', () => {
  expect(read({})).toEqual(message);
  for (const part of ['propertyList', 'mapType', 'infoMessage', 'customMarker', 'marqueeIgnoreList'])
    expect(read({ [part]: undefined }), part).toBeUndefined();
});

test('[7.03] properties with an ignored marquee are left off the map', () => {
  expect(shownProperties(message).map(({ id }) => id)).toEqual(['2101', '2119']);
  const found = read({ marqueeIgnoreList: [2, 3] });
  expect(found && shownProperties(found).map(({ id }) => id)).toEqual(['2101']);
});

test('a message that leads off the site, or is none of ours, is no message', () => {
  for (const href of [
    'javascript:alert(1)',
    'https://other.example/',
    '//other.example/',
    '/\\other.example',
    7,
  ])
    expect(read({ propertyList: [{ ...property, href }] }), String(href)).toBeUndefined();
  expect(read({ hrefs: { area: 'https://other.example/?bounds=', place: '/' } })).toBeUndefined();
  expect(read({ propertyList: [{ ...property, latitude: '51' }] })).toBeUndefined();
  expect(read({ area: { south: 51 } })).toBeUndefined();
  for (const junk of [undefined, null, 7, {}, '', '{', 'null', '[]', '"text"'])
    expect([readMapMessage(junk), readMarkMessage(junk), readFrameMessage(junk)]).toEqual(
      Array.from({ length: 3 }),
    );
});

test('cards mark a pin by its reference, and frames tell their state', () => {
  expect(readMarkMessage('{"marked":"2101"}')).toEqual({ marked: '2101' });
  expect(readMarkMessage('{"marked":null}')).toEqual({ marked: null });
  expect(readFrameMessage('{"mapFrame":"shown"}')).toEqual({ mapFrame: 'shown' });
  expect(readFrameMessage('{"mapFrame":"other"}')).toBeUndefined();
});
