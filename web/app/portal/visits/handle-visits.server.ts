import { defaultLanguage } from 'schemas/languages.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import { belgianInstant, dayAfter, belgianDay } from '../../platform/belgian-time.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { closeHours, reopenHours } from '../../properties/owner-records/closed-hours.server.ts';
import { formatBelgianTime } from '../../properties/text/day.ts';
import { answerFields, closedFields, sentMark } from '../fields.ts';
import {
  type AnswerOutcome,
  largestAnswer,
  readText,
  refuseAnswer,
  refuseMany,
  sendAnswer,
} from '../answers/send-answer.server.ts';
import type { SectionContext } from '../section-context.ts';
import { homeOf } from './load-visits.server.ts';
import { readVisits } from './read-visits.server.ts';

const kinds = ['confirm', 'refuse', 'propose'] as const;

const mostClosed = 60;
/** Days that an owner can look ahead. */
const horizon = 366;

export async function handleVisits(context: SectionContext, request: Request): Promise<AnswerOutcome> {
  const { platform, owner } = context;
  const post = new URLSearchParams(await readSmallBody(request, largestAnswer));
  const reopened = post.get(closedFields.remove);
  if (reopened !== null) {
    await reopenHours(platform.database, reopened, owner.propertyIds);
    return { next: pathWith(context, {}) };
  }
  return post.has(closedFields.day) ? close(context, post) : answer(context, post);
}

function pathWith({ language, url }: SectionContext, mark: Record<string, string>): string {
  return portalPath(language, 'visits', { property: url.searchParams.get('property') ?? undefined, ...mark });
}

/** Undefined for what is no moment to come within a year. */
function momentIn(context: SectionContext, day: string | null, time: string | null): Date | undefined {
  const now = context.platform.clock();
  if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '') || !/^\d\d:\d\d$/.test(time ?? '')) return undefined;
  const moment = belgianInstant(day ?? '', time ?? '');
  if (!moment || moment <= now || (day ?? '') > dayAfter(belgianDay(now), horizon)) return undefined;
  return moment;
}

async function close(context: SectionContext, post: URLSearchParams): Promise<AnswerOutcome> {
  const { platform, owner, t } = context;
  const home = homeOf(context);
  const day = post.get(closedFields.day);
  const startsAt = momentIn(context, day, post.get(closedFields.from));
  const endsAt = momentIn(context, day, post.get(closedFields.until));
  if (!home || !startsAt || !endsAt || endsAt <= startsAt)
    return refuseAnswer(422, t('portal.closedWrong'), post);
  const tooMany = await refuseMany(context, post);
  if (tooMany) return tooMany;
  const hours = { id: crypto.randomUUID(), propertyId: home.id, ownerId: owner.id, startsAt, endsAt };
  if (!(await closeHours(platform.database, hours, mostClosed)))
    return refuseAnswer(422, t('portal.closedMany'), post);
  return { next: pathWith(context, {}) };
}

async function answer(context: SectionContext, post: URLSearchParams): Promise<AnswerOutcome> {
  const { t } = context;
  const kind = kinds.find((each) => each === post.get(answerFields.kind));
  const visits = await readVisits(context);
  const visit = visits.find(
    ({ id, propertyId }) =>
      id === post.get(answerFields.subject) && propertyId === post.get(answerFields.property),
  );
  if (!kind || visit?.state !== 'planned') return refuseAnswer(422, t('portal.answerClosed'), post);
  const day = post.get(answerFields.day);
  const time = post.get(answerFields.time);
  if (kind === 'propose' && !momentIn(context, day, time))
    return refuseAnswer(422, t('portal.answerWrong'), post);
  const tooMany = await refuseMany(context, post);
  if (tooMany) return tooMany;
  await sendAnswer(context, {
    propertyId: visit.propertyId,
    subject: visit.id,
    kind,
    text: readText(post),
    moment: kind === 'propose' ? `${day ?? ''}T${time ?? ''}` : '',
    about: formatBelgianTime(visit.start, defaultLanguage),
  });
  return { next: pathWith(context, { [sentMark]: kind }) };
}
