import { knownLanguages, type LanguageId, localeOf } from 'schemas/languages.ts';
import { dayOf, figureOf, lastRun, type Run } from './last-run.ts';
import type { SiteRows } from './site-rows.ts';

/** Journeys through the site, by the figure that they record. */
export const checks = {
  axePages: { figure: 'axe, pages:', tried: 'pages', failed: 'violations' },
  axeStates: { figure: 'axe, states:', tried: 'pages', failed: 'violations' },
  zoom: { figure: 'narrow or spaced text:', tried: 'pages', failed: 'cut off' },
  keyboard: { figure: 'keyboard alone:', tried: 'forms', failed: 'not completed' },
  html: { figure: 'html-validate', tried: 'pages', failed: 'errors' },
} as const;

export type CheckId = keyof typeof checks;

const checkIds = Object.keys(checks) as CheckId[];

/** Languages in which a check ran, by the first word of its parts. */
const languagesOf = (run: Run, id: CheckId) => {
  const parts = figureOf(run, checks[id].figure)?.parts ?? [];
  return knownLanguages.filter((language) => parts.some((part) => part.startsWith(`${language},`)));
};

function namesOf(codes: readonly LanguageId[], language: LanguageId): string {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const listed = codes.map((code) => names.of(code) ?? code);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
}

/** Lists all that was examined for everyone's sake, with the faults that were found, and all that nobody has examined. */
export const accessibilityRows: SiteRows = ({ t, language, run = lastRun }) => {
  const examined = checkIds.map((id) => {
    const { figure, tried, failed } = checks[id];
    const counted = figureOf(run, figure);
    const [done, bad] = [counted?.measured[tried] ?? 0, counted?.measured[failed] ?? 0];
    const codes = languagesOf(run, id);
    const name = t(`evidence.${id}`);
    return {
      cells: [
        codes.length > 0 ? t('evidence.in', { check: name, languages: namesOf(codes, language) }) : name,
        counted ? t('evidence.counted', { tried: done, failed: bad }) : t('evidence.notMeasured'),
      ],
      faults: (counted?.found ?? []).map((fault) => [t('evidence.fault'), fault]),
    };
  });
  const tested = languagesOf(run, 'axePages');
  const left = knownLanguages.filter((code) => !tested.includes(code));
  const unread =
    left.length > 0
      ? [t('evidence.in', { check: t('evidence.axePages'), languages: namesOf(left, language) })]
      : [];
  const never = [...unread, t('evidence.readers'), t('evidence.audit'), t('evidence.films')];
  return [
    [t('evidence.check'), t('evidence.measuredOn', { date: dayOf(run, language) })],
    ...examined.flatMap(({ cells, faults }) => [cells, ...faults]),
    ...never.map((name) => [name, t('evidence.notMeasured')]),
  ];
};
