import type { LanguageId } from 'schemas/languages.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { countryCode, type CountryCode } from './country.ts';
import type { Address, PropertySummary } from './property.ts';
import { slugify } from '../text/slug.ts';
import { inLanguage } from './terms.ts';
import { paragraphsOf } from '../text/text.ts';

export type Project = {
  id: string;
  name: string;
  nameSlug: string;
  state: 'available' | 'sold-out';
  city: string;
  citySlug: string;
  zip: string;
  country: { code: CountryCode | undefined; name: string };
  address: Address | undefined;
  description: readonly string[];
  units: readonly PropertySummary[];
};

export function projectOf(
  project: Bundle['Projects'][number],
  units: readonly PropertySummary[],
  language: LanguageId,
): Project {
  const text = inLanguage(project.Texts, language);
  return {
    id: String(project.ID),
    name: text?.Name ?? '',
    nameSlug: slugify(text?.Name ?? ''),
    state: units.some(({ state }) => state === 'available') ? 'available' : 'sold-out',
    city: text?.City ?? '',
    citySlug: slugify(text?.City ?? ''),
    zip: project.Zip,
    country: { code: countryCode(project.CountryID), name: text?.CountryName ?? '' },
    address: project.PublicAddress
      ? { street: project.Street, houseNumber: project.HouseNumber, box: project.BoxNr ?? '' }
      : undefined,
    description: paragraphsOf(text?.Description ?? ''),
    units,
  };
}
