import { type FormId, formIds } from 'schemas/form-ids.ts';
import { type LanguageId, localeOf } from 'schemas/languages.ts';
import { ownMonths, proofMonths, servedDays, unsentHours, usualMonths } from 'schemas/retention.ts';
import type { CookieRow } from '../../consent/consent.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { videoProviders } from '../../properties/gallery/gallery-media.ts';
import type { Run } from './last-run.ts';

type SiteFacts = {
  t: Translate;
  language: LanguageId;
  /** Those that the site may store, services that it does not use left out. */
  cookies: readonly CookieRow[];
  /** Another run than the last one. */
  run?: Run;
};

/** Rows of a table that the site fills in, the first of them its heading. */
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

/** Terms after which the site deletes by itself. */
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

/** Who else receives data, what, and when. Google and Meta are there once their cookies are. */
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
