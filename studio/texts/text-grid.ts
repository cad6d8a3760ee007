import type { PatchOperations } from '@sanity/client';
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

/** More would slow down typing. */
const mostRows = 150;

export function valuesOf({ document }: Pick<TextRow, 'document'>): Localized<string> {
  return Array.isArray(document['value']) ? (document['value'] as Localized<string>) : [];
}

/** @returns an area's texts in the order of its keys or, for typed words, those of every area that contain them */
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

/** @returns patches that change one language of a text, or remove it if empty, whatever the others are by now */
export function textPatches(value: Localized<string>, language: LanguageId, text: string): PatchOperations[] {
  const known = value.find((item) => item.language === language);
  const item = `value[_key=="${known?._key ?? language}"]`;
  if (text.trim() === '') return [{ unset: [item] }];
  if (known) return [{ set: { [`${item}.value`]: text } }];
  const items = [{ _key: language, _type: itemType, language, value: text }];
  return [{ setIfMissing: { value: [] } }, { unset: [item] }, { insert: { after: 'value[-1]', items } }];
}
