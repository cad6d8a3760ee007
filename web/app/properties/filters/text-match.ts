import type { ListedProperty } from '../property/listed-property.ts';

export type Meaning = { cities: ReadonlySet<string>; webIds: ReadonlySet<number> };

export type TextMatch = { references: ReadonlySet<string>; meanings: readonly Meaning[] };

/** Matches nothing for a text without any meaning. */
export function textMatches({ meanings }: TextMatch, { cityKey, webIds }: ListedProperty): boolean {
  const isOf = (meaning: Meaning) =>
    meaning.cities.has(cityKey) || webIds.some((webId) => meaning.webIds.has(webId));
  return meanings.length > 0 && meanings.every(isOf);
}
