import type { Localized } from 'schemas/fields/localized.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { textAreas } from 'schemas/text-keys.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Revised } from '../content/versions.ts';
import { translationReport, type OpenGap } from '../translations/report/translation-report.ts';

export type TextRow = {
  id: string;
  key: string;
  document: StoredDocument;
  hasDraft: boolean;
  gaps: OpenGap[];
};

type Wanted = { area: string; typed: string; onlyOpen: boolean };

/** More would make each letter slow. */
const mostRows = 150;

export function valuesOf({ document }: Pick<TextRow, 'document'>): Localized<string> {
  return Array.isArray(document['value']) ? (document['value'] as Localized<string>) : [];
}

/** @returns the texts of an area in the order of its keys or, for typed words, those of every area that have them */
export function textRows(
  stored: readonly Revised[],
  languages: readonly LanguageId[],
  { area, typed, onlyOpen }: Wanted,
): TextRow[] {
  const keys = Object.keys(textAreas.find(({ id }) => id === area)?.texts ?? {});
  const words = typed.trim().toLowerCase();
  const rows = translationReport(stored, languages, []).map(({ id, document, gaps }) => {
    const key = String(document['key']);
    const hasDraft = document._id.startsWith('drafts.');
    return { id, key, document, hasDraft, gaps };
  });
  const has = (row: TextRow) =>
    [row.key, ...valuesOf(row).map(({ value }) => value ?? '')].some((text) =>
      text.toLowerCase().includes(words),
    );
  return rows
    .filter((row) => (words === '' ? keys.includes(row.key) : has(row)))
    .filter(({ gaps, hasDraft }) => !onlyOpen || gaps.length > 0 || hasDraft)
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en'))
    .slice(0, mostRows);
}

const itemType = 'internationalizedArrayTextValue';

type StoredText = Localized<string>[number] & { _type?: string };

/** @returns the value with one language changed, or without it where the text is empty */
export function withText(value: readonly StoredText[], language: LanguageId, text: string): StoredText[] {
  const others = value.filter((item) => item.language !== language);
  if (text.trim() === '') return others;
  const known = value.find((item) => item.language === language);
  if (!known) return [...others, { _key: language, _type: itemType, language, value: text }];
  return value.map((item) => (item === known ? { ...item, value: text } : item));
}
