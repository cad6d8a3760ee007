import type { LanguageId } from 'schemas/languages.ts';
import { outdatedTranslations, recordsWithUpToDate } from 'schemas/publication/translation-records.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { say } from '../locale/say.ts';
import type { BulkChange } from './change-status.ts';
import type { Page, Target } from './target.ts';

/** Confirms that translations match a text that has changed since, as the Translations tool does one by one. */
export function upToDateChange(
  pages: readonly Page[],
  targets: readonly Target[],
  languages: readonly LanguageId[],
): BulkChange {
  const change: BulkChange = { mutations: [], changed: [], refused: [] };
  for (const { id, present, published } of pages) {
    const prefixes = targets.filter((target) => target.id === id).map(pathOf);
    const gaps = outdatedTranslations(present, published, languages).filter(({ field }) =>
      prefixes.some((prefix) => field.path.startsWith(prefix)),
    );
    if (gaps.length === 0) {
      change.refused.push({ id, reasons: [say('No translation is outdated.')] });
      continue;
    }
    const marked = gaps.reduce<StoredDocument>(
      (document, gap) => ({ ...document, translationRecords: recordsWithUpToDate(document, gap) }),
      present,
    );
    const set = { translationRecords: marked.translationRecords };
    change.mutations.push({ patch: { id: present._id, ifRevisionID: present._rev, set } });
    change.changed.push(id);
  }
  return change;
}

/** Every path begins with that of a page. */
function pathOf({ moduleKey }: Target): string {
  return moduleKey === undefined ? '' : pathText(['modules', { _key: moduleKey }]);
}
