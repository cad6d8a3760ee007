import { defaultLanguage, type LanguageId } from '../languages.ts';

export type StoredDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

export type PathSegment = string | { _key: string };

export type LocalizedValue = {
  /** Such as `modules[_key=="a"].title`. */
  path: string;
  segments: PathSegment[];
  /** An empty input has an item without a value. */
  items: Map<string, { key: string; value: unknown }>;
  /** Type of the items, such as `internationalizedArrayStringValue`. */
  itemType: string;
  /** True inside a module or item hidden from the site. */
  isOffSite: boolean;
  /** Asset id of the picture that these words describe. */
  picture?: string;
};

const itemType = /^internationalizedArray.+Value$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLocalized(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.some((item) => isRecord(item) && itemType.test(String(item._type)));
}

/** Writes a path as Sanity does, such as `modules[_key=="a"].title`. */
export function pathText(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => (typeof segment === 'string' ? `.${segment}` : `[_key=="${segment._key}"]`))
    .join('')
    .replace(/^\./, '');
}

function readItemType(value: Record<string, unknown>[]): string {
  return value.map(({ _type }) => String(_type)).find((type) => itemType.test(type)) ?? '';
}

function readItems(value: Record<string, unknown>[]): LocalizedValue['items'] {
  return new Map(
    value.flatMap((item) =>
      typeof item.language === 'string'
        ? [[item.language, { key: String(item._key), value: item.value }] as const]
        : [],
    ),
  );
}

function describedBy(name: string, { asset }: Record<string, unknown>): Pick<LocalizedValue, 'picture'> {
  return name === 'alt' && isRecord(asset) ? { picture: String(asset._ref) } : {};
}

function walk(
  value: unknown,
  segments: PathSegment[],
  isOffSite: boolean,
  found: LocalizedValue[],
  described: Pick<LocalizedValue, 'picture'> = {},
): void {
  if (isLocalized(value)) {
    const path = pathText(segments);
    const items = readItems(value);
    found.push({ path, segments, items, itemType: readItemType(value), isOffSite, ...described });
  } else if (Array.isArray(value)) {
    for (const item of value) {
      if (!isRecord(item) || typeof item._key !== 'string') continue;
      walk(item, [...segments, { _key: item._key }], isOffSite || item.status === 'draft', found);
    }
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      if (!name.startsWith('_')) walk(field, [...segments, name], isOffSite, found, describedBy(name, value));
    }
  }
}

export function localizedValues(document: StoredDocument): LocalizedValue[] {
  const found: LocalizedValue[] = [];
  walk(document, [], false, found);
  return found;
}

export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilledBlock);
  return isRecord(value) && value.asset !== undefined;
}

function isFilledBlock(block: unknown): boolean {
  if (!isRecord(block) || !Array.isArray(block.children)) return true;
  return block.children.some((child) => !isRecord(child) || child._type !== 'span' || isFilled(child.text));
}

const addresses = new Set(['path', 'socialUrl']);

/** False for addresses: they are localized but not translated, so a new path in one language outdates no other. */
export function isTranslated({ segments }: Pick<LocalizedValue, 'segments'>): boolean {
  const name = segments.at(-1);
  return typeof name !== 'string' || !addresses.has(name);
}

export function filledIn(localized: LocalizedValue | undefined, language: string): unknown {
  const value = localized?.items.get(language)?.value;
  return isFilled(value) ? value : undefined;
}

export function sourceOf(localized: LocalizedValue | undefined): unknown {
  return filledIn(localized, defaultLanguage);
}

export function withoutSource(languages: readonly LanguageId[]): LanguageId[] {
  return languages.filter((language) => language !== defaultLanguage);
}
