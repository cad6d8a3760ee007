import { firstWritten, isLanguageId, type LanguageId, languages } from 'schemas/languages.ts';
import type { Agency } from '../agencies/agency.ts';

type Words = Partial<Record<LanguageId, string>>;

/** Falls back to the first of the agency's languages that has the words. */
export function inWords(words: Words, language: LanguageId): string {
  return firstWritten(language, (id) => words[id]) ?? '';
}

/** Fills in every known language, with the same fallback. */
export function inEvery(words: Words): Record<LanguageId, string> {
  return {
    nl: inWords(words, 'nl'),
    fr: inWords(words, 'fr'),
    en: inWords(words, 'en'),
    de: inWords(words, 'de'),
  };
}

/** Drops keys without a value. */
export function defined<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<Value>;
}

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

/** Where the agency is, such as `in Gent en Brugge`, and the same with the surroundings. */
const places: Readonly<Record<LanguageId, (towns: string[]) => { in: string; around: string }>> = {
  nl: (towns) => ({ in: `in ${listed(towns, 'nl')}`, around: `in en rond ${listed(towns, 'nl')}` }),
  fr: (towns) => ({
    in: listed(
      towns.map((town) => `à ${town}`),
      'fr',
    ),
    around: `${towns.map((town) => `à ${town}`).join(', ')} et aux alentours`,
  }),
  en: (towns) => ({ in: `in ${listed(towns, 'en')}`, around: `in and around ${listed(towns, 'en')}` }),
  de: (towns) => ({ in: `in ${listed(towns, 'de')}`, around: `in und um ${listed(towns, 'de')}` }),
};

function listed(texts: string[], language: LanguageId): string {
  return new Intl.ListFormat(language).format(texts);
}

/** Precedes the company number of an agency that has one. */
const companyNumbers: Readonly<Record<LanguageId, string>> = {
  nl: 'ondernemingsnummer',
  fr: 'numéro d’entreprise',
  en: 'company number',
  de: 'Unternehmensnummer',
};

type Facts = Readonly<Record<string, string>>;

/** Facts of the agency that texts may name, as `{{name}}`. */
function factsIn(agency: Agency, language: LanguageId): Facts {
  const [main] = agency.offices;
  const towns = agency.offices.map((office) => inWords(office.address.city, language));
  const { in: inTowns, around: aroundTowns } = places[language]([...new Set(towns)]);
  return {
    name: agency.name,
    company: [agency.name, inWords(agency.legalForm ?? {}, language)].filter(Boolean).join(' '),
    registration: agency.companyNumber ? `, ${companyNumbers[language]} ${agency.companyNumber}` : '',
    address: main ? addressLine(main.address, language) : '',
    phone: agency.phone,
    phoneDigits: agency.phone.replaceAll(' ', ''),
    email: agency.email,
    privacyEmail: agency.privacyEmail ?? agency.email,
    inTowns,
    aroundTowns,
  };
}

export function addressLine(
  { street, zip, city }: Agency['offices'][number]['address'],
  language: LanguageId,
): string {
  return `${street}, ${zip} ${inWords(city, language)}`;
}

function fill(text: string, facts: Facts): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact of the agency is called "${name}".`);
    return fact;
  });
}

type Item = { _type?: unknown; language?: unknown };

/**
 * Fills in the facts that documents name, in the language of the surrounding text. The agency's name never wraps.
 * @throws Error for an unknown fact
 */
export function withFacts<Value>(documents: Value, agency: Agency): Value;
export function withFacts(documents: unknown, agency: Agency): unknown {
  const [first = 'nl'] = agency.languages;
  const facts = new Map(languages.map(({ id }) => [id, factsIn(agency, id)]));
  const unbroken = agency.name.replaceAll(' ', '\u00a0');
  const walk = (value: unknown, language: LanguageId, isText: boolean): unknown => {
    if (typeof value === 'string') {
      const filled = fill(value, facts.get(language) ?? {});
      return isText ? filled.replaceAll(agency.name, unbroken) : filled;
    }
    if (Array.isArray(value)) return value.map((each) => walk(each, language, isText));
    if (typeof value !== 'object' || value === null) return value;
    const item = value as Item;
    const own = isLanguageId(item.language) ? item.language : language;
    const text = item._type === 'internationalizedArrayTextValue';
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, own, text)]));
  };
  return walk(documents, first, false);
}
