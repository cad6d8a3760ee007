import { defaultLanguage } from 'schemas/languages.ts';
import type { StoredVisit, Visit } from '../../../../services/database/visits.server.ts';
import type { WaitingMail } from '../../../../services/mail/outbox.server.ts';
import { visitNotes } from '../visit-notes.server.ts';
import {
  bookedVisit,
  calendarIn,
  changeLinkOf,
  momentLine,
  prepareVisit,
  staffMail,
  type VisitMailContext,
  visitorMail,
} from './visit-mail.server.ts';

/** To the visitor, and to those whom the booking went to. The visit is as it will be after the change. */
export async function movedMails(
  context: VisitMailContext,
  stored: StoredVisit,
  before: Visit,
): Promise<WaitingMail[]> {
  const given = prepareVisit(context, stored);
  const { mail, visit, now } = given;
  const { language, agency } = mail;
  const { name } = mail.definition.sender(mail.values);
  const about = bookedVisit(given, language);
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
      calendar: calendarIn(given, language),
    }),
    staffMail(given, 'moved', {
      subject: staff('mail.visitMovedStaff', { name }),
      text: staff('mail.visitMovedStaffText', { name }),
      lines: [
        momentLine(visit, defaultLanguage, staff),
        { ...momentLine(before, defaultLanguage, staff), label: staff('mail.visitBefore') },
      ],
      calendar: calendarIn(given, defaultLanguage),
    }),
  ];
}

export function cancelledMails(context: VisitMailContext, stored: StoredVisit): WaitingMail[] {
  const given = prepareVisit(context, stored);
  const { mail, visit } = given;
  const { language, agency } = mail;
  const { name } = mail.definition.sender(mail.values);
  const t = mail.texts(language);
  const staff = mail.texts(defaultLanguage);
  return [
    visitorMail(given, 'cancelled', {
      subject: t('mail.visitCancelledSubject', { agency: agency.name }),
      text: t('mail.visitCancelledText'),
      parts: [[momentLine(visit, language, t)]],
      calendar: calendarIn(given, language),
    }),
    staffMail(given, 'cancelled', {
      subject: staff('mail.visitCancelledStaff', { name }),
      text: staff('mail.visitCancelledStaffText', { name }),
      lines: [momentLine(visit, defaultLanguage, staff)],
      calendar: calendarIn(given, defaultLanguage),
    }),
  ];
}
