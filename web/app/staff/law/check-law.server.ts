import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { belgianDay, dayAfter } from '../../platform/belgian-time.ts';
import { recordCount, readDetail } from '../../platform/operations/site-events.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { lawFindings, type LawSettings, lawSettingsOf } from '../../properties/law/law.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { shownRevision } from '../../properties/store/catalogue-memory.server.ts';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { headerLine } from '../../platform/mail/mail.server.ts';
import type { TextNameWith } from '../../properties/facts/fact-values.ts';
import type { LawFact, LawRule } from '../../properties/law/law-rule.ts';
import { formatDay } from '../../properties/text/day.ts';

const lawFactLabels = {
  'energy-label': 'property.energyLabel',
  consumption: 'property.energyConsumption',
  'total-consumption': 'facts.totalConsumption',
  'certificate-code': 'facts.certificateCode',
  'certificate-expiry': 'facts.certificateExpiry',
  'e-level': 'facts.eLevel',
  'renovation-duty': 'property.energyLabel',
  asbestos: 'facts.asbestos',
  'flood-plot': 'facts.floodPlot',
  'flood-building': 'facts.floodBuilding',
  'flood-zone': 'facts.floodZone',
  permit: 'facts.permit',
  designation: 'facts.designation',
  'lawful-use': 'facts.lawfulUse',
  summons: 'facts.summons',
  preemption: 'facts.preemption',
  subdivision: 'facts.subdivision',
  price: 'property.rent',
  charges: 'facts.charges',
  'agency-cost': 'facts.agencyCost',
  meters: 'facts.waterMeter',
  pictures: 'property.pictures',
} as const satisfies Record<LawFact, TextNameWith<never>>;

type LawNews = { home: PropertyRecord; rule: LawRule; from: string };

/** The rest is in the Studio. */
const mostListed = 50;

/** One mail of a day, whoever writes it first. */
async function mailLawNews(
  { database, settings, clock, importedCatalogue }: Platform,
  site: Site,
  { news, day }: { news: readonly LawNews[]; day: string },
): Promise<void> {
  const language = defaultLanguage;
  const t = serverText(site, language);
  const agency = mailAgency(site, settings.SITE_URL);
  const shown = news.toSorted((a, b) => a.from.localeCompare(b.from)).slice(0, mostListed);
  const ids = [...new Set(shown.map(({ home }) => String(home.ID)))];
  const titles = new Map(
    (await importedCatalogue.summaries(ids, language)).map(({ id, title }) => [id, title]),
  );
  const subject = headerLine(t('mail.lawSubject'));
  const id = `law-${day}`;
  const studio = settings.SANITY_STUDIO_URL.replace(/\/$/, '');
  const open: MailPart[] =
    studio === '' ? [] : [{ href: `${studio}/properties`, label: t('mail.reminderOpen'), isButton: true }];
  const message = {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id }),
    to: [agency.email],
    subject,
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        t('mail.lawText'),
        shown.map(({ home, rule, from }) => ({
          label: [home.ID, titles.get(String(home.ID))].filter(Boolean).join(' · '),
          value: t('mail.lawLine', { fact: t(lawFactLabels[rule.fact]), date: formatDay(from, language) }),
        })),
        t('mail.lawAdvice'),
        ...open,
      ],
    }),
  };
  await database
    .insert(outbox)
    .values({ id, submissionId: id, message, nextAttemptAt: clock() })
    .onConflictDoNothing();
}

const stateSchema = z.object({
  /** The Belgian day of the last look. */
  day: z.string(),
  /** The properties that it saw. */
  revision: z.number(),
  /** The last day whose news the agency has had. */
  mailed: z.string(),
  /** The first ones that break a rule. */
  references: z.array(z.string()),
});

type LawState = z.infer<typeof stateSchema>;

export async function readLawState(database: Database): Promise<LawState | undefined> {
  const detail = await readDetail(database, 'law-checked');
  if (detail === undefined) return undefined;
  return stateSchema.parse(JSON.parse(detail));
}

/** More are looked at once a day, and fewer as soon as one of them changes. */
const mostAtEachChange = 1000;
const readAtOnce = 100;
const mostKept = 300;

/** Days before a rule begins or a certificate expires. */
const notice = 7;

/** After midnight in Belgium, so that a mail arrives as the working day begins. */
const hoursLater = 7 * 60 * 60_000;

async function* homesIn({ importedCatalogue }: Platform): AsyncGenerator<PropertyRecord> {
  const ids = importedCatalogue.ids({});
  for (let start = 0; start < ids.length; start += readAtOnce)
    yield* await importedCatalogue.records(ids.slice(start, start + readAtOnce));
}

function newsOf(home: PropertyRecord, days: readonly string[], settings: LawSettings): LawNews[] {
  return days.flatMap((day) => {
    const before = new Set(lawFindings(home, dayAfter(day, -1)).map(({ rule }) => rule));
    return lawFindings(home, day, { settings })
      .filter(({ rule, severity }) => severity !== 'note' && !before.has(rule))
      .map(({ rule }) => ({ home, rule, from: day }));
  });
}

function daysAhead(last: LawState | undefined, morning: string): string[] {
  const days = Array.from({ length: notice }, (_, index) => dayAfter(morning, index + 1));
  return days.filter((day) => last === undefined || day > dayAfter(last.mailed, notice));
}

/** Tells the agency a week ahead, because a rule begins or a certificate expires. Does nothing if nothing changed. */
export async function checkLaw(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock, importedCatalogue } = platform;
  const now = clock();
  const [day, morning] = [belgianDay(now), belgianDay(new Date(now.getTime() - hoursLater))];
  const last = await readLawState(database);
  const revision = shownRevision();
  const isNewDay = last?.day !== day || last.mailed < morning;
  const isChanged = last?.revision !== revision && importedCatalogue.count({}) <= mostAtEachChange;
  if (!isNewDay && !isChanged) return 0;
  const site = await siteOf(platform);
  const settings = lawSettingsOf(site.content.settings);
  const days = last === undefined || last.mailed < morning ? daysAhead(last, morning) : [];
  const [references, news]: [string[], LawNews[]] = [[], []];
  for await (const home of homesIn(platform)) {
    if (lawFindings(home, day, { settings }).some(({ severity }) => severity !== 'note'))
      references.push(String(home.ID));
    news.push(...newsOf(home, days, settings));
  }
  if (news.length > 0) await mailLawNews(platform, site, { news, day: morning });
  const state: LawState = { day, revision, mailed: morning, references: references.slice(0, mostKept) };
  await recordCount(database, 'law-checked', { count: references.length, detail: JSON.stringify(state) });
  return news.length;
}
