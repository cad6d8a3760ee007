import type { LanguageId } from 'schemas/languages.ts';
import type { OwnerRecord } from './owner-record.ts';

/** Without its visitor. */
export type OwnerVisit = {
  /** The agency's id, else the site's reference. */
  id: string;
  propertyId: string;
  /** Belgian time, such as `2026-11-25T10:00`. */
  start: string;
  state: 'planned' | 'done' | 'missed' | 'cancelled';
  /** A code of the terms, once known. */
  reaction: string | undefined;
  comment: string | undefined;
  /** Of the comment; undefined for the default one. */
  language?: LanguageId | undefined;
  siteReference?: string | undefined;
};

/** Booked on the site; its id is the reference in mails. */
export type BookedVisit = Pick<OwnerVisit, 'id' | 'propertyId' | 'start'> & {
  state: 'booked' | 'came' | 'missed' | 'cancelled' | 'called-off';
};

function stateOfBooked({ state, start }: BookedVisit, now: string): OwnerVisit['state'] {
  if (state === 'cancelled' || state === 'called-off') return 'cancelled';
  if (state === 'missed') return 'missed';
  return start > now ? 'planned' : 'done';
}

/** A visit with an outcome took place, whatever the clock says. */
function stateOfImported(
  { Start, Cancelled, Reaction }: Pick<OwnerRecord['Visits'][number], 'Start' | 'Cancelled' | 'Reaction'>,
  now: string,
): OwnerVisit['state'] {
  if (Cancelled === true) return 'cancelled';
  return Reaction === undefined && Start > now ? 'planned' : 'done';
}

type Recorded = Pick<OwnerRecord, 'PropertyID' | 'Language' | 'Visits'>;

function importedVisits({ PropertyID, Language, Visits }: Recorded, now: string): OwnerVisit[] {
  return Visits.map(({ ID, Start, Cancelled, Reaction, Comment, SiteReference }) => ({
    id: String(ID),
    propertyId: String(PropertyID),
    start: Start,
    state: stateOfImported({ Start, Cancelled, Reaction }, now),
    reaction: Reaction,
    comment: Comment,
    language: Language,
    siteReference: SiteReference,
  }));
}

/**
 * Merges visits that the agency's software names by the site's reference; the software knows the outcome. Two others
 * at the same time stay two: their visitors may meet. `now` is Belgian time.
 */
export function ownerVisits(
  records: readonly Recorded[],
  booked: readonly BookedVisit[],
  now: string,
): OwnerVisit[] {
  const imported = records.flatMap((record) => importedVisits(record, now));
  const known = new Set(records.flatMap(({ Visits }) => Visits.map(({ SiteReference }) => SiteReference)));
  const own = booked
    .filter(({ id }) => !known.has(id))
    .map((visit) => ({
      id: visit.id,
      propertyId: visit.propertyId,
      start: visit.start,
      state: stateOfBooked(visit, now),
      reaction: undefined,
      comment: undefined,
    }));
  return [...imported, ...own].toSorted((a, b) => keyOfTime(a).localeCompare(keyOfTime(b)));
}

const keyOfTime = ({ start, propertyId }: OwnerVisit) => `${start} ${propertyId}`;
