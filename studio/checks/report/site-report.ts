import { checkIds } from 'schemas/checks/check-ids.ts';
import { languageTitle, type LanguageId } from 'schemas/languages.ts';
import { type CheckedSite, checkedSite } from 'schemas/checks/checked-site.ts';
import { findingsIn, type Finding } from 'schemas/checks/checks.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { inStaffLanguage, say, staffLocale } from '../../locale/say.ts';
import { fieldTitle, type NamedType } from '../../translations/report/field-title.ts';
import { weightOf } from '../finding-list.tsx';
import { documentTitle } from '../../content/document-title.ts';
import { pairVersions } from '../../content/versions.ts';

const checkTitles = new Map(checkIds.map(({ id, title }) => [id, inStaffLanguage(title)]));

/** The report as a table with its heading, one row per finding. */
export function reportRows(
  report: readonly Checked[],
  typeOf: (name: string) => NamedType | undefined,
): string[][] {
  const head = [
    say('Document'),
    say('Content type'),
    say('Language'),
    say('Weight'),
    say('Check'),
    say('Field'),
    say('What is wrong'),
  ];
  const rows = report.flatMap(({ title, typeTitle, document, findings }) =>
    findings.map((finding) => [
      title,
      typeTitle,
      finding.language === undefined ? say('In every language') : languageTitle(finding.language),
      weightOf(finding).title,
      checkTitles.get(finding.check) ?? '',
      fieldTitle(typeOf(document._type), document, finding.field),
      inStaffLanguage(finding.message),
    ]),
  );
  return [head, ...rows];
}

export type Checked = {
  id: string;
  document: StoredDocument;
  title: string;
  typeTitle: string;
  findings: Finding[];
};

export type ReportFilter = {
  /** `every` for what concerns all languages. */
  language: LanguageId | 'every' | '';
  level: Finding['level'] | '';
};

/** Checks each document's draft, or else its published version; leaves out what is hidden from visitors. */
export function siteReport(
  stored: readonly StoredDocument[],
  typeTitles: ReadonlyMap<string, string>,
  deadSince: CheckedSite['deadSince'] = () => undefined,
): Checked[] {
  const site = { ...checkedSite(stored), deadSince };
  return pairVersions(stored)
    .filter(({ present }) => present.status !== 'draft')
    .map(({ id, present }) => {
      const typeTitle = typeTitles.get(present._type) ?? present._type;
      const title = documentTitle(present, typeTitle);
      return { id, document: present, title, typeTitle, findings: findingsIn(present, site) };
    })
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => errorsOf(b) - errorsOf(a) || a.title.localeCompare(b.title, staffLocale));
}

function errorsOf({ findings }: Checked): number {
  return findings.filter(({ level }) => level === 'error').length;
}

export function filterReport(report: readonly Checked[], { language, level }: ReportFilter): Checked[] {
  return report
    .map((checked) => ({
      ...checked,
      findings: checked.findings.filter(
        (finding) =>
          (language === '' || (finding.language ?? 'every') === language) &&
          (level === '' || finding.level === level),
      ),
    }))
    .filter(({ findings }) => findings.length > 0);
}
