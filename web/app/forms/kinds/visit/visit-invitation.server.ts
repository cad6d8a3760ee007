import type { Mail } from '../../../platform/mail/mail.server.ts';
import { type CalendarVisit, visitCalendar } from './visit-calendar.server.ts';
import { type BookedVisit, visitPlace } from './visit-notes.server.ts';

type InvitedVisit = Omit<CalendarVisit, 'slot' | 'title' | 'place'> & {
  /** Names a property that the bundle no longer has. */
  propertyId: string;
};

/** The calendar file of a visit, in the words of its language. */
export function visitInvitation(
  visit: BookedVisit,
  { propertyId, ...event }: InvitedVisit,
): NonNullable<Mail['calendar']> {
  const { property, slot, t } = visit;
  const title = t('mail.visitTitle', { property: property?.title ?? propertyId });
  return visitCalendar({ ...event, slot, title, place: visitPlace(visit) });
}
