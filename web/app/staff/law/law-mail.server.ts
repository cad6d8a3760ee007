import { defaultLanguage } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { headerLine } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { TextNameWith } from '../../properties/facts/fact-values.ts';
import type { LawFact, LawRule } from '../../properties/law/law-rule.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { formatDay } from '../../properties/text/day.ts';

/** As the page of a property names each fact. */
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

/** Something that an advertisement breaks from a day on. */
export type LawNews = { home: PropertyRecord; rule: LawRule; from: string };

/** The rest is in the Studio. */
const mostListed = 50;

/** One mail of a day, whoever writes it first. */
export async function mailLawNews(
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
