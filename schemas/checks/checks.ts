import type { StoredDocument } from '../publication/localized-values.ts';
import { agency } from './agency.ts';
import { alternativeText } from './alternative-text.ts';
import { type CheckId, checkIds } from './check-ids.ts';
import type { Check, Problem } from './check.ts';
import type { CheckedSite } from './checked-site.ts';
import { contrast } from './contrast.ts';
import { headings } from './headings.ts';
import { links } from './links.ts';
import { machineTexts } from './machine-texts.ts';
import { redirects } from './redirects.ts';
import { required } from './required.ts';
import { searchResult } from './search-result.ts';
import { translations } from './translations.ts';

const checks: Readonly<Record<CheckId, Check>> = {
  required,
  agency,
  translations,
  machineTexts,
  links,
  redirects,
  alternativeText,
  headings,
  contrast,
  searchResult,
};

export type Finding = Problem & {
  check: CheckId;
  isBlocking: boolean;
};

export function findingsIn(document: StoredDocument, site: CheckedSite): Finding[] {
  // A document that stays hidden may be published unfinished.
  const isHidden = document.status === 'draft';
  return checkIds.flatMap(({ id }) =>
    checks[id](document, site)
      .filter(({ language }) => language === undefined || site.languages.includes(language))
      .map((problem) => ({
        ...problem,
        check: id,
        isBlocking: id === 'required' || (!isHidden && site.blocking.includes(id)),
      })),
  );
}

export function findingsToConfirm(document: StoredDocument, site: CheckedSite): Finding[] {
  const isHidden = document.status === 'draft';
  return findingsIn(document, site).filter(
    ({ isBlocking, level }) => isBlocking || (!isHidden && level === 'error'),
  );
}
