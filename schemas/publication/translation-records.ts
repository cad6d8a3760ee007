import { languages, type LanguageId } from '../languages.ts';
import {
  filledIn,
  localizedValues,
  type LocalizedValue,
  sourceOf,
  type StoredDocument,
  withoutSource,
} from './localized-values.ts';
import type { Gap } from './missing-translations.ts';
import { textHash } from './text-hash.ts';

/** Identifies the source text of a translation. */
export type TranslationRecord = {
  _key: string;
  _type: 'translationRecord';
  path: string;
  language: string;
  sourceHash: string;
};

const translated = withoutSource(languages.map(({ id }) => id));
const addresses = new Set(['path', 'socialUrl']);

/** Excludes paths: they are localized but not translated, so a new Dutch path leaves the French one valid. */
function isText(field: LocalizedValue): boolean {
  const name = field.segments.at(-1);
  return typeof name !== 'string' || !addresses.has(name);
}

function recordsOf(document: StoredDocument | undefined): TranslationRecord[] {
  const records = document?.translationRecords;
  return Array.isArray(records) ? (records as TranslationRecord[]) : [];
}

function recordFor(path: string, language: string, sourceHash: string): TranslationRecord {
  return { _key: textHash([path, language]), _type: 'translationRecord', path, language, sourceHash };
}

/**
 * Links new and changed translations to the current source text, unchanged ones to the published one unless a record
 * says otherwise. Drops records of deleted texts.
 */
export function nextTranslationRecords(
  document: StoredDocument,
  published: StoredDocument | undefined,
): TranslationRecord[] {
  const before = new Map(published && localizedValues(published).map((field) => [field.path, field]));
  const known = new Map(recordsOf(document).map((record) => [record._key, record]));

  function recordOf(field: LocalizedValue, language: LanguageId): TranslationRecord | undefined {
    const [translation, source] = [filledIn(field, language), sourceOf(field)];
    if (translation === undefined || source === undefined) return undefined;
    const present = recordFor(field.path, language, textHash(source));
    const old = before.get(field.path);
    const oldTranslation = filledIn(old, language);
    if (oldTranslation === undefined || textHash(oldTranslation) !== textHash(translation)) return present;
    const record = known.get(present._key);
    if (record) return record;
    const oldSource = sourceOf(old);
    if (oldSource === undefined) return undefined;
    const made = recordFor(field.path, language, textHash(oldSource));
    return made.sourceHash === present.sourceHash ? undefined : made;
  }

  return localizedValues(document)
    .filter(isText)
    .flatMap((field) => translated.flatMap((language) => recordOf(field, language) ?? []));
}

/** Without a `published` version every translation counts as current. */
export function outdatedTranslations(
  document: StoredDocument,
  published: StoredDocument | undefined,
  languages: readonly LanguageId[],
): Gap[] {
  const records = new Map(
    nextTranslationRecords(document, published).map((record) => [record._key, record.sourceHash]),
  );
  return localizedValues(document).flatMap((field) => {
    const source = sourceOf(field);
    if (source === undefined || field.isOffSite) return [];
    const present = textHash(source);
    return withoutSource(languages)
      .filter((language) => {
        const made = records.get(textHash([field.path, language]));
        return made !== undefined && made !== present;
      })
      .map((language) => ({ field, language }));
  });
}

/** Records that an editor has confirmed a translation as matching its current source. */
export function recordsWithUpToDate(document: StoredDocument, { field, language }: Gap): TranslationRecord[] {
  const upToDate = recordFor(field.path, language, textHash(sourceOf(field)));
  return [...recordsOf(document).filter((record) => record._key !== upToDate._key), upToDate];
}
