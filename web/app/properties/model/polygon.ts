import { homeBounds } from 'schemas/country.ts';
import type { Position } from './position.ts';

export type Polygon = readonly Position[];

export const mostCorners = 24;

/** HERE's flexible polyline, version 1: two dimensions, four decimals, all characters safe in an address. */
const header = 'BE';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const units = 10_000;
const mostDigits = 5;
const longest = header.length + 2 * mostDigits * mostCorners;

function spell(difference: number): string {
  let left = difference < 0 ? ~(difference * 2) : difference * 2;
  let spelled = '';
  while (left >= 32) {
    spelled += alphabet.charAt((left % 32) + 32);
    left = Math.floor(left / 32);
  }
  return spelled + alphabet.charAt(left);
}

/** Undefined where a number exceeds any difference within the two countries. */
function differencesIn(text: string): number[] | undefined {
  const differences: number[] = [];
  let [value, digits] = [0, 0];
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0 || digits === mostDigits) return undefined;
    value += (digit % 32) * 32 ** digits;
    digits += 1;
    if (digit >= 32) continue;
    differences.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, digits] = [0, 0];
  }
  return digits === 0 ? differences : undefined;
}

export function writePolygon(polygon: Polygon): string {
  let [south, west] = [0, 0];
  const corners = polygon.map(({ latitude, longitude }) => {
    const [up, right] = [Math.round(latitude * units), Math.round(longitude * units)];
    const corner = spell(up - south) + spell(right - west);
    [south, west] = [up, right];
    return corner;
  });
  return header + corners.join('');
}

const isAtHome = ({ latitude, longitude }: Position) =>
  latitude >= homeBounds.south &&
  latitude <= homeBounds.north &&
  longitude >= homeBounds.west &&
  longitude <= homeBounds.east;

/** Undefined unless it is a few corners in Belgium and Luxembourg with room between them. */
export function readPolygon(text: string): Polygon | undefined {
  if (!text.startsWith(header) || text.length > longest) return undefined;
  const differences = differencesIn(text.slice(header.length));
  if (!differences || differences.length % 2 === 1) return undefined;
  let [up, right] = [0, 0];
  const corners: Position[] = [];
  for (let index = 0; index < differences.length; index += 2) {
    up += differences[index] ?? 0;
    right += differences[index + 1] ?? 0;
    corners.push({ latitude: up / units, longitude: right / units });
  }
  const isSensible = corners.length >= 3 && corners.length <= mostCorners && corners.every(isAtHome);
  const { south, west, north, east } = boundsOf(corners);
  return isSensible && south < north && west < east ? corners : undefined;
}

export function boundsOf(polygon: Polygon) {
  const latitudes = polygon.map(({ latitude }) => latitude);
  const longitudes = polygon.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Strips of latitude, so that a position is compared with the few edges beside it. */
const strips = 64;

/** Fast for very many positions. Even–odd, as it is drawn: an area enclosed twice is outside. */
export function insideOf(polygon: Polygon): (position: Position) => boolean {
  const { south, west, north, east } = boundsOf(polygon);
  const stripOf = (latitude: number) => Math.floor(((latitude - south) / (north - south)) * (strips - 1));
  const edges = polygon.map((corner, index) => {
    const before = polygon.at(index - 1) ?? corner;
    const [low, high] = corner.latitude < before.latitude ? [corner, before] : [before, corner];
    const slope = (high.longitude - low.longitude) / (high.latitude - low.latitude);
    return { from: low.latitude, to: high.latitude, at: low.longitude, slope };
  });
  const edgesIn = Array.from({ length: strips }, (_, strip) =>
    edges.filter(({ from, to }) => stripOf(from) <= strip && strip <= stripOf(to)),
  );
  return ({ latitude, longitude }) => {
    if (latitude < south || latitude > north || longitude < west || longitude > east) return false;
    let isInside = false;
    for (const { from, to, at, slope } of edgesIn[stripOf(latitude)] ?? [])
      if (latitude >= from && latitude < to && longitude < at + (latitude - from) * slope)
        isInside = !isInside;
    return isInside;
  };
}
