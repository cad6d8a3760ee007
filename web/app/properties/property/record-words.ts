import type { LanguageId } from 'schemas/languages.ts';
import type { PropertyRecord } from '../model/record.ts';
import {
  cityKeyOf,
  cityKind,
  countryKind,
  inLanguage,
  mainTypeKind,
  priceUnitKind,
  type Terms,
} from '../model/terms.ts';

export type RecordWords = {
  language: LanguageId;
  title: string;
  description: string;
  mainTypeName: string;
  city: string;
  countryName: string;
  ribbon: string;
  priceUnit: string;
};

/** Prefers a language that has a text. The site's lists fill in what the record lacks. */
export function recordWords(record: PropertyRecord, language: LanguageId, terms: Terms): RecordWords {
  const { ID, Texts, MainType, CountryID, PriceUnit } = record;
  const text =
    inLanguage(
      Texts.filter(({ Description }) => Description !== undefined),
      language,
    ) ?? inLanguage(Texts, language);
  if (!text) throw new Error(`Property ${ID} has no text in any language.`);
  const named = (kind: string, code: string | number) => {
    const { text: name } = terms(kind, String(code), text.language);
    return name === String(code) ? '' : name;
  };
  const mainTypeName = text.MainTypeName ?? (named(mainTypeKind, MainType) || MainType);
  return {
    language: text.language,
    title: text.TypeDescription ?? mainTypeName,
    description: text.Description ?? '',
    mainTypeName,
    city: text.City ?? named(cityKind, cityKeyOf(record)),
    countryName: text.CountryName ?? named(countryKind, CountryID),
    ribbon: text.MarqueeName ?? '',
    priceUnit: text.PriceUnitText ?? named(priceUnitKind, PriceUnit),
  };
}
