import { dayAfter } from '../../platform/belgian-time.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import type { SharedFile } from '../documents/owner-files.server.ts';
import type { Offer } from '../offers/load-offers.server.ts';
import type { NewsKind } from '../news-kinds.ts';

type Subject =
  | { about: 'visit'; visit: OwnerVisit }
  | { about: 'offer'; offer: Offer }
  | { about: 'paper'; paper: OwnerRecord['Documents'][number] }
  | { about: 'file'; file: SharedFile };

export type Fact = Subject & {
  propertyId: string;
  item: string;
  state: string;
  /** Its own Belgian day; undefined where it has none. */
  day: string | undefined;
};

/** Days after which a thing is no news to an owner who was never told of it. */
const newsDays = 14;

/** Days before its term at which a paper is asked for again. */
const dueDays = 3;

/** Two hours ago in Belgian time is `lately`: a visit that began after it may still go on. */
export type Moment = { today: string; now: string; lately: string };

const planned = 'planned';

export function visitFact(visit: OwnerVisit, { lately }: Moment): Fact {
  const { propertyId, id, siteReference, start, reaction } = visit;
  const isOn = visit.state === 'planned' || (visit.state === 'done' && start > lately);
  const state = reaction ?? (isOn ? `${planned} ${start}` : visit.state);
  return {
    about: 'visit',
    visit,
    propertyId,
    item: `visit ${siteReference ?? id}`,
    state,
    day: start.slice(0, 10),
  };
}

export function paperFact(
  propertyId: string,
  paper: OwnerRecord['Documents'][number],
  isSent: boolean,
  { today }: Moment,
): Fact {
  const { Kind, State, Date: day } = paper;
  const isDue = day !== undefined && day <= dayAfter(today, dueDays);
  const state = isSent || State !== 'needed' ? 'settled' : isDue ? `due ${day}` : 'needed';
  return { about: 'paper', paper, propertyId, item: `paper ${Kind}`, state, day: undefined };
}

/** The kind of news that a fact is to an owner who was last told another state; undefined where it is none. */
export function newsOf(fact: Fact, told: string | undefined, { today, now }: Moment): NewsKind | undefined {
  if (told === fact.state) return undefined;
  const isOld = fact.day !== undefined && fact.day < dayAfter(today, -newsDays);
  if (told === undefined && isOld) return undefined;
  if (fact.about === 'offer') return told !== undefined || fact.state === 'open' ? 'offer' : undefined;
  if (fact.about === 'file') return 'paper';
  if (fact.about === 'paper')
    return fact.state === 'settled' || (told?.startsWith('due') && fact.state === 'needed')
      ? undefined
      : 'paper';
  return newsOfVisit(fact.visit, fact.state, told, now);
}

function newsOfVisit(
  { start, reaction }: OwnerVisit,
  state: string,
  told: string | undefined,
  now: string,
): NewsKind | undefined {
  const wasPlanned = told?.startsWith(planned) ?? false;
  if (reaction !== undefined) return 'reaction';
  if (state === 'cancelled') return wasPlanned ? 'visit-moved' : undefined;
  if (!state.startsWith(planned)) return told === undefined || wasPlanned ? 'visit-over' : undefined;
  if (start <= now) return undefined;
  return wasPlanned ? 'visit-moved' : 'visit-booked';
}

/** The Belgian time from which a visit was moved, as its state told it. */
export function movedFrom(fact: Fact, told: string | undefined): string | undefined {
  const isMoved = told?.startsWith(planned) && fact.state.startsWith(planned);
  return isMoved ? told?.slice(planned.length + 1) : undefined;
}
