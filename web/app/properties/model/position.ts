import type { PropertyRecord } from './record.ts';

const earthRadius = 6371;

/** Kilometres as the crow flies. */
export function distanceBetween(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const halfChord = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const chord =
    halfChord(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfChord(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** True only where the agency publishes the address. */
export type PropertyPosition = Position & { isExact: boolean };

/** The municipality's centre for a hidden address: the exact place never leaves the server. */
export function positionOf(
  { PublishAddress, Latitude: latitude, Longitude: longitude }: PropertyRecord,
  centre: Position | undefined,
): PropertyPosition | undefined {
  if (PublishAddress && latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, isExact: true };
  return centre && { ...centre, isExact: false };
}
