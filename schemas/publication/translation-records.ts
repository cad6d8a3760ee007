import { defaultLanguage, languages, type LanguageId } from '../languages.ts';
import {
  filledIn,
  isTranslated,
  localizedValues,
  type LocalizedValue,
  sourceOf,
  type StoredDocument,
  withoutSource,
} from './localized-values.ts';
import type { Gap } from './missing-translations.ts';
import { textHash } from './text-hash.ts';

/** Identifies the source text of a translation, or the picture that a text in the default language describes. */
export type TranslationRecord = {
  _key: string;
  _type: 'translationRecord';
  path: string;
  language: string;
  sourceHash: string;
  /** Machine translation that no editor has approved. */
  isMachine?: true;
  /** Copy of the source that nobody has approved. */
  isCopy?: true;
};

export type TranslationMark = 'isMachine' | 'isCopy';

const all = languages.map(({ id }) => id);

/** Languages whose text depends on a source: text about a picture depends on it in every language. */
function followersOf({ picture }: LocalizedValue, among: readonly LanguageId[] = all): LanguageId[] {
  return [...(picture === undefined ? [] : [defaultLanguage]), ...withoutSource(among)];
}

/** The source of a field's text: the text in the default language, or for that one the picture it describes. */
function followedBy(field: LocalizedValue | undefined, language: LanguageId): unknown {
  return language === defaultLanguage ? field?.picture : sourceOf(field);
}

function recordsOf(document: StoredDocument | undefined): TranslationRecord[] {
  const records = document?.translationRecords;
  return Array.isArray(records) ? (records as TranslationRecord[]) : [];
}

const byKey = (document: StoredDocument | undefined) =>
  new Map(recordsOf(document).map((record) => [record._key, record]));

export function translationKey(path: string, language: string): string {
  return textHash([path, language]);
}

function recordFor(path: string, language: string, sourceHash: string): TranslationRecord {
  return { _key: translationKey(path, language), _type: 'translationRecord', path, language, sourceHash };
}

/** Why a translation needs approval. It stops being a copy when someone changes the words. */
export function markOf(
  record: TranslationRecord | undefined,
  translation: unknown,
): TranslationMark | undefined {
  if (record?.isMachine) return 'isMachine';
  return record?.isCopy && textHash(translation) === record.sourceHash ? 'isCopy' : undefined;
}

/**
 * Links new and changed translations to the current source text, unchanged ones to the published one unless a record
 * of either version says otherwise: a restored earlier version may have none. Drops records of deleted texts.
 */
export function nextTranslationRecords(
  document: StoredDocument,
  published: StoredDocument | undefined,
): TranslationRecord[] {
  const before = new Map(published && localizedValues(published).map((field) => [field.path, field]));
  const known = byKey(document);
  const lastKnown = byKey(published);

  function recordOf(field: LocalizedValue, language: LanguageId): TranslationRecord | undefined {
    const [translation, source] = [filledIn(field, language), followedBy(field, language)];
    if (translation === undefined || source === undefined) return undefined;
    const record = recordFor(field.path, language, textHash(source));
    const stored = known.get(record._key);
    if (markOf(stored, translation) === 'isCopy') return stored;
    const present = stored?.isMachine === true ? { ...record, isMachine: true as const } : record;
    const old = before.get(field.path);
    const oldTranslation = filledIn(old, language);
    if (oldTranslation === undefined || textHash(oldTranslation) !== textHash(translation)) return present;
    if (stored) return stored;
    const last = lastKnown.get(record._key);
    if (last) return last;
    const oldSource = followedBy(old, language);
    if (oldSource === undefined) return undefined;
    const made = recordFor(field.path, language, textHash(oldSource));
    return made.sourceHash === present.sourceHash ? undefined : made;
  }

  return localizedValues(document)
    .filter(isTranslated)
    .flatMap((field) => followersOf(field).flatMap((language) => recordOf(field, language) ?? []));
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
    if (sourceOf(field) === undefined || field.isOffSite) return [];
    return followersOf(field, languages)
      .filter((language) => {
        const made = records.get(translationKey(field.path, language));
        return made !== undefined && made !== textHash(followedBy(field, language));
      })
      .map((language) => ({ field, language }));
  });
}

export function recordsWithUpToDate(document: StoredDocument, { field, language }: Gap): TranslationRecord[] {
  const upToDate = recordFor(field.path, language, textHash(followedBy(field, language)));
  return [...recordsOf(document).filter((record) => record._key !== upToDate._key), upToDate];
}

export function recordsWithMark(
  document: StoredDocument,
  mark: TranslationMark,
  texts: readonly Gap[],
): TranslationRecord[] {
  const made = texts.map(({ field, language }) => ({
    ...recordFor(field.path, language, textHash(sourceOf(field))),
    [mark]: true as const,
  }));
  const keys = new Set(made.map(({ _key }) => _key));
  return [...recordsOf(document).filter(({ _key }) => !keys.has(_key)), ...made];
}

export function unapprovedTexts(
  document: StoredDocument,
  languages: readonly LanguageId[],
  mark: TranslationMark,
): Gap[] {
  const records = new Map(recordsOf(document).map((record) => [record._key, record]));
  return localizedValues(document).flatMap((field) =>
    withoutSource(languages)
      .filter((language) => {
        const translation = filledIn(field, language);
        const record = records.get(translationKey(field.path, language));
        return translation !== undefined && markOf(record, translation) === mark;
      })
      .map((language) => ({ field, language })),
  );
}

export function recordsWithApproval(document: StoredDocument, texts: readonly Gap[]): TranslationRecord[] {
  const approved = new Set(texts.map(({ field, language }) => translationKey(field.path, language)));
  return recordsOf(document).map((record) => {
    const { isMachine, isCopy, ...rest } = record;
    return (isMachine ?? isCopy) && approved.has(record._key) ? rest : record;
  });
}
