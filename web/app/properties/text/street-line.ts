import { type CountryCode, homeCountry } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { textsInCode } from '../../content/i18n/texts-in-code.ts';
import type { MainType } from '../model/main-type.ts';

type StreetAddress = { street: string; houseNumber: string; box: string };

/** Some exports include the word, such as `bus 3`. */
const hasWord = /^\p{L}{3,}\.?\s/u;

/** Such as `Dijlehofpad 1 bus 101` or `Dijlehofpad 1 plaats P22`. */
export function streetLine(
  { street, houseNumber, box }: StreetAddress,
  mainType: MainType,
  language: LanguageId,
): string {
  const { home, garage, parking } = textsInCode[language].unit;
  const word = mainType === 'garage' ? garage : mainType === 'parking' ? parking : home;
  const unit = box === '' || hasWord.test(box) ? box : `${word}\u00a0${box}`;
  return [street, houseNumber, unit].filter((part) => part !== '').join(' ');
}

type Place = { zip: string; city: string; country: { code: CountryCode | undefined; name: string } };

export function townLine({ zip, city, country }: Place): string {
  return [`${zip} ${city}`, ...(country.code === homeCountry ? [] : [country.name])]
    .filter(Boolean)
    .join(', ');
}
