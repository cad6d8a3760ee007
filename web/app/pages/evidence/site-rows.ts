import { type FormId, formIds } from 'schemas/form-ids.ts';
import { type LanguageId, localeOf, knownLanguages } from 'schemas/languages.ts';
import { ownMonths, proofMonths, servedDays, unsentHours, usualMonths } from 'schemas/retention.ts';
import type { CookieRow } from '../../consent/consent.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { videoProviders } from '../../properties/gallery/gallery-media.ts';
import { type Run, dayOf, lastRun, figureOf } from './last-run.ts';
import { checkIds, checks, countedBy, findingsOf } from './criteria.ts';

type SiteFacts = {
  t: Translate;
  language: LanguageId;
  /** Cookies that the site may store, without those of unused services. */
  cookies: readonly CookieRow[];
  /** The last run by default. */
  run?: Run;
};

/** Rows of a table that the site fills in, heading first. */
export type SiteRows = (facts: SiteFacts) => readonly (readonly string[])[];

export const cookieRows: SiteRows = ({ t, cookies }) => [
  [
    t('consent.cookieName'),
    t('consent.cookieProvider'),
    t('consent.cookiePurpose'),
    t('consent.cookieDuration'),
  ],
  ...cookies.map(({ name, provider, purpose, duration }) => [name, provider, purpose, duration]),
];

const months = (form: FormId) => ownMonths[form] ?? usualMonths;

/** Terms after which the site deletes data by itself. */
export const retentionRows: SiteRows = ({ t, language }) => {
  const locale = localeOf(language);
  const last = (count: number, unit: 'month' | 'day' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const own = formIds.filter((form) => form in ownMonths);
  return [
    [t('evidence.data'), t('evidence.term')],
    [t('evidence.messages'), last(usualMonths, 'month')],
    ...own.map((form) => [t(`mail.about.${form}`), last(months(form), 'month')]),
    [t('evidence.unsentFiles'), last(unsentHours, 'hour')],
    [t('evidence.mails'), last(servedDays, 'day')],
    [t('evidence.subscription'), last(servedDays, 'day')],
    [t('evidence.choice'), last(proofMonths, 'month')],
  ];
};

/** Who else receives data, which data, and when. Lists Google and Meta only along with their cookies. */
export const recipientRows: SiteRows = ({ t, cookies }) => {
  const services = [...new Set(cookies.map(({ provider }) => provider))].filter((provider) =>
    ['Google', 'Meta'].includes(provider),
  );
  return [
    [t('evidence.recipient'), t('evidence.gets'), t('evidence.when')],
    ['Cloudflare', t('evidence.hostGets'), t('evidence.always')],
    [t('evidence.mailSender'), t('evidence.mailGets'), t('evidence.always')],
    ['Sanity', t('evidence.contentGets'), t('evidence.always')],
    ...services.map((service) => [service, t('evidence.serviceGets'), t('evidence.afterConsent')]),
    [videoProviders.join(', '), t('evidence.mediaGets'), t('evidence.onPlay')],
  ];
};

/** Languages that a check covered, read from the first word of its parts. */
const languagesOf = (parts: readonly string[] = []) =>
  knownLanguages.filter((language) => parts.some((part) => part.startsWith(`${language},`)));

function namesOf(codes: readonly LanguageId[], language: LanguageId): string {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const listed = codes.map((code) => names.of(code) ?? code);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed);
}

/** Lists all that was examined for accessibility, with the faults found, and all that nobody has examined. */
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

type Promised = { figure: string; tried: string; failed: string };

/** Promises to visitors with the figure that proves each: the count of attempts, and one that must stay zero. */
const promises = {
  lost: { figure: '1 killed while forms come in', tried: 'posts', failed: 'thanked for and lost' },
  mail: { figure: '2 mail server down, refusing or hanging', tried: 'submissions', failed: 'taken twice' },
  twice: { figure: '3 repeated at once', tried: 'sent', failed: 'stored too often' },
  outage: { figure: '5 content lake fails', tried: 'pages', failed: 'pages not whole' },
  booked: {
    figure: '16 bookings of one time at once, on D1',
    tried: 'bookings of each',
    failed: 'confirmed beside the first',
  },
  strangers: { figure: '15 another owner’s data', tried: 'requests', failed: 'bytes of the other' },
  crossSite: { figure: '13 cross-site posts', tried: 'requests', failed: 'let in' },
  logs: { figure: '12 and 20 canaries', tried: 'lines of log', failed: 'personal data found in the log' },
  consent: { figure: '18 pages without consent:', tried: 'pages', failed: 'third-party requests' },
  erased: { figure: '19 export and erase', tried: 'exported', failed: 'traces after erasing' },
  law: { figure: 'facts that the law asks for', tried: 'adverts', failed: 'not missed' },
  everyone: { figure: 'axe, pages:', tried: 'pages', failed: 'violations' },
} as const satisfies Record<string, Promised>;

export const promiseRows: SiteRows = ({ t, language, run = lastRun }) => {
  const rows = (Object.keys(promises) as (keyof typeof promises)[]).map((id) => {
    const { figure, tried, failed } = promises[id];
    const counted = figureOf(run, figure)?.measured;
    const told = counted
      ? t(`evidence.${id}Counted`, { tried: counted[tried] ?? 0, failed: counted[failed] ?? 0 })
      : t('evidence.notMeasured');
    return [t(`evidence.${id}`), told];
  });
  return [[t('evidence.promise'), t('evidence.measuredOn', { date: dayOf(run, language) })], ...rows];
};
