import type { Slot } from '../../../properties/visits/free-slots.ts';
import type { Mail } from '../../../services/mail/mail.server.ts';

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

/** Octets, of which RFC 5545 allows 75 in a line. */
const longestLine = 73;

/** An invitation that calendars accept, or take back (RFC 5545, RFC 5546). Its times are UTC, so it needs no time zone. */
export function visitCalendar(visit: CalendarVisit): NonNullable<Mail['calendar']> {
  const { id, slot, sequence, isCancelled, title, place, href, organizer, attendee, now } = visit;
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const host = organizer.email.slice(organizer.email.indexOf('@') + 1);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//visits//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(slot.start)}`,
    `DTEND:${stamp(slot.end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(href)}`,
    `URL:${href}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: `${lines.map(folded).join('\r\n')}\r\n` };
}

/** Such as `20261125T090000Z`. */
function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A parameter cannot hold quotation marks or control characters. */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}\u2028\u2029]/gu, ' ')}"`;
}

/** Continues a long line on the next, after a space, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  return Array.from(line, (character) => {
    const length = encoder.encode(character).byteLength;
    const breaks = size + length > longestLine;
    size = breaks ? length + 1 : size + length;
    return breaks ? `\r\n ${character}` : character;
  }).join('');
}
