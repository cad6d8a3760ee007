import { fold } from '../text/slug.ts';
import { cleanDescription } from '../text/text.ts';
import { isJoining } from './phrase/vocabulary.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { CityEntry, TypeEntry } from '../catalogue/directory.ts';
import type { Municipality } from '../../content/cms/content.ts';
import { createNameIndex, type NameMatch } from './name-index.ts';
import type { PhraseSetting } from './phrase/phrase-state.ts';
import { type Reading, readPhrase } from './phrase/read-phrase.ts';
import {
  cityTargets,
  createStreetIndex,
  landTypesOf,
  type NamedStreet,
  type TypeUse,
  typeTargets,
} from './search-targets.ts';
import type { Meaning, TextMatch } from '../filters/list-filter.ts';

/** Empty when any word is no known reference. */
export function referencesIn(text: string, isReference: (word: string) => boolean): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => isReference(word)) ? [...new Set(words)] : [];
}

const mostWords = 10;

/** Empty when there are too many words to search one by one. */
function joinedWords(text: string): string[] {
  const words = fold(text).split(/[\s,;]+/);
  const telling = new Set(words.filter((word) => word !== '' && !isJoining(word)));
  return telling.size > mostWords ? [] : [...telling];
}

/** Letters; a shorter word is as likely a different one. */
const shortestMisspelt = 7;

function misspelt(index: ReturnType<typeof createNameIndex>, word: string): readonly string[] {
  return word.length < shortestMisspelt ? [] : index.misspelt(word);
}

export function resultTitle(title: string): string {
  return cleanDescription(title, { limit: 100 });
}

type SearchResults = {
  types: (TypeEntry & { isTypo: boolean })[];
  cities: (CityEntry & { isTypo: boolean })[];
};

type FinderMatch = TextMatch & Meaning & { typos: ReadonlySet<string> };

type Understood = Meaning & { typos: readonly string[] };

export type FinderSource = Pick<Bundle, 'PropertyTypes' | 'Cities' | 'Neighbourhoods'> & {
  typeUses: readonly TypeUse[];
  isReference: (word: string) => boolean;
  streets: Iterable<NamedStreet>;
};

/** Independent of the municipalities that editors change. */
function propertyIndexes({ isReference, PropertyTypes, streets, typeUses }: FinderSource) {
  return {
    isReference,
    types: createNameIndex(typeTargets(PropertyTypes, typeUses)),
    landTypes: landTypesOf(typeUses),
    streets: createStreetIndex(streets),
  };
}

export function createFinders(source: FinderSource) {
  const indexes = propertyIndexes(source);
  return (municipalities: readonly Municipality[] = []) => {
    const cities = createNameIndex(cityTargets(source, municipalities));
    return createFinder(cities, indexes);
  };
}

function createFinder(
  cities: ReturnType<typeof createNameIndex>,
  { isReference, types, landTypes, streets }: ReturnType<typeof propertyIndexes>,
) {
  const names = {
    cities: cities.named,
    types: types.named,
    isLand: (type: string) => landTypes.has(type),
    streets: streets.named,
    misspelt: (word: string) => ({ cities: misspelt(cities, word), types: misspelt(types, word) }),
    isReference,
    longest: Math.max(cities.longest, types.longest, streets.longest),
  };

  function understand(text: string): Understood[] {
    const foundCities = cities.search(text);
    const foundTypes = types.search(text);
    if (foundCities.length + foundTypes.length === 0) return [];
    const isExact = ({ isTypo }: NameMatch) => !isTypo;
    // A correction helps only where nothing was spelled right.
    const isSpelledRight = foundCities.some(isExact) || foundTypes.some(isExact);
    const kept = (found: NameMatch[]) => (isSpelledRight ? found.filter(isExact) : found);
    return [
      {
        cities: new Set(kept(foundCities).map(({ key }) => key)),
        webIds: new Set(kept(foundTypes).map(({ key }) => Number(key))),
        typos: isSpelledRight ? [] : [...foundCities, ...foundTypes].map(({ key }) => key),
      },
    ];
  }

  /** One name, else word by word. One unknown word makes the whole text unknown. */
  function meaningsOf(text: string): Understood[] {
    const whole = understand(text);
    if (whole.length > 0) return whole;
    const words = joinedWords(text);
    const meanings = words.flatMap(understand);
    return meanings.length === words.length ? meanings : [];
  }

  const referencesOf = (text: string) => referencesIn(text, isReference);

  function match(text: string): FinderMatch {
    const meanings = meaningsOf(text);
    return {
      references: new Set(referencesOf(text)),
      meanings,
      cities: new Set(meanings.flatMap(({ cities }) => [...cities])),
      webIds: new Set(meanings.flatMap(({ webIds }) => [...webIds])),
      typos: new Set(meanings.flatMap(({ typos }) => typos)),
    };
  }

  /** References alone are no phrase. */
  const read = (text: string, setting?: PhraseSetting): Reading =>
    referencesOf(text).length > 0
      ? { ...readPhrase('', names), rest: text }
      : readPhrase(text, names, setting);

  function results(
    found: FinderMatch,
    lists: { types: readonly TypeEntry[]; cities: readonly (CityEntry & { id: string })[] },
  ): SearchResults {
    return {
      types: lists.types
        .filter(({ webId }) => found.webIds.has(webId))
        .map((type) => ({ ...type, isTypo: found.typos.has(String(type.webId)) })),
      cities: lists.cities
        .filter(({ id }) => found.cities.has(id))
        .map((city) => ({ ...city, isTypo: found.typos.has(city.id) })),
    };
  }

  return { match, read, results };
}
