import type { ListedProperty } from '../catalogue/listed-property.ts';

/** The cities and types that one word, or several as one name, may mean. */
export type Meaning = { cities: ReadonlySet<string>; webIds: ReadonlySet<number> };

export type TextMatch = { references: ReadonlySet<string>; meanings: readonly Meaning[] };

/** True when a property is of a city or type of each meaning. A text without any meaning matches nothing. */
export function textMatches({ meanings }: TextMatch, { cityKey, webIds }: ListedProperty): boolean {
  const isOf = (meaning: Meaning) =>
    meaning.cities.has(cityKey) || webIds.some((webId) => meaning.webIds.has(webId));
  return meanings.length > 0 && meanings.every(isOf);
}
