import type { Position } from '../model/position.ts';

const earthRadius = 6371;

/** In kilometres, as the crow flies. */
export function distanceBetween(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const halfChord = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const chord =
    halfChord(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfChord(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
