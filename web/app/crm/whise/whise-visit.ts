import type { ReadCode } from '../connector/codes.ts';
import type { MappedVisit } from '../connector/connector.ts';
import { createFindings } from '../connector/findings.ts';
import { type Fields, isObject, rowsIn } from '../connector/read.ts';
import { idIn } from './whise-facts.ts';

/** A form's number as software gets it, or the reference in mails, whose letter tells it from dates and phones. */
const references = /\b([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-|\b(?=\d*[A-F])([\dA-F]{8})\b/;

function referenceIn(...texts: readonly unknown[]): string | undefined {
  for (const text of texts) {
    const [, number, reference] = (typeof text === 'string' && references.exec(text)) || [];
    if (number !== undefined || reference !== undefined) return (number ?? reference)?.toUpperCase();
  }
  return undefined;
}

/** Everything else stays in the system: visitors, colleagues, subjects, descriptions, addresses. */
export function cutAppointment(appointment: Fields): Fields {
  const { id, action, startDateTime, endDateTime, subject, description1, estates } = appointment;
  const siteReference = referenceIn(subject, description1);
  return {
    id,
    action: idIn(action),
    startDateTime,
    endDateTime,
    estates: rowsIn(estates).flatMap(({ estateId }) => (typeof estateId === 'number' ? [estateId] : [])),
    ...(siteReference !== undefined && { siteReference }),
  };
}

/** Belgian time without a zone. */
const minuteOf = (told: unknown) =>
  typeof told === 'string' ? /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(told)?.[1] : undefined;

export function mapAppointment(record: unknown, readCode: ReadCode): MappedVisit {
  const told = isObject(record) ? record : {};
  const { issues, object, code } = createFindings(readCode);
  const [start, end] = [minuteOf(told['startDateTime']), minuteOf(told['endDateTime'])];
  const { id, action, estates, siteReference } = told;
  if (typeof id !== 'number' || start === undefined || end === undefined || end <= start) {
    object('record', 'Visits', 'is of another kind');
    return { issues };
  }
  const about = Array.isArray(estates) ? estates.map(String) : [];
  const isAsked = about.length > 0 && typeof action === 'string';
  const isVisit = isAsked && code('appointment', 'Visits', action) === 'visit';
  const reference = typeof siteReference === 'string' ? { siteReference } : {};
  return { issues, visit: { id, about, start, end, isVisit, ...reference } };
}
