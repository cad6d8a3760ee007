import { isFormId } from 'schemas/form-ids.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { shownValues } from '../../forms/mail/shown-values.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { StoredLead } from './find-leads.server.ts';
import { markReminded, remindersToMail } from './follow-ups.server.ts';
import { findColleague } from './lead.server.ts';

/** After midnight in Belgium, so that a reminder arrives as the working day begins. */
const hoursLater = 7 * 60 * 60_000;

type Reminder = Awaited<ReturnType<typeof remindersToMail>>[number];

/** Writes the mails of reminders that have come, and returns how many. Safe when it runs twice at once. */
export async function writeReminders(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock } = platform;
  const now = clock();
  const due = await remindersToMail(database, belgianDay(new Date(now.getTime() - hoursLater)));
  const [first, ...others] = due.map(({ lead }) => lead.id);
  if (first === undefined) return 0;
  const site = await siteOf(platform);
  const mails = await Promise.all(
    due.map(async (each) => ({
      id: `${each.lead.id}-reminder-${each.followUp.remindOn ?? ''}`,
      submissionId: each.lead.id,
      message: await reminderMail(each, site, platform),
      nextAttemptAt: now,
    })),
  );
  await database.batch([
    database.insert(outbox).values(mails).onConflictDoNothing(),
    markReminded(database, [first, ...others], now),
  ]);
  return mails.length;
}

async function reminderMail({ lead, followUp }: Reminder, site: Site, platform: Platform): Promise<Mail> {
  const { settings, catalogue } = platform;
  const t = serverText(site, defaultLanguage);
  const agency = mailAgency(site, settings.SITE_URL);
  const definition = isFormId(lead.form) ? formDefinitions[lead.form] : undefined;
  const { name, email } = definition?.sender(lead.values) ?? { name: '', email: '' };
  const subject = headerLine(t('mail.reminderSubject', { name: name || referenceOf(lead.id) }));
  const id = `${lead.id}.reminder-${followUp.remindOn ?? ''}`;
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id }),
    to: [findColleague(site, followUp.assigneeId ?? '')?.email ?? agency.email],
    ...(email && { replyTo: { name: headerLine(name), address: email } }),
    subject,
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency,
      parts: [
        t('mail.reminderText'),
        ...(await aboutProperty(lead, site, platform)),
        [
          ...shownValues(definition, lead.values, { t, language: defaultLanguage, catalogue }),
          { label: t('mail.staffNumber'), value: referenceOf(lead.id) },
        ],
        ...studioLink(settings.SANITY_STUDIO_URL, lead.id, t('mail.reminderOpen')),
      ],
    }),
  };
}

async function aboutProperty(
  { context }: StoredLead,
  { paths }: Site,
  { settings, catalogue }: Platform,
): Promise<MailPart[]> {
  const links = { paths, origin: settings.SITE_URL, catalogue };
  const property =
    context.propertyId === undefined
      ? undefined
      : await mailProperty(context.propertyId, defaultLanguage, links);
  return property ? [{ href: property.href, label: property.name }] : [];
}

function studioLink(studio: string, id: string, label: string): MailPart[] {
  return studio === '' ? [] : [{ href: `${studio.replace(/\/$/, '')}/leads/${id}`, label, isButton: true }];
}
