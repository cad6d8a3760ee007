import type { PropertyRecord } from './record.ts';

/** In degrees. */
export type Position = { latitude: number; longitude: number };

/** True only for the place of an address that the agency publishes. */
export type PropertyPosition = Position & { isExact: boolean };

/** Replaces the place of a hidden address by the centre of its municipality: the exact one never leaves the server. */
export function positionOf(
  { PublishAddress, Latitude: latitude, Longitude: longitude }: PropertyRecord,
  centre: Position | undefined,
): PropertyPosition | undefined {
  if (PublishAddress && latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, isExact: true };
  return centre && { ...centre, isExact: false };
}
