import type { LanguageId } from 'schemas/languages.ts';
import { catalogue } from './catalogue.ts';

type Written = { zip?: string | null; city?: string | null };

/** Names the city of an address, which editors write once, in a language; as written where the data lack that city. */
export function addressIn<Address extends Written>(
  address: Address | null | undefined,
  language: LanguageId,
): Address | undefined {
  if (!address) return undefined;
  const city = catalogue.city(`${address.city ?? ''}|${address.zip ?? ''}`, language);
  return city ? { ...address, city: city.name } : address;
}
