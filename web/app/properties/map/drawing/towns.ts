import type { LanguageId } from 'schemas/languages.ts';
import towns from '../outlines/towns.json' with { type: 'json' };
import type { MapPlace } from '../map-property.ts';

type Town = { name: string; at: readonly number[] } & Partial<Record<LanguageId, string>>;

const all: readonly Town[] = towns;

/** The given places first, then towns by size. */
export function withTowns(places: readonly MapPlace[], language: LanguageId): MapPlace[] {
  const known = new Set(places.map(({ name }) => name));
  const others = all.map((town): MapPlace => {
    const [latitude = 0, longitude = 0] = town.at;
    return { name: town[language] ?? town.name, latitude, longitude };
  });
  return [...places, ...others.filter(({ name }) => !known.has(name))];
}
