import { knownLanguages, type LanguageId, localeOf } from 'schemas/languages.ts';
import { checkIds, checks, countedBy, findingsOf } from './criteria.ts';
import { dayOf, lastRun } from './last-run.ts';
import type { SiteRows } from './site-rows.ts';

/** Languages of a check, by the first word of its parts. */
const languagesOf = (parts: readonly string[] = []) =>
  knownLanguages.filter((language) => parts.some((part) => part.startsWith(`${language},`)));

function namesOf(codes: readonly LanguageId[], language: LanguageId): string {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const listed = codes.map((code) => names.of(code) ?? code);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
}

/** Lists all that was examined for everyone's sake, with the faults that were found, and all that nobody has examined. */
export const accessibilityRows: SiteRows = ({ t, language, run = lastRun }) => {
  const outcomes = findingsOf(run).map(({ outcome }) => outcome);
  const left = outcomes.filter((outcome) => outcome === 'untested').length;
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const criteria = t('evidence.criteriaCounted', { tried: outcomes.length - left, failed, left });
  const examined = checkIds.flatMap((id) => {
    const counted = countedBy(run, checks[id]);
    const codes = languagesOf(counted?.parts);
    const name = t(`evidence.${id}`);
    return [
      [
        codes.length > 0 ? t('evidence.in', { check: name, languages: namesOf(codes, language) }) : name,
        counted ? t('evidence.counted', counted) : t('evidence.notMeasured'),
      ],
      ...(counted?.found ?? []).map((fault) => [t('evidence.fault'), fault]),
    ];
  });
  const tested = languagesOf(countedBy(run, checks.axePages)?.parts);
  const unread = knownLanguages.filter((code) => !tested.includes(code));
  const never = [
    ...(unread.length > 0
      ? [t('evidence.in', { check: t('evidence.axePages'), languages: namesOf(unread, language) })]
      : []),
    ...[t('evidence.readers'), t('evidence.audit'), t('evidence.films')],
  ];
  return [
    [t('evidence.check'), t('evidence.measuredOn', { date: dayOf(run, language) })],
    [t('evidence.criteria'), criteria],
    ...examined,
    ...never.map((name) => [name, t('evidence.notMeasured')]),
  ];
};
