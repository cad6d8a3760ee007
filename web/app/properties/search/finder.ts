import type { Bundle } from '../import/bundle-schema.ts';
import type { CityEntry, TypeEntry } from '../catalogue/directory.ts';
import { cityKeyOf } from '../catalogue/listed-property.ts';
import type { PropertySummary } from '../model/property.ts';
import { createSearch, joinedWords, referencesIn, resultTitle, type SearchMatch } from './search.ts';
import type { Meaning, TextMatch } from './text-match.ts';

export type SearchResults = {
  properties: { property: PropertySummary; title: string }[];
  types: (TypeEntry & { isTypo: boolean })[];
  cities: (CityEntry & { isTypo: boolean })[];
};

type FinderMatch = TextMatch & Meaning & { typos: ReadonlySet<string> };

type Understood = Meaning & { typos: readonly string[] };

export function createFinder(bundle: Bundle) {
  const references = new Set(bundle.Properties.map(({ ID }) => String(ID)));
  const searchCities = createSearch(
    bundle.Cities.map((city) => ({
      key: cityKeyOf(city),
      names: city.Texts.map(({ Name }) => Name),
      zip: city.Zip,
    })),
  );
  const mainTypeNames = new Map<number, Set<string>>();
  for (const { WebID, Texts } of bundle.Properties) {
    const names = mainTypeNames.get(WebID) ?? new Set();
    for (const { MainTypeName } of Texts) names.add(MainTypeName);
    mainTypeNames.set(WebID, names);
  }
  const searchTypes = createSearch(
    bundle.PropertyTypes.map(({ WebID, Texts }) => ({
      key: String(WebID),
      names: [...Texts.map(({ Name }) => Name), ...(mainTypeNames.get(WebID) ?? [])],
    })),
  );

  function understand(text: string): Understood[] {
    const cities = searchCities(text);
    const types = searchTypes(text);
    if (cities.length + types.length === 0) return [];
    const isExact = ({ isTypo }: SearchMatch) => !isTypo;
    // A correction helps only where nothing was spelled right.
    const isSpelledRight = cities.some(isExact) || types.some(isExact);
    const kept = (found: SearchMatch[]) => (isSpelledRight ? found.filter(isExact) : found);
    return [
      {
        cities: new Set(kept(cities).map(({ key }) => key)),
        webIds: new Set(kept(types).map(({ key }) => Number(key))),
        typos: isSpelledRight ? [] : [...cities, ...types].map(({ key }) => key),
      },
    ];
  }

  /** Reads the text as one name, else word by word. A single unknown word makes the whole text unknown. */
  function meaningsOf(text: string): Understood[] {
    const whole = understand(text);
    if (whole.length > 0) return whole;
    const words = joinedWords(text);
    const meanings = words.flatMap(understand);
    return meanings.length === words.length ? meanings : [];
  }

  function match(text: string): FinderMatch {
    const meanings = meaningsOf(text);
    return {
      references: new Set(referencesIn(text, (word) => references.has(word))),
      meanings,
      cities: new Set(meanings.flatMap(({ cities }) => [...cities])),
      webIds: new Set(meanings.flatMap(({ webIds }) => [...webIds])),
      typos: new Set(meanings.flatMap(({ typos }) => typos)),
    };
  }

  function results(
    found: FinderMatch,
    properties: readonly PropertySummary[],
    lists: { types: readonly TypeEntry[]; cities: readonly (CityEntry & { id: string })[] },
  ): SearchResults {
    return {
      properties: properties.map((property) => ({ property, title: resultTitle(property.title) })),
      types: lists.types
        .filter(({ webId }) => found.webIds.has(webId))
        .map((type) => ({ ...type, isTypo: found.typos.has(String(type.webId)) })),
      cities: lists.cities
        .filter(({ id }) => found.cities.has(id))
        .map((city) => ({ ...city, isTypo: found.typos.has(city.id) })),
    };
  }

  return { match, results };
}
