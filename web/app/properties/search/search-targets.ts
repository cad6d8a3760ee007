import { homeCountryId, regionOf } from 'schemas/country.ts';
import { cityKeyOf } from '../model/terms.ts';
import { type ListedProperty, nameMark } from '../property/listed-property.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { NamedTarget } from './name-index.ts';
import { nameKey } from './phrase/tokens.ts';
import { alternatives, typeWords } from './phrase/vocabulary.ts';

const isInBrussels = (city: { Zip: string; CountryID: number }) =>
  regionOf(city.Zip, city.CountryID) === 'brussels';

/** The city of Brussels, whose name people also give to the municipalities around it. */
const brusselsZip = '1000';

/** A neighbourhood finds its city, a village without one its municipality, and `Brussel` all that lies in it. */
export function cityTargets(
  { Cities, Neighbourhoods }: Pick<Bundle, 'Cities' | 'Neighbourhoods'>,
  municipalities: readonly Municipality[],
): NamedTarget[] {
  const parts = Map.groupBy(
    [...Neighbourhoods.map(neighbourhoodNames), ...municipalities.flatMap(villageNames(Cities))],
    ({ key }) => key,
  );
  const brussels = Cities.filter((city) => isInBrussels(city) && city.Zip === brusselsZip).flatMap(
    ({ Texts }) => Texts.map(({ Name }) => Name),
  );
  return Cities.map((city) => ({
    key: cityKeyOf(city),
    names: city.Texts.map(({ Name }) => Name),
    otherNames: [
      ...(parts.get(cityKeyOf(city)) ?? []).flatMap(({ names }) => names),
      ...(isInBrussels(city) ? brussels : []),
    ],
    zip: city.Zip,
    otherZips: (parts.get(cityKeyOf(city)) ?? []).flatMap(({ zip }) => zip ?? []),
  }));
}

const neighbourhoodNames = (neighbourhood: Bundle['Neighbourhoods'][number]) => ({
  key: cityKeyOf(neighbourhood),
  names: neighbourhood.Texts.map(({ Name }) => Name),
  zip: undefined,
});

function villageNames(cities: Bundle['Cities']) {
  const known = new Set(cities.map(cityKeyOf));
  return ({ names, zip, villages }: Municipality) => {
    const places = [
      { names, zip },
      ...villages.map((village) => ({ names: [village.name], zip: village.zip })),
    ].map((place) => ({ ...place, key: cityKeyOf({ Zip: place.zip, CountryID: homeCountryId }) }));
    const whole = places.find(({ key }) => known.has(key));
    return places.flatMap((place) => {
      const named = known.has(place.key) ? place : whole;
      return named ? [{ key: named.key, names: place.names, zip: place.zip }] : [];
    });
  };
}

export type TypeUse = { webId: number; names: readonly string[]; isLand: boolean };

export function typeUsesOf(listed: readonly ListedProperty[]): TypeUse[] {
  const uses = new Map<number, { names: Set<string>; isLand: boolean }>();
  for (const { webIds, typeNames, record } of listed) {
    const [webId = 0] = webIds;
    const isLand = record.MainType === 'land';
    const use = uses.get(webId);
    if (!use) uses.set(webId, { names: new Set([typeNames]), isLand });
    else {
      use.names.add(typeNames);
      use.isLand &&= isLand;
    }
  }
  return [...uses].map(([webId, { names, isLand }]) => ({
    webId,
    names: [...new Set([...names].flatMap((some) => some.split(nameMark)).filter(Boolean))],
    isLand,
  }));
}

/** By each part of a name such as `Huis, villa of hoeve`, by its main types and by other words. */
export function typeTargets(types: Bundle['PropertyTypes'], uses: readonly TypeUse[]): NamedTarget[] {
  const namesInUse = new Map(uses.map(({ webId, names }) => [webId, names]));
  return types.map(({ WebID, Texts }) => {
    const names = [...Texts.map(({ Name }) => Name), ...(namesInUse.get(WebID) ?? [])];
    const parts = names.flatMap((name) => name.split(alternatives));
    const known = new Set(parts.map(nameKey));
    const others = [...typeWords].filter(([, canonical]) => [...canonical].some((name) => known.has(name)));
    return { key: String(WebID), names, otherNames: [...parts, ...others.map(([word]) => word)] };
  });
}

export function landTypesOf(uses: readonly TypeUse[]): ReadonlySet<string> {
  return new Set(uses.filter(({ isLand }) => isLand).map(({ webId }) => String(webId)));
}

export type NamedStreet = { name: string; street: string };

export function createStreetIndex(streets: Iterable<NamedStreet>) {
  const byName = new Map<string, Set<string>>();
  for (const { name, street } of streets) {
    const own = byName.get(name);
    if (own) own.add(street);
    else byName.set(name, new Set([street]));
  }
  const known = new Map<string, Set<string>>();
  for (const [name, some] of byName) {
    const key = nameKey(name);
    if (key !== '') known.set(key, new Set([...(known.get(key) ?? []), ...some]));
  }
  return {
    named: (name: string): readonly string[] => [...(known.get(name) ?? [])],
    /** Counted in words. */
    longest: Math.max(1, ...[...known.keys()].map((name) => name.split(' ').length)),
  };
}
