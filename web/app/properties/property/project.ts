import { countryCode, type CountryCode } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { langOf } from '../../content/i18n/language.ts';
import { lowestOf, type Price } from '../price/price.ts';
import { slugify } from '../text/slug.ts';
import { cleanDescription, paragraphsOf } from '../text/text.ts';
import { isHome, type MainType } from '../model/main-type.ts';
import { type Address, addressOf, type Picture, type PropertySummary } from './property.ts';
import { cityKeyOf, cityKind, countryKind, inLanguage, milestoneKind, type Terms } from '../model/terms.ts';

type UnitUse = 'home' | 'parking' | 'other';

type Milestone = { kind: string; label: string; lang?: string | undefined; day: string };

export type Project = {
  id: string;
  lang?: string | undefined;
  name: string;
  nameSlug: string;
  state: 'coming' | 'available' | 'sold-out';
  city: string;
  citySlug: string;
  zip: string;
  country: { code: CountryCode | undefined; name: string };
  address: Address | undefined;
  excerpt: string;
  description: readonly string[];
  milestones: readonly Milestone[];
  /** The lowest shown price of what is still available. */
  price: Price | undefined;
  types: readonly string[];
  available: Readonly<Record<UnitUse, number>>;
  picture: Picture | undefined;
  units: readonly PropertySummary[];
};

const sideTypes: ReadonlySet<MainType> = new Set(['garage', 'parking']);

/** Leaves out parking spaces sold beside homes: the project's price does not start from them. */
export function mainUnits<Unit extends Pick<PropertySummary, 'mainType'>>(
  units: readonly Unit[],
): readonly Unit[] {
  const main = units.filter(({ mainType }) => !sideTypes.has(mainType));
  return main.length > 0 ? main : units;
}

function useOf({ mainType }: PropertySummary): UnitUse {
  if (isHome(mainType)) return 'home';
  return sideTypes.has(mainType) ? 'parking' : 'other';
}

function countUses(units: readonly PropertySummary[]): Project['available'] {
  const count = (use: UnitUse) => units.filter((unit) => useOf(unit) === use).length;
  return { home: count('home'), parking: count('parking'), other: count('other') };
}

function priceFrom(offered: readonly PropertySummary[], language: LanguageId): Price | undefined {
  const goal = offered.some((unit) => unit.goal === 'sale') ? 'sale' : 'rent';
  const prices = mainUnits(offered.filter((unit) => unit.goal === goal)).flatMap(({ price }) => price ?? []);
  return lowestOf(prices, language);
}

/** Expects available units first. */
export function projectOf(
  project: Bundle['Projects'][number],
  units: readonly PropertySummary[],
  { language, terms }: { language: LanguageId; terms: Terms },
): Project {
  const text = inLanguage(project.Texts, language);
  const named = (kind: string, code: string) => terms(kind, code, text?.language ?? language).text;
  const city = text?.City ?? named(cityKind, cityKeyOf(project));
  const offered = units.filter(({ state }) => state === 'available');
  const shown = offered.length > 0 ? offered : units;
  const [cover] = mainUnits(shown);
  return {
    id: String(project.ID),
    lang: text && langOf(text.language, language),
    name: text?.Name ?? '',
    nameSlug: slugify(text?.Name ?? ''),
    state: units.length === 0 ? 'coming' : offered.length > 0 ? 'available' : 'sold-out',
    city,
    citySlug: slugify(city),
    zip: project.Zip,
    country: {
      code: countryCode(project.CountryID),
      name: text?.CountryName ?? named(countryKind, String(project.CountryID)),
    },
    address: project.PublicAddress ? addressOf(project) : undefined,
    excerpt: cleanDescription(text?.Description ?? ''),
    description: paragraphsOf(text?.Description ?? ''),
    milestones: (project.Milestones ?? [])
      .map(({ Kind: kind, Date: day }) => {
        const { text: label, lang } = terms(milestoneKind, kind, language);
        return { kind, label, lang, day };
      })
      .sort((a, b) => a.day.localeCompare(b.day)),
    price: priceFrom(offered, language),
    types: [...new Set(shown.map(({ mainTypeName }) => mainTypeName))],
    available: countUses(offered),
    picture: cover?.picture,
    units,
  };
}
