import type { PathSegment, StoredDocument } from 'schemas/publication/localized-values.ts';

/** The part of a compiled type that locates texts. */
export type TextType = {
  name?: string;
  title?: string;
  jsonType?: string;
  hidden?: unknown;
  options?: unknown;
  fields?: { name: string; type: TextType }[];
  of?: TextType[];
};

export type StoredText = {
  /** The field that holds it, or its list for the paragraphs and items of one. */
  field: PathSegment[];
  /** The place to open. */
  path: PathSegment[];
  /** Undefined for a text that is the same in every language. */
  language: string | undefined;
  text: string;
};

type Place = Omit<StoredText, 'text'>;
type Stored = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Choices store a value for machines. */
function isWritten({ jsonType, options }: TextType): boolean {
  return jsonType === 'string' && !(isRecord(options) && options['list'] !== undefined);
}

function inside(place: Place, segment: PathSegment): Place {
  const path = [...place.path, segment];
  return { ...place, path, field: place.language === undefined ? path : place.field };
}

/** Joins the spans of a paragraph, which bold text and links split. */
function paragraphText({ children }: Stored): string {
  const spans = Array.isArray(children) ? (children as unknown[]) : [];
  return spans
    .map((span) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('');
}

function itemTexts(item: unknown, { of = [] }: TextType, place: Place): StoredText[] {
  if (!isRecord(item)) return textsOf(item, of[0], place);
  const { _key, _type, language } = item;
  if (typeof _key !== 'string') return [];
  const type = of.find(({ name }) => name === _type) ?? of[0];
  const path = [...place.path, { _key }];
  if (_type === 'block') return [{ ...place, path, text: paragraphText(item) }];
  if (typeof language !== 'string' || !String(_type).startsWith('internationalizedArray'))
    return textsOf(item, type, inside(place, { _key }));
  const value = type?.fields?.find(({ name }) => name === 'value')?.type;
  return textsOf(item['value'], value, { field: place.path, path: [...path, 'value'], language });
}

function textsOf(value: unknown, type: TextType | undefined, place: Place): StoredText[] {
  if (!type || type.hidden === true) return [];
  if (typeof value === 'string') return isWritten(type) ? [{ ...place, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => itemTexts(item, type, place));
  if (!isRecord(value)) return [];
  return (type.fields ?? []).flatMap(({ name, type: child }) =>
    textsOf(value[name], child, inside(place, name)),
  );
}

/** Lists what was written in the fields of a document, at any depth and in every language. */
export function documentTexts(document: StoredDocument, type: TextType | undefined): StoredText[] {
  const texts = textsOf(document, type, { field: [], path: [], language: undefined });
  return texts.filter(({ text }) => text.trim() !== '');
}
