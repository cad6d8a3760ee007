import { formatMoment } from '../../../../properties/text/day.ts';
import type { StoredVisit } from '../store/visits.server.ts';
import type { WaitingMail } from '../../../../platform/mail/outbox.server.ts';
import { visitNotes } from '../visit-notes.server.ts';
import {
  bookedVisit,
  changeLinkOf,
  momentLine,
  prepareVisit,
  type VisitMailContext,
  visitorMail,
} from './visit-mail.server.ts';

/** Names the day instead of "tomorrow", because a mail may wait. */
export async function reminderMail(context: VisitMailContext, stored: StoredVisit): Promise<WaitingMail> {
  const given = await prepareVisit(context, stored);
  const { mail, visit, now } = given;
  const { language } = mail;
  const about = await bookedVisit(given, language);
  const moment = formatMoment(visit.startsAt.toISOString(), language);
  return visitorMail(given, 'reminder', {
    subject: about.t('mail.visitReminderSubject', { moment }),
    text: about.t('mail.visitReminderText'),
    parts: visitNotes(about, {
      now,
      changeHref: await changeLinkOf(given),
      first: [momentLine(visit, language, about.t)],
    }),
  });
}
