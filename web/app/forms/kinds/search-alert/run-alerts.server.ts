import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { loadSite, type Site } from '../../../content/cms/site.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { listPath, propertyPath } from '../../../content/paths/build-path.ts';
import { alertCampaign } from '../../../content/paths/mailed-links.ts';
import { filtersOf, describeCriteria } from '../../../properties/alerts/criteria.server.ts';
import { type AlertFrequency, nextMailAt } from '../../../properties/alerts/frequency.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import type { PropertySummary } from '../../../properties/property/property.ts';
import { formatDay } from '../../../properties/text/day.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import { sharedCover } from '../../../properties/view/picture-data.ts';
import { type Alert, dueAlerts, postponeIdleAlerts, sentOf, storeReport } from './alerts.server.ts';
import {
  newestRevision,
  readNews,
  recordNews,
  type StoredNews,
  changedOffers,
  offerOf,
  pickNews,
  reportOf,
} from './property-news.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { signAlertToken } from './alert-token.server.ts';
import { mailAgency } from '../../mail/mail-agency.server.ts';
import type { MailCard } from '../../mail/mail-body.server.tsx';
import { newsMail } from './alert-mails.server.ts';
import { logProblem } from '../../../platform/log.server.ts';

const mostAtOnce = 200;
const mostCards = 10;

type Run = {
  platform: Pick<Platform, 'database' | 'clock' | 'settings'>;
  site: Site;
  catalogue: Catalogue;
};

type News = { byId: ReadonlyMap<string, StoredNews>; revision: number; now: Date };

async function recordChanges({
  platform: { database, clock },
  catalogue: { ids, listed },
}: Run): Promise<void> {
  const now = clock();
  const offers = ids({ isAvailable: true }).flatMap((id) => listed(id) ?? []);
  const known = await readNews(database);
  const changed = changedOffers(known, offers.map(offerOf));
  if (changed.length === 0) return;
  const postpone = (frequency: AlertFrequency) =>
    postponeIdleAlerts(database, frequency, { until: nextMailAt(frequency, now), now });
  const kind = known.size === 0 ? 'known' : 'new';
  await recordNews(database, changed, { kind, now, before: [postpone('daily'), postpone('weekly')] });
}

async function writeMails(run: Run): Promise<number> {
  const { database, clock } = run.platform;
  const now = clock();
  const due = await dueAlerts(database, { now, limit: mostAtOnce });
  if (due.length === 0) return 0;
  const offered = new Set(run.catalogue.ids({ isAvailable: true }));
  // Read before the news, so that a change in between is looked at again.
  const revision = await newestRevision(database);
  const byId = new Map([...(await readNews(database))].filter(([id]) => offered.has(id)));
  let written = 0;
  for (const alert of due) {
    try {
      if (await report(run, alert, { byId, revision, now })) written += 1;
    } catch (error) {
      logProblem('A search alert could not be looked at.', { id: alert.id, errorKind: error });
    }
  }
  return written;
}

/** Safe to repeat and to run twice at once. Returns the number of mails written. */
export async function runAlerts(run: Run): Promise<number> {
  await recordChanges(run);
  return writeMails(run);
}

async function runOf(platform: Platform): Promise<Run> {
  return { platform, site: await loadSite(platform), catalogue: platform.catalogue };
}

export async function runAlertsNow(platform: Platform): Promise<number> {
  return runAlerts(await runOf(platform));
}

/** Replaced with every import and every edit; to compare very many properties each minute would be a waste. */
let recorded: Catalogue | undefined;

export async function runAlertsOnSchedule(platform: Platform): Promise<void> {
  const run = await runOf(platform);
  if (run.catalogue !== recorded) await recordChanges(run);
  recorded = run.catalogue;
  await writeMails(run);
}

/** Returns whether there was something to report and no other run did. */
async function report(run: Run, alert: Alert, { byId, revision, now }: News): Promise<boolean> {
  const { platform, site, catalogue } = run;
  const { database } = platform;
  const { goal, id } = alert;
  const filters = filtersOf(alert);
  const matching = catalogue.ids({ goal, filters, municipalities: site.municipalities });
  const sent = await sentOf(database, id);
  const news = pickNews(matching, byId, { after: alert.revision, sent });
  const message = news.length > 0 ? await mailAbout(run, alert, news) : undefined;
  const isStored = await storeReport(database, alert, {
    reported: news.map(reportOf),
    mail: message && { id: `${id}-${String(revision)}-alert`, submissionId: id, message },
    revision,
    nextMailAt: nextMailAt(alert.frequency, now),
    now,
    day: belgianDay(now),
  });
  return isStored && message !== undefined;
}

async function mailAbout(run: Run, alert: Alert, news: readonly StoredNews[]) {
  const { platform, site, catalogue } = run;
  const { SITE_URL: origin, SITE_SECRET: secret, MAIL_FROM: sender } = platform.settings;
  const language = site.languages.find((each) => each === alert.language) ?? defaultLanguage;
  const t = serverText(site, language);
  const shown = news.slice(0, mostCards);
  const kinds = new Map(shown.map(({ id, kind }) => [id, kind]));
  const context = {
    agency: mailAgency(site, origin),
    sender,
    t,
    language,
    origin,
    email: alert.email,
    criteria: describeCriteria(alert, { t, language, catalogue }),
    token: await signAlertToken(secret, alert.id),
    id: crypto.randomUUID(),
  };
  const cards = (await catalogue.summaries([...kinds.keys()], language)).map((property) =>
    cardOf(property, { kind: kinds.get(property.id), t, site, origin, language }),
  );
  return newsMail(context, {
    cards,
    total: news.length,
    listHref: `${origin}${listPath(site.paths, alert.goal, language)}${alert.search}`,
    until: formatDay(alert.expiresAt.toISOString().slice(0, 10), language),
  });
}

type CardContext = {
  kind: StoredNews['kind'] | undefined;
  t: Translate;
  site: Site;
  origin: string;
  language: LanguageId;
};

/** Says no more than a card of the list: a hidden price is on request. */
function cardOf(property: PropertySummary, { kind, t, site, origin, language }: CardContext): MailCard {
  const { lang, title, zip, city, price, picture } = property;
  const cover = sharedCover(picture, origin);
  const amount = price?.text ?? t('property.priceOnRequest');
  return {
    href: `${origin}${propertyPath(site.paths, property, language)}?utm_source=${alertCampaign}`,
    label: title,
    lang,
    picture: { url: cover?.url ?? '', alt: picture.alt },
    lines: [
      `${zip} ${city}`,
      kind === 'reduced' ? t('mail.alertReduced', { price: amount }) : t('mail.alertNew', { price: amount }),
    ],
  };
}
