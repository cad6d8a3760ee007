import { defaultLanguage } from 'schemas/languages.ts';
import { propertyFormPath } from '../../../../content/paths/property-paths.ts';
import type { StoredVisit, Visit } from '../store/visits.server.ts';
import type { WaitingMail } from '../../../../platform/mail/outbox.server.ts';
import { staffMail } from '../../../mail/form-mails.server.ts';
import { shownValues, withoutFreeText } from '../../../mail/shown-values.server.ts';
import { visitedProperty } from '../visit-days.server.ts';
import { visitNotes } from '../visit-notes.server.ts';
import {
  bookedVisit,
  calendarIn,
  changeLinkOf,
  mailId,
  momentLine,
  type PreparedVisit,
  prepareVisit,
  visitStaffMail,
  type VisitMailContext,
  visitorMail,
} from './visit-mail.server.ts';

export async function confirmedMails(context: VisitMailContext, stored: StoredVisit): Promise<WaitingMail[]> {
  const given = await prepareVisit(context, stored);
  const { mail, catalogue, now } = given;
  const { definition, values, language, agency } = mail;
  const about = await bookedVisit(given, language);
  const id = `${mailId(given, 'confirmed')}-staff`;
  return [
    visitorMail(given, 'confirmed', {
      subject: about.t('mail.visitSubject', { agency: agency.name }),
      text: about.t('mail.visitText'),
      parts: visitNotes(about, {
        now,
        changeHref: await changeLinkOf(given),
        first: shownValues(definition, withoutFreeText(definition, values), {
          t: about.t,
          language,
          catalogue,
        }),
      }),
      calendar: await calendarIn(given, language),
    }),
    {
      id,
      submissionId: stored.visit.submissionId,
      message: { ...staffMail(mail), calendar: await calendarIn(given, defaultLanguage) },
    },
  ];
}

/** To the visitor, and to those whom the booking went to. The visit is as it will be after the change. */
export async function movedMails(
  context: VisitMailContext,
  stored: StoredVisit,
  before: Visit,
): Promise<WaitingMail[]> {
  const given = await prepareVisit(context, stored);
  const { mail, visit, now } = given;
  const { language, agency } = mail;
  const { name } = mail.definition.sender(mail.values);
  const about = await bookedVisit(given, language);
  const notes = {
    now,
    changeHref: await changeLinkOf(given),
    first: [momentLine(visit, language, about.t)],
  };
  const staff = mail.texts(defaultLanguage);
  return [
    visitorMail(given, 'moved', {
      subject: about.t('mail.visitMovedSubject', { agency: agency.name }),
      text: about.t('mail.visitMovedText'),
      parts: visitNotes(about, notes),
      calendar: await calendarIn(given, language),
    }),
    await visitStaffMail(given, 'moved', {
      subject: staff('mail.visitMovedStaff', { name }),
      text: staff('mail.visitMovedStaffText', { name }),
      lines: [
        momentLine(visit, defaultLanguage, staff),
        { ...momentLine(before, defaultLanguage, staff), label: staff('mail.visitBefore') },
      ],
      calendar: await calendarIn(given, defaultLanguage),
    }),
  ];
}

export async function cancelledMails(context: VisitMailContext, stored: StoredVisit): Promise<WaitingMail[]> {
  const given = await prepareVisit(context, stored);
  const { name, t, staff, agency } = wordsOf(given);
  return [
    visitorMail(given, 'cancelled', {
      subject: t('mail.visitCancelledSubject', { agency }),
      text: t('mail.visitCancelledText'),
      ...(await visitorParts(given)),
    }),
    await visitStaffMail(given, 'cancelled', {
      subject: staff('mail.visitCancelledStaff', { name }),
      text: staff('mail.visitCancelledStaffText', { name }),
      ...(await staffParts(given)),
    }),
  ];
}

export async function calledOffMails(context: VisitMailContext, stored: StoredVisit): Promise<WaitingMail[]> {
  const given = await prepareVisit(context, stored);
  const { mail, visit, site, catalogue } = given;
  const { language } = mail;
  const { name, t, staff, agency } = wordsOf(given);
  const { parts, calendar } = await visitorParts(given);
  const href = mail.property?.(language)?.href;
  const canReturn = (await visitedProperty({ catalogue, site, language }, visit.propertyId)) !== undefined;
  const again =
    canReturn && href
      ? [
          {
            href: propertyFormPath(href, 'contact-appointment', language),
            label: t('visit.again'),
            isButton: true,
          },
        ]
      : [];
  const phone = site.content.settings?.phone ?? '';
  return [
    visitorMail(given, 'called-off', {
      subject: t('mail.visitCalledOffSubject', { agency }),
      text: t('mail.visitCalledOffText'),
      parts: [...parts, t('mail.visitCalledOffNext', { phone }), ...again],
      calendar,
    }),
    await visitStaffMail(given, 'called-off', {
      subject: staff('mail.visitCancelledStaff', { name }),
      text: staff('mail.visitCalledOffStaffText', { name }),
      ...(await staffParts(given)),
    }),
  ];
}

function wordsOf({ mail }: PreparedVisit) {
  const { name } = mail.definition.sender(mail.values);
  return {
    name,
    t: mail.texts(mail.language),
    staff: mail.texts(defaultLanguage),
    agency: mail.agency.name,
  };
}

async function visitorParts(given: PreparedVisit) {
  const { mail, visit } = given;
  const { language } = mail;
  return {
    parts: [[momentLine(visit, language, mail.texts(language))]],
    calendar: await calendarIn(given, language),
  };
}

async function staffParts(given: PreparedVisit) {
  const { mail, visit } = given;
  return {
    lines: [momentLine(visit, defaultLanguage, mail.texts(defaultLanguage))],
    calendar: await calendarIn(given, defaultLanguage),
  };
}
