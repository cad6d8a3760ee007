import { cityKeyOf } from '../catalogue/listed-property.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { NamedTarget } from './name-index.ts';
import { nameKey } from './phrase/tokens.ts';
import { alternatives, typeWords } from './phrase/vocabulary.ts';

/** A neighbourhood is found as the city it lies in. */
export function cityTargets({ Cities, Neighbourhoods }: Bundle): NamedTarget[] {
  const within = Map.groupBy(Neighbourhoods, cityKeyOf);
  return Cities.map((city) => ({
    key: cityKeyOf(city),
    names: city.Texts.map(({ Name }) => Name),
    otherNames: (within.get(cityKeyOf(city)) ?? []).flatMap(({ Texts }) => Texts.map(({ Name }) => Name)),
    zip: city.Zip,
  }));
}

/** A type is found by each part of a name such as `Huis, villa of hoeve`, by its main types and by other words. */
export function typeTargets({ Properties, PropertyTypes }: Bundle): NamedTarget[] {
  const mainTypeNames = new Map<number, Set<string>>();
  for (const { WebID, Texts } of Properties) {
    const names = mainTypeNames.get(WebID) ?? new Set();
    for (const { MainTypeName } of Texts) names.add(MainTypeName);
    mainTypeNames.set(WebID, names);
  }
  return PropertyTypes.map(({ WebID, Texts }) => {
    const names = [...Texts.map(({ Name }) => Name), ...(mainTypeNames.get(WebID) ?? [])];
    const parts = names.flatMap((name) => name.split(alternatives));
    const known = new Set(parts.map(nameKey));
    const others = [...typeWords].filter(([, canonical]) => [...canonical].some((name) => known.has(name)));
    return { key: String(WebID), names, otherNames: [...parts, ...others.map(([word]) => word)] };
  });
}

export function landTypesOf({ Properties }: Bundle): ReadonlySet<string> {
  const land = new Set<string>();
  const built = new Set<string>();
  for (const { MainType, WebID } of Properties) (MainType === 'land' ? land : built).add(String(WebID));
  return new Set([...land].filter((type) => !built.has(type)));
}
