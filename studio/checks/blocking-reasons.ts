import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { inStaffLanguage } from '../locale/say.ts';
import { languageTitle } from 'schemas/languages.ts';

/** Why the site settings prevent publishing; the Studio itself names required fields. */
export function blockingReasons(document: StoredDocument, site: CheckedSite): string[] {
  const reasons = findingsIn(document, site)
    .filter(({ isBlocking, check }) => isBlocking && check !== 'required')
    .map(({ message, language }) => {
      const sentence = inStaffLanguage(message);
      return language === undefined ? sentence : `${languageTitle(language)}: ${sentence}`;
    });
  return [...new Set(reasons)];
}
