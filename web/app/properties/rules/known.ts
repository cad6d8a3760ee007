import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { cityKeyOf } from '../model/terms.ts';

export type Directory = Pick<
  Bundle,
  'PropertyTypes' | 'Cities' | 'Neighbourhoods' | 'Categories' | 'Brokers' | 'Terms' | 'Projects'
>;

export type Known = ReturnType<typeof knownOf>;

const idsOf = (rows: readonly { ID: number }[]) => new Set(rows.map(({ ID }) => ID));

export function knownOf(lists: Directory) {
  const used = new Set<LanguageId>(
    lists.PropertyTypes.flatMap(({ Texts }) => Texts.map(({ language }) => language)),
  );
  return {
    types: new Map(lists.PropertyTypes.map((type) => [type.WebID, type])),
    centres: new Map(
      lists.Cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
    ),
    projects: new Map(lists.Projects.map((project) => [project.ID, project])),
    neighbourhoods: idsOf(lists.Neighbourhoods),
    parents: new Map(lists.Categories.map(({ ID, ParentID }) => [ID, ParentID])),
    brokers: idsOf(lists.Brokers),
    terms: new Set(lists.Terms.map(({ Kind, Code }) => `${Kind}/${Code}`)),
    languages: languages.map(({ id }) => id).filter((id) => id === defaultLanguage || used.has(id)),
  };
}
