import { countryCode, type CountryCode } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { langOf } from '../../content/i18n/language.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { ListedProperty } from '../property/listed-property.ts';
import { fold, slugify } from '../text/slug.ts';
import { cityKeyOf, inLanguage } from '../model/terms.ts';

export type TypeEntry = {
  webId: number;
  name: string;
  lang?: string | undefined;
  isForSale: boolean;
  isForRent: boolean;
  saleCount: number;
  rentCount: number;
};

export type CityEntry = {
  id: string;
  /** `{name}|{zip}`, the value of the list filter. */
  key: string;
  name: string;
  slug: string;
  zip: string;
  country: { code: CountryCode | undefined; name: string };
  /** Centre of the city, for maps of properties whose address is hidden. */
  position: { latitude: number; longitude: number };
  count: number;
};

export type Broker = {
  id: string;
  name: string;
  phone: string;
  email: string;
  role: string;
  lang?: string | undefined;
  brokerNumber: string | undefined;
  picture: string;
};

export type Neighbourhood = {
  id: string;
  name: string;
  zip: string;
  description: string;
  lang?: string | undefined;
};

function tally<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export function countsOf(listed: readonly Pick<ListedProperty, 'cityKey' | 'webIds'>[]) {
  return {
    cities: tally(listed.map(({ cityKey }) => cityKey)),
    types: tally(listed.flatMap(({ webIds }) => webIds)),
  };
}

export type Counts = ReturnType<typeof countsOf>;

export function typesOf(
  types: Bundle['PropertyTypes'],
  counts: { sale: Counts; rent: Counts },
  language: LanguageId,
): TypeEntry[] {
  return [...types]
    .sort((a, b) => a.ShowOrder - b.ShowOrder)
    .map((type) => {
      const text = inLanguage(type.Texts, language);
      return {
        webId: type.WebID,
        name: text?.Name ?? String(type.WebID),
        lang: text && langOf(text.language, language),
        isForSale: type.Sale,
        isForRent: type.Rent,
        saleCount: counts.sale.types.get(type.WebID) ?? 0,
        rentCount: counts.rent.types.get(type.WebID) ?? 0,
      };
    });
}

export function splitCity(nameAndZip: string): { name: string; zip: string } {
  const mark = nameAndZip.lastIndexOf('|');
  return { name: nameAndZip.slice(0, Math.max(mark, 0)), zip: nameAndZip.slice(mark + 1) };
}

export function findCity(cities: Bundle['Cities'], nameAndZip: string): Bundle['Cities'][number] | undefined {
  const { name, zip } = splitCity(nameAndZip);
  const wanted = fold(name);
  return cities.find(
    ({ Zip, Texts }) =>
      Zip === zip && Texts.some((text) => fold(text.Name) === wanted || slugify(text.Name) === wanted),
  );
}

export function cityEntry(
  city: Bundle['Cities'][number],
  counts: Counts,
  language: LanguageId,
): CityEntry | undefined {
  const text = inLanguage(city.Texts, language);
  return (
    text && {
      id: cityKeyOf(city),
      key: `${text.Name}|${city.Zip}`,
      name: text.Name,
      slug: slugify(text.Name),
      zip: city.Zip,
      country: { code: countryCode(city.CountryID), name: text.CountryName },
      position: { latitude: city.Latitude, longitude: city.Longitude },
      count: counts.cities.get(cityKeyOf(city)) ?? 0,
    }
  );
}

export function citiesOf(cities: Bundle['Cities'], counts: Counts, language: LanguageId): CityEntry[] {
  const sortName = (name: string) => fold(name).replace(/^'s-/, '');
  return cities
    .flatMap((city) => cityEntry(city, counts, language) ?? [])
    .sort((a, b) => sortName(a.name).localeCompare(sortName(b.name)));
}

export function brokersOf(brokers: Bundle['Brokers'], language: LanguageId): Broker[] {
  return brokers.map((broker) => {
    const text = inLanguage(broker.Texts, language);
    return {
      id: String(broker.ID),
      name: broker.Name,
      phone: broker.Phone,
      email: broker.Email,
      role: text?.Function ?? '',
      lang: text && langOf(text.language, language),
      brokerNumber: broker.BrokerNumber,
      picture: broker.Picture,
    };
  });
}

export function neighbourhoodsOf(list: Bundle['Neighbourhoods'], language: LanguageId): Neighbourhood[] {
  return list.map((neighbourhood) => {
    const text = inLanguage(neighbourhood.Texts, language);
    return {
      id: String(neighbourhood.ID),
      name: text?.Name ?? '',
      zip: neighbourhood.Zip,
      description: text?.Description ?? '',
      lang: text && langOf(text.language, language),
    };
  });
}
