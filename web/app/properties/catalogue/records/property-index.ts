import type { Bundle } from '../../import/bundle-schema.ts';
import { cityKeyOf } from '../../model/terms.ts';
import { type ListedProperty, listedPropertyOf } from '../../property/listed-property.ts';

/** All of a bundle but the records, so it fits into memory however many properties there are. */
export type PropertyIndex = {
  listed: readonly ListedProperty[];
  lists: Omit<Bundle, 'Properties'>;
};

export function propertyIndexOf({ Properties, ...lists }: Bundle): PropertyIndex {
  const centres = new Map(
    lists.Cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  return {
    listed: Properties.map((record) => listedPropertyOf(record, centres.get(cityKeyOf(record)))),
    lists,
  };
}
