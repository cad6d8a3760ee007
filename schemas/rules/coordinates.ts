import { mapWindow } from '../country.ts';

const written = /^\s*(\d{1,2}\.\d+)\s*,\s*(\d{1,2}\.\d+)\s*$/;

/** Parses "51.0281, 4.4803", as web maps copy a place; undefined outside the area that the site's maps draw. */
export function readCoordinates(text: unknown): { latitude: number; longitude: number } | undefined {
  const [, north, east] = written.exec(typeof text === 'string' ? text : '') ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const { south, north: top, west, east: right } = mapWindow;
  const isDrawn = latitude > south && latitude < top && longitude > west && longitude < right;
  return isDrawn ? { latitude, longitude } : undefined;
}

export function coordinates(value: unknown): true | string {
  return (
    value === undefined ||
    readCoordinates(value) !== undefined ||
    'Enter latitude and longitude of a place in or near Belgium, for example 51.0281, 4.4803.'
  );
}
