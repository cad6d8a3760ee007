import type { LanguageId } from 'schemas/languages.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { type BookedVisit, visitPlace } from './visit-notes.server.ts';
import { visitPath, type VisitLink } from '../../../content/paths/mailed-links.ts';
import { calendarFile, calendarText, calendarTime } from '../../../properties/visits/calendar-file.ts';
import type { Slot } from '../../../properties/visits/free-slots.ts';
import { z } from 'zod';
import { readSignedValue, signValue } from '../../../platform/signing/signed-value.server.ts';

const purpose = 'visit change';

const schema = z.object({ id: z.string() });

/** Works until the visit begins, which the database knows: a visit may move. */
export function signVisitToken(secret: string, id: string): Promise<string> {
  return signValue(secret, purpose, { id });
}

const receiptPurpose = 'visit requested';

/** Shows what was booked, to the browser that did; changes nothing, as the mailbox did not confirm yet. */
export async function visitReceipt(
  id: string,
  { secret, language }: { secret: string; language: LanguageId },
): Promise<string> {
  return visitPath(language, 'requested', await signValue(secret, receiptPurpose, { id }));
}

/** The visit of a token; that of a receipt opens nothing else. */
export async function readLinkToken(secret: string, link: VisitLink, signed: string) {
  const of = link === 'requested' ? receiptPurpose : purpose;
  return schema.safeParse(await readSignedValue(secret, of, signed)).data?.id;
}

type InvitedVisit = Omit<CalendarVisit, 'slot' | 'title' | 'place'> & {
  propertyId: string;
};

export function visitInvitation(
  visit: BookedVisit,
  { propertyId, ...event }: InvitedVisit,
): NonNullable<Mail['calendar']> {
  const { property, slot, t } = visit;
  const title = t('mail.visitTitle', { property: property?.title ?? propertyId });
  return visitCalendar({ ...event, slot, title, place: visitPlace(visit) });
}

export async function visitHref(
  id: string,
  link: VisitLink,
  { secret, origin, language }: { secret: string; origin: string; language: LanguageId },
): Promise<string> {
  return `${origin}${visitPath(language, link, await signVisitToken(secret, id))}`;
}

type Person = { name: string; email: string };

type CalendarVisit = {
  id: string;
  slot: Slot;
  sequence: number;
  isCancelled: boolean;
  title: string;
  place: string;
  href: string;
  organizer: Person;
  attendee: Person;
  now: Date;
};

/** Invites to a visit, or takes that back (RFC 5545, RFC 5546). Its times are UTC, so it needs no time zone. */
function visitCalendar(visit: CalendarVisit): NonNullable<Mail['calendar']> {
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
