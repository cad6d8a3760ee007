import { defaultLanguage } from 'schemas/languages.ts';
import { openSlots, placesLeft } from '../../../properties/visits/free-slots.ts';
import { reminderTime } from '../../../properties/visits/reminder-time.ts';
import { isBelowVisits, slotIsFree, takeSlot } from '../../../services/database/visits/visits.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../submit/submission-handler.ts';
import { agencyVisits } from './agency-visits.server.ts';
import { visitInvitation } from './visit-invitation.server.ts';
import { visitChangeHref } from './visit-link.server.ts';
import { type BookedVisit, visitNotes } from './visit-notes.server.ts';
import { visitedProperty } from './visited-property.server.ts';

/** Visits to come that one mailbox can book; staff plan a round of more by phone. */
export const mostVisits = 3;

/** Takes the slot in the same transaction that stores the submission, so that one visitor gets it. */
export const bookVisit: SubmissionHandler = async (given) => {
  const { mail, site, propertyId = '', database, secret, origin, now } = given;
  const { id, values, language, agency } = mail;
  const visited = await visitedProperty(site, propertyId, language);
  const start = Date.parse(values['moment'] ?? '');
  const slot = visited && openSlots(visited.rules, now).find((open) => open.start.getTime() === start);
  if (!slot) return 'taken';
  const { property, rules } = visited;
  const { brokerId } = property;
  const booked = await agencyVisits(database, site, { brokerId, now });
  const capacity = placesLeft(slot, rules, { propertyId, booked });
  const t = mail.texts(language);
  const about = { property, slot, way: values['way'] ?? '', site, language, t };
  const changeHref = await visitChangeHref(id, { secret, origin, language });
  const { staff, visitor } = formMails({ ...mail, notes: visitNotes(about, { now, changeHref }) });
  const { name, email } = mail.definition.sender(values);
  const event = {
    id,
    propertyId,
    sequence: 0,
    isCancelled: false,
    href: mail.property?.(language)?.href ?? mail.page,
    organizer: agency,
    attendee: { name, email },
    now,
  };
  const forStaff: BookedVisit = { ...about, language: defaultLanguage, t: mail.texts(defaultLanguage) };
  const visit = {
    submissionId: id,
    propertyId,
    brokerId,
    startsAt: slot.start,
    endsAt: slot.end,
    state: 'booked' as const,
    sequence: 0,
    remindAt: reminderTime(slot.start, now),
    note: '',
  };
  return {
    mails: {
      staff: { ...staff, calendar: visitInvitation(forStaff, event) },
      visitor: { ...visitor, calendar: visitInvitation(about, event) },
    },
    conditions: {
      taken: slotIsFree(visit, { ...rules, capacity }),
      'too many visits': isBelowVisits(database, { email, most: mostVisits, now }),
    },
    effects: [takeSlot(database, visit)],
  };
};
