import { isLanguageId, type LanguageId } from '../languages.ts';
import type { PathSegment } from '../publication/localized-values.ts';

export type Node = Readonly<Record<string, unknown>>;

export type Place = {
  field: readonly PathSegment[];
  path: readonly PathSegment[];
  /** Set within one translation of a localized field. */
  language?: LanguageId;
};

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists every object of a document with its place, except inside hidden modules and items. */
export function nodesIn(value: unknown, place: Place = { field: [], path: [] }): [Node, Place][] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => itemNodes(item, place));
  if (!isNode(value)) return [];
  const below = Object.entries(value).flatMap(([name, field]) =>
    name.startsWith('_') ? [] : nodesIn(field, stepInto(place, name)),
  );
  return [[value, place], ...below];
}

function itemNodes(item: unknown, place: Place): [Node, Place][] {
  if (!isNode(item) || item.status === 'draft' || typeof item._key !== 'string') return [];
  const isTranslation =
    String(item._type).startsWith('internationalizedArray') && isLanguageId(item.language);
  const inItem = stepInto(place, { _key: item._key });
  return nodesIn(
    item,
    isTranslation ? { field: place.field, path: inItem.path, language: item.language as LanguageId } : inItem,
  );
}

/** Inside a translation the field stays the localized one: the last with a title of its own. */
export function stepInto({ field, path, ...rest }: Place, segment: PathSegment): Place {
  const isLocalized = rest.language !== undefined;
  return { ...rest, field: isLocalized ? field : [...field, segment], path: [...path, segment] };
}
