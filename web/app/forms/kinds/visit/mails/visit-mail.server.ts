import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../../../content/cms/site.server.ts';
import type { Translate } from '../../../../content/i18n/translate.ts';
import type { Catalogue } from '../../../../properties/catalogue/create-catalogue.ts';
import { formatPhone } from '../../../../properties/text/phone.ts';
import { formatMoment } from '../../../../properties/text/day.ts';
import { referenceOf } from '../../../store/submissions.server.ts';
import type { StoredVisit, Visit } from '../store/visits.server.ts';
import type { Settings } from '../../../../platform/env.server.ts';
import { headerLine, type Mail } from '../../../../platform/mail/mail.server.ts';
import type { WaitingMail } from '../../../../platform/mail/outbox.server.ts';
import type { MailContext } from '../../../definition/form-definition.ts';
import { closing, composeMail, greetingLine, propertyLink } from '../../../mail/form-mails.server.ts';
import type { LabelledValue, MailPart } from '../../../mail/mail-body.server.tsx';
import { mailContext } from '../../../mail/mail-context.server.ts';
import { visitForm } from '../visit.form.server.ts';
import { visitInvitation, visitHref } from '../visit-calendar.server.ts';
import { type BookedVisit, visitPlace } from '../visit-notes.server.ts';

export type VisitMailContext = { site: Site; settings: Settings; catalogue: Catalogue; now: Date };

export type PreparedVisit = VisitMailContext & { visit: Visit; mail: MailContext };

export async function prepareVisit(
  context: VisitMailContext,
  { visit, submission }: StoredVisit,
): Promise<PreparedVisit> {
  const { id, values, language } = submission;
  const mail = await mailContext(context, {
    id,
    definition: visitForm,
    values,
    language: context.site.languages.find((each) => each === language) ?? defaultLanguage,
    propertyId: visit.propertyId,
    page: submission.context.page,
  });
  return { ...context, visit, mail };
}

export async function bookedVisit(
  { visit, mail, site, catalogue }: PreparedVisit,
  language: LanguageId,
): Promise<BookedVisit> {
  const { propertyId, startsAt, endsAt } = visit;
  return {
    property: await catalogue.find(propertyId, language),
    slot: { start: startsAt, end: endsAt },
    way: mail.values['way'] ?? '',
    site,
    language,
    t: mail.texts(language),
  };
}

export function momentLine({ startsAt }: Visit, language: LanguageId, t: Translate) {
  return { label: t('form.visitMoment'), value: formatMoment(startsAt.toISOString(), language) };
}

export function changeLinkOf({ visit, mail, settings }: PreparedVisit): Promise<string> {
  return visitHref(visit.submissionId, 'change', {
    secret: settings.SITE_SECRET,
    origin: settings.SITE_URL,
    language: mail.language,
  });
}

type MailKind = 'confirmed' | 'moved' | 'cancelled' | 'called-off' | 'reminder';

/** Stays the same when a change is repeated, so that no mail is stored twice. */
export function mailId({ visit }: PreparedVisit, kind: MailKind): string {
  return `${visit.submissionId}-${kind}-${visit.sequence}`;
}

export async function calendarIn(given: PreparedVisit, language: LanguageId): Promise<Mail['calendar']> {
  const { mail, visit, now } = given;
  const { name, email } = mail.definition.sender(mail.values);
  return visitInvitation(await bookedVisit(given, language), {
    id: visit.submissionId,
    propertyId: visit.propertyId,
    sequence: visit.sequence,
    isCancelled: visit.state !== 'booked',
    href: mail.property?.(mail.language)?.href ?? mail.page,
    organizer: mail.agency,
    attendee: { name, email },
    now,
  });
}

export function visitorMail(
  given: PreparedVisit,
  kind: MailKind,
  {
    subject: title,
    text,
    parts,
    calendar,
  }: { subject: string; text: string; parts: readonly MailPart[]; calendar?: Mail['calendar'] },
): WaitingMail {
  const { mail, visit } = given;
  const { agency, language } = mail;
  const t = mail.texts(language);
  const { greeting, email } = mail.definition.sender(mail.values);
  const id = `${mailId(given, kind)}-visitor`;
  const from = { ...mail, id };
  const message = composeMail(from, {
    title,
    to: [email],
    headers: { 'Auto-Submitted': 'auto-generated' },
    parts: [
      greetingLine(greeting, t),
      text,
      ...propertyLink(mail, language, t),
      ...parts,
      t('mail.receivedReference', { reference: referenceOf(visit.submissionId) }),
      closing(agency, t),
    ],
    ...(calendar && { calendar }),
  });
  return { id, submissionId: visit.submissionId, message };
}

export async function visitStaffMail(
  given: PreparedVisit,
  kind: MailKind,
  {
    subject: title,
    text,
    lines,
    calendar,
  }: { subject: string; text: string; lines: readonly LabelledValue[]; calendar?: Mail['calendar'] },
): Promise<WaitingMail> {
  const { mail, visit } = given;
  const t = mail.texts(defaultLanguage);
  const { name, email } = mail.definition.sender(mail.values);
  const id = `${mailId(given, kind)}-staff`;
  const from = { ...mail, id, language: defaultLanguage };
  const place = visitPlace(await bookedVisit(given, defaultLanguage));
  const message = composeMail(from, {
    title,
    to: mail.recipients,
    replyTo: { name: headerLine(name), address: email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    parts: [
      text,
      ...propertyLink(mail, defaultLanguage, t),
      [
        ...lines,
        { label: t('mail.visitPlace'), value: place },
        { label: t('form.phone'), value: formatPhone(mail.values['phone'] ?? '') },
        { label: t('form.email'), value: email },
        { label: t('mail.staffNumber'), value: referenceOf(visit.submissionId) },
      ],
    ],
    ...(calendar && { calendar }),
  });
  return { id, submissionId: visit.submissionId, message };
}
