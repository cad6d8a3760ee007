import { defaultLanguage } from 'schemas/languages.ts';
import { openSlots } from '../../../properties/visits/free-slots.ts';
import { claimSlot } from '../../../services/database/visits.server.ts';
import { limitConfirmations } from '../../../services/database/visitor-mails.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../submit/submission-handler.ts';
import { visitCalendar } from './visit-calendar.server.ts';
import { visitNotes, visitPlace } from './visit-notes.server.ts';
import { visitedProperty } from './visited-property.server.ts';

/** Takes the slot in the same transaction that stores the submission, so that one visitor gets it. */
export const bookVisit: SubmissionHandler = ({ mail, site, propertyId = '', database, now }) => {
  const { id, values, language } = mail;
  const visited = visitedProperty(site, propertyId, language);
  const start = Date.parse(values['moment'] ?? '');
  const slot = visited && openSlots(visited.rules, now).find((open) => open.start.getTime() === start);
  if (!slot) return Promise.resolve('refused');
  const { property, rules } = visited;
  const t = mail.texts(language);
  const about = { property, slot, way: values['way'] ?? '', site, language, t };
  const { staff, visitor } = formMails({ ...mail, notes: visitNotes(about, now) });
  const { name, email } = mail.definition.sender(values);
  const calendarIn = (texts: typeof t, place: string) =>
    visitCalendar({
      id,
      slot,
      title: texts('mail.visitTitle', { property: property.title }),
      place,
      href: mail.property?.(language)?.href ?? mail.page,
      organizer: { name: mail.agency.name, email: mail.agency.email },
      attendee: { name, email },
      now,
    });
  const staffTexts = mail.texts(defaultLanguage);
  const { condition, effect } = claimSlot(
    database,
    { submissionId: id, propertyId, brokerId: property.brokerId, startsAt: slot.start, endsAt: slot.end },
    rules,
  );
  return Promise.resolve({
    mails: {
      staff: {
        ...staff,
        calendar: calendarIn(staffTexts, visitPlace({ ...about, language: defaultLanguage, t: staffTexts })),
      },
      visitor: { ...visitor, calendar: calendarIn(t, visitPlace(about)) },
    },
    condition,
    effects: [effect, limitConfirmations(database, { mailId: `${id}-visitor`, email, now })],
  });
};
