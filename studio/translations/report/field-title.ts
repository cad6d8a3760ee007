import type { PathSegment, StoredDocument } from 'schemas/publication/localized-values.ts';
import { say } from '../../locale/say.ts';

export type NamedType = {
  name?: string;
  title?: string;
  fields?: { name: string; type: NamedType }[];
  of?: NamedType[];
};

function childValue(value: unknown, segment: PathSegment): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (typeof segment === 'string') return Reflect.get(value, segment);
  return Array.isArray(value)
    ? value.find((item: unknown) => Reflect.get(Object(item) as object, '_key') === segment._key)
    : undefined;
}

function childType(type: NamedType | undefined, segment: PathSegment, child: unknown): NamedType | undefined {
  if (typeof segment === 'string') return type?.fields?.find(({ name }) => name === segment)?.type;
  const stored: unknown = Reflect.get(Object(child) as object, '_type');
  return type?.of?.find(({ name }) => name === stored) ?? type?.of?.[0];
}

/** Builds a title such as `Modules › Article 2 › Title`. Numbers list items, because several may share a type. */
export function fieldTitle(
  type: NamedType | undefined,
  document: StoredDocument,
  segments: readonly PathSegment[],
): string {
  const titles: string[] = [];
  let present: { type: NamedType | undefined; value: unknown } = { type, value: document };
  for (const segment of segments) {
    const value = childValue(present.value, segment);
    const next = childType(present.type, segment, value);
    const name = typeof segment === 'string' ? segment : say('Item');
    const number = Array.isArray(present.value) ? ` ${present.value.indexOf(value) + 1}` : '';
    titles.push(`${next?.title ?? name}${number}`);
    present = { type: next, value };
  }
  return titles.join(' › ');
}
