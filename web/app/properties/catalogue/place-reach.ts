import { homeCountryId } from 'schemas/country.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { Municipality } from '../../content/cms/content.ts';
import { type Position, distanceBetween } from '../model/position.ts';
import { fold, slugify } from '../text/slug.ts';
import { findCity, splitCity } from './directory.ts';
import { cityKeyOf } from '../model/terms.ts';

type Place = { keys: ReadonlySet<string>; centre: Position | undefined };

/** Measures in kilometres between the centres of cities; a municipality includes its villages. */
export function createPlaceReach(cities: Bundle['Cities'], municipalities: readonly Municipality[] = []) {
  const centres = new Map<string, Position>(
    cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  const reaching = new Map<string, readonly string[]>();

  function place(keys: readonly string[]): Place {
    const known = keys.filter((key) => centres.has(key));
    return { keys: new Set(known), centre: centres.get(known[0] ?? '') };
  }

  const keyOfZip = (zip: string) => cityKeyOf({ Zip: zip, CountryID: homeCountryId });
  const wholeOf = ({ zip, villages }: Municipality) =>
    place([zip, ...villages.map((village) => village.zip)].map(keyOfZip));

  function placeOfCity(city: Bundle['Cities'][number]): Place {
    const isWhole = ({ names, zip }: Municipality) =>
      city.CountryID === homeCountryId && zip === city.Zip && isNamed(names, city.Texts[0]?.Name ?? '');
    const whole = municipalities.find(isWhole);
    return whole ? wholeOf(whole) : place([cityKeyOf(city)]);
  }

  function placeNamed(nameAndZip: string): Place {
    const city = findCity(cities, nameAndZip);
    if (city) return placeOfCity(city);
    const { name, zip } = splitCity(nameAndZip);
    const whole = municipalities.find((one) => one.zip === zip && isNamed(one.names, name));
    if (whole) return wholeOf(whole);
    const around = municipalities.find(({ villages }) =>
      villages.some((village) => village.zip === zip && isNamed([village.name], name)),
    );
    if (!around) return place([]);
    const own = place([keyOfZip(zip)]);
    return own.keys.size > 0 ? own : wholeOf(around);
  }

  /** 0 only within the place, since two cities may share a centre in the data. */
  function distance({ keys, centre }: Place, cityKey: string): number {
    const end = centres.get(cityKey);
    if (keys.has(cityKey)) return 0;
    return centre && end ? Math.max(distanceBetween(centre, end), Number.MIN_VALUE) : Infinity;
  }

  const places = new Map(cities.map((city) => [cityKeyOf(city), placeOfCity(city)]));

  return {
    distanceFrom(namesAndZips: readonly string[]) {
      const chosen = namesAndZips.map(placeNamed);
      const known = new Map<string, number>();
      return (cityKey: string) => {
        const shortest = known.get(cityKey) ?? Math.min(...chosen.map((from) => distance(from, cityKey)));
        known.set(cityKey, shortest);
        return shortest;
      };
    },
    citiesReaching(cityKey: string, kilometres: number) {
      const name = `${cityKey} ${String(kilometres)}`;
      const found =
        reaching.get(name) ??
        [...places].filter(([, from]) => distance(from, cityKey) <= kilometres).map(([key]) => key);
      reaching.set(name, found);
      return found;
    },
  };
}

function isNamed(names: readonly string[], wanted: string): boolean {
  return names.some((name) => fold(name) === fold(wanted) || slugify(name) === fold(wanted));
}
