import { type LanguageId, languages } from 'schemas/languages.ts';
import type { Localized } from 'schemas/fields/localized.ts';
import { pairVersions, type Versions } from '../../content/versions.ts';
import { staffLocale } from '../../locale/say.ts';
import { anyLanguage } from '../../tree-pane/tree.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { type Gap, missingTranslations } from 'schemas/publication/missing-translations.ts';
import { outdatedTranslations, unapprovedTexts } from 'schemas/publication/translation-records.ts';

export type OpenGap = Gap & { kind: 'missing' | 'older' | 'machine' | 'copy' };

export type DocumentReport = {
  id: string;
  document: StoredDocument;
  title: string;
  gaps: OpenGap[];
};

type GapCount = Record<OpenGap['kind'], number>;

const plainNames = ['key', 'name', 'author', 'agencyName'];

function titleOf(document: StoredDocument, typeTitle: string): string {
  const plain = plainNames.map((name) => document[name]).find((value) => typeof value === 'string');
  // An interface text has no title, and its own words say more than its key.
  const words = [document.title, document.value].find((field) => Array.isArray(field));
  return anyLanguage(words as Localized<string> | undefined) ?? plain ?? typeTitle;
}

function gapsOf({ present, published }: Versions<StoredDocument>, wanted: readonly LanguageId[]): OpenGap[] {
  const missing = missingTranslations(present, wanted);
  const older = outdatedTranslations(present, published, wanted);
  const all = [
    ...missing.map((gap): OpenGap => ({ ...gap, kind: 'missing' })),
    ...older.map((gap): OpenGap => ({ ...gap, kind: 'older' })),
    ...unapprovedTexts(present, wanted, 'isMachine').map((gap): OpenGap => ({ ...gap, kind: 'machine' })),
    ...unapprovedTexts(present, wanted, 'isCopy').map((gap): OpenGap => ({ ...gap, kind: 'copy' })),
  ];
  const order: string[] = languages.map(({ id }) => id);
  return all.toSorted((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
}

/** Orders documents like `types` and then by title. */
export function translationReport(
  stored: readonly StoredDocument[],
  wanted: readonly LanguageId[],
  types: readonly { name: string; title: string }[],
): DocumentReport[] {
  const order = new Map(types.map(({ name }, index) => [name, index]));
  const titles = new Map(types.map(({ name, title }) => [name, title]));
  const rank = ({ document }: DocumentReport) => order.get(document._type) ?? types.length;
  return pairVersions(stored)
    .map((versions) => ({
      id: versions.id,
      document: versions.present,
      title: titleOf(versions.present, titles.get(versions.present._type) ?? versions.present._type),
      gaps: gapsOf(versions, wanted),
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, staffLocale));
}

export function countGaps(gaps: readonly OpenGap[]): GapCount {
  const count = (wanted: OpenGap['kind']) => gaps.filter(({ kind }) => kind === wanted).length;
  return {
    missing: count('missing'),
    older: count('older'),
    machine: count('machine'),
    copy: count('copy'),
  };
}
