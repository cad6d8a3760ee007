import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../../../cms/site.server.ts';
import { languageTag } from '../../../../i18n/language.ts';
import type { Translate } from '../../../../i18n/translate.ts';
import { catalogue } from '../../../../properties/catalogue/catalogue.ts';
import { formatPhone } from '../../../../properties/text/phone.ts';
import { formatMoment } from '../../../../properties/visits/format-moment.ts';
import { referenceOf } from '../../../../services/database/submissions.server.ts';
import type { StoredVisit, Visit } from '../../../../services/database/visits.server.ts';
import type { Settings } from '../../../../services/env.server.ts';
import { headerLine, type Mail } from '../../../../services/mail/mail.server.ts';
import type { WaitingMail } from '../../../../services/mail/outbox.server.ts';
import { formDefinitions } from '../../../definition/definitions.server.ts';
import { greetingLine, type MailContext, mailOrigin, propertyLink } from '../../../mail/form-mails.server.ts';
import { mailBody, type MailPart } from '../../../mail/mail-body.server.tsx';
import { mailContext } from '../../../mail/mail-context.server.ts';
import { visitInvitation } from '../visit-invitation.server.ts';
import { visitChangeHref } from '../visit-link.server.ts';
import { type BookedVisit, visitNotes, visitPlace } from '../visit-notes.server.ts';

type VisitMailContext = { site: Site; settings: Settings; now: Date };

type Prepared = VisitMailContext & { visit: Visit; mail: MailContext };

/** To the visitor, and to those whom the booking went to. The visit is as it will be after the change. */
export async function movedMails(
  context: VisitMailContext,
  { visit, submission }: StoredVisit,
  before: Visit,
): Promise<WaitingMail[]> {
  const given = prepare(context, { visit, submission });
  const { mail, settings, now } = given;
  const about = bookedVisit(given, mail.language);
  const changeHref = await visitChangeHref(visit.submissionId, {
    secret: settings.SITE_SECRET,
    origin: settings.SITE_URL,
    language: mail.language,
  });
  const moment = momentLine(visit, mail.language, about.t);
  const staff = mail.texts(defaultLanguage);
  return [
    visitorMail(given, 'moved', {
      subject: about.t('mail.visitMovedSubject', { agency: mail.agency.name }),
      text: about.t('mail.visitMovedText'),
      parts: visitNotes(about, { now, changeHref, first: [moment] }),
    }),
    staffMail(given, 'moved', {
      subject: staff('mail.visitMovedStaff', nameIn(given)),
      text: staff('mail.visitMovedStaffText', nameIn(given)),
      lines: [
        momentLine(visit, defaultLanguage, staff),
        { ...momentLine(before, defaultLanguage, staff), label: staff('mail.visitBefore') },
      ],
    }),
  ];
}

export function cancelledMails(context: VisitMailContext, stored: StoredVisit): WaitingMail[] {
  const given = prepare(context, stored);
  const { mail, visit } = given;
  const t = mail.texts(mail.language);
  const staff = mail.texts(defaultLanguage);
  return [
    visitorMail(given, 'cancelled', {
      subject: t('mail.visitCancelledSubject', { agency: mail.agency.name }),
      text: t('mail.visitCancelledText'),
      parts: [[momentLine(visit, mail.language, t)]],
    }),
    staffMail(given, 'cancelled', {
      subject: staff('mail.visitCancelledStaff', nameIn(given)),
      text: staff('mail.visitCancelledStaffText', nameIn(given)),
      lines: [momentLine(visit, defaultLanguage, staff)],
    }),
  ];
}

function prepare(context: VisitMailContext, { visit, submission }: StoredVisit): Prepared {
  const { id, values, language } = submission;
  const mail = mailContext(context, {
    id,
    definition: formDefinitions['contact-appointment'],
    values,
    language: context.site.languages.find((each) => each === language) ?? defaultLanguage,
    propertyId: visit.propertyId,
    page: submission.context.page,
  });
  return { ...context, visit, mail };
}

function bookedVisit({ visit, mail, site }: Prepared, language: LanguageId): BookedVisit {
  const { propertyId, startsAt, endsAt } = visit;
  return {
    property: catalogue.find(propertyId, language),
    slot: { start: startsAt, end: endsAt },
    way: mail.values['way'] ?? '',
    site,
    language,
    t: mail.texts(language),
  };
}

function momentLine({ startsAt }: Visit, language: LanguageId, t: Translate) {
  return { label: t('form.visitMoment'), value: formatMoment(startsAt.toISOString(), language) };
}

function nameIn({ mail }: Prepared) {
  return { name: mail.definition.sender(mail.values).name };
}

type ChangeName = 'moved' | 'cancelled';

/** The part of a change in the ids of its mails, so that repeating it stores none twice. */
function changeId({ visit }: Prepared, change: ChangeName): string {
  return `${visit.submissionId}-${change}-${visit.sequence}`;
}

function calendarIn(given: Prepared, language: LanguageId): Mail['calendar'] {
  const { mail, visit, now } = given;
  const { name, email } = mail.definition.sender(mail.values);
  return visitInvitation(bookedVisit(given, language), {
    id: visit.submissionId,
    propertyId: visit.propertyId,
    sequence: visit.sequence,
    isCancelled: visit.state === 'cancelled',
    href: mail.property?.(mail.language)?.href ?? mail.page,
    organizer: mail.agency,
    attendee: { name, email },
    now,
  });
}

function visitorMail(
  given: Prepared,
  change: ChangeName,
  { subject: title, text, parts }: { subject: string; text: string; parts: readonly MailPart[] },
): WaitingMail {
  const { mail, visit } = given;
  const { agency, language } = mail;
  const t = mail.texts(language);
  const { greeting, email } = mail.definition.sender(mail.values);
  const subject = headerLine(title);
  const id = `${changeId(given, change)}-visitor`;
  const message: Mail = {
    ...mailOrigin({ ...mail, id }),
    to: [email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        greetingLine(greeting, t),
        text,
        ...propertyLink(mail, language, t),
        ...parts,
        t('mail.receivedReference', { reference: referenceOf(visit.submissionId) }),
        `${t('mail.closing')}\n${agency.name}`,
      ],
    }),
    calendar: calendarIn(given, language),
  };
  return { id, submissionId: visit.submissionId, message };
}

function staffMail(
  given: Prepared,
  change: ChangeName,
  {
    subject: title,
    text,
    lines,
  }: { subject: string; text: string; lines: readonly { label: string; value: string }[] },
): WaitingMail {
  const { mail, visit } = given;
  const t = mail.texts(defaultLanguage);
  const { name, email } = mail.definition.sender(mail.values);
  const subject = headerLine(title);
  const id = `${changeId(given, change)}-staff`;
  const place = visitPlace(bookedVisit(given, defaultLanguage));
  const message: Mail = {
    ...mailOrigin({ ...mail, id }),
    to: mail.recipients,
    replyTo: { name: headerLine(name), address: email },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency: mail.agency,
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
    }),
    calendar: calendarIn(given, defaultLanguage),
  };
  return { id, submissionId: visit.submissionId, message };
}
