import { type LanguageId, languages } from 'schemas/languages.ts';
import type { Catalogue } from './create-catalogue.ts';
import { fold } from '../text/slug.ts';

type In = { language: LanguageId; catalogue: Pick<Catalogue, 'city' | 'allCities'> };

type Written = { zip?: string | null; city?: string | null };

/** Translates the city, which editors write in one language; leaves one that the data lack as written. */
export function addressIn<Address extends Written>(
  address: Address | null | undefined,
  { language, catalogue }: In,
): Address | undefined {
  if (!address) return undefined;
  const city = catalogue.city(`${address.city ?? ''}|${address.zip ?? ''}`, language);
  return city ? { ...address, city: city.name } : address;
}

export function townIn(town: string, { language, catalogue }: In): string {
  const named = languages.flatMap(({ id }) => catalogue.allCities(id));
  const found = named.find(({ name }) => fold(name) === fold(town));
  return catalogue.allCities(language).find(({ id }) => id === found?.id)?.name ?? town;
}
