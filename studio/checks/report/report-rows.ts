import { checkIds } from 'schemas/checks/check-ids.ts';
import { languageTitle } from 'schemas/languages.ts';
import { inStaffLanguage, say } from '../../locale/say.ts';
import { fieldTitle, type NamedType } from '../../translations/report/field-title.ts';
import { weightOf } from '../finding-list.tsx';
import type { Checked } from './site-report.ts';

const checkTitles = new Map(checkIds.map(({ id, title }) => [id, inStaffLanguage(title)]));

/** The report as a table with its heading, one row for each finding. */
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
