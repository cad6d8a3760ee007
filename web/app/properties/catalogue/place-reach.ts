import type { Bundle } from '../import/bundle-schema.ts';
import { findCity } from './directory.ts';
import { cityKeyOf } from './listed-property.ts';
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

/** Measures between the centres of cities. */
export function createPlaceReach(cities: Bundle['Cities']) {
  const centres = new Map(
    cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  const reaching = new Map<string, readonly string[]>();

  /** Returns 0 only within one city, since two may share a centre in the data. */
  function distance(from: string, to: string): number {
    const [start, end] = [centres.get(from), centres.get(to)];
    if (from === to) return 0;
    return start && end ? Math.max(distanceBetween(start, end), Number.MIN_VALUE) : Infinity;
  }

  return {
    distanceFrom(namesAndZips: readonly string[]) {
      const chosen = namesAndZips.flatMap((nameAndZip) => findCity(cities, nameAndZip) ?? []).map(cityKeyOf);
      const known = new Map<string, number>();
      return (cityKey: string) => {
        const shortest = known.get(cityKey) ?? Math.min(...chosen.map((from) => distance(from, cityKey)));
        known.set(cityKey, shortest);
        return shortest;
      };
    },
    citiesReaching(cityKey: string, kilometres: number) {
      if (kilometres === 0) return [cityKey];
      const name = `${cityKey} ${String(kilometres)}`;
      const found =
        reaching.get(name) ?? [...centres.keys()].filter((from) => distance(from, cityKey) <= kilometres);
      reaching.set(name, found);
      return found;
    },
  };
}
