import { calendarFile, calendarText, calendarTime } from '../../../properties/visits/calendar-file.ts';
import type { Slot } from '../../../properties/visits/free-slots.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';

type Person = { name: string; email: string };

export type CalendarVisit = {
  /** Of the submission; a calendar recognises the visit by it. */
  id: string;
  slot: Slot;
  /** Raised by each change, so that a calendar takes the newest. */
  sequence: number;
  isCancelled: boolean;
  title: string;
  place: string;
  href: string;
  organizer: Person;
  attendee: Person;
  now: Date;
};

/** An invitation that calendars accept, or take back (RFC 5545, RFC 5546). Its times are UTC, so it needs no time zone. */
export function visitCalendar(visit: CalendarVisit): NonNullable<Mail['calendar']> {
  const { id, slot, sequence, isCancelled, title, place, href, organizer, attendee, now } = visit;
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const host = organizer.email.slice(organizer.email.indexOf('@') + 1);
  const lines = [
    `PRODID:-//${host}//visits//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(slot.start)}`,
    `DTEND:${calendarTime(slot.end)}`,
    `SUMMARY:${calendarText(title)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(href)}`,
    `URL:${href}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
  return { method, content: calendarFile(lines) };
}

/** A parameter cannot hold quotation marks or control characters. */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}\u2028\u2029]/gu, ' ')}"`;
}
