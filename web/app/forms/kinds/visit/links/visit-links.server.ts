import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/cloudflare';
import type { LanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import { serverText } from '../../../../content/i18n/i18next.server.ts';
import { visitPath, type VisitLink } from '../../../../content/paths/mailed-links.ts';
import { placesLeft } from '../../../../properties/visits/free-slots.ts';
import { reminderTime } from '../../../../properties/visits/visit-rules.ts';
import { changeVisit, confirmVisit, nextSequence } from '../store/visit-changes.server.ts';
import { findVisit, isLapsed, slotIsFree, type StoredVisit } from '../store/visits.server.ts';
import { privacyHeaders } from '../../../../platform/http/headers/security-headers.server.ts';
import { isOwnOrigin } from '../../../../platform/http/own-origin.server.ts';
import { countRequest } from '../../../../platform/http/rate-limit.server.ts';
import { drainOutbox } from '../../../../platform/mail/outbox.server.ts';
import { readLinkToken } from '../visit-calendar.server.ts';
import {
  type PersonalResult,
  refused,
  refusePost,
  respondPersonally,
} from '../../../link-page/link-response.server.ts';
import { readPost } from '../../../post/read-post.server.ts';
import type { SubmitContext } from '../../../submit/submit-context.ts';
import { agencyVisits, receivedSlots, visitedProperty } from '../visit-days.server.ts';
import { cancelledMails, confirmedMails, movedMails } from '../mails/change-mails.server.ts';
import {
  cancelledPage,
  cancelPage,
  changePage,
  confirmPage,
  deadPage,
  endedPage,
  lapsedPage,
  requestedPage,
  type LinkContext,
} from './visit-link-pages.server.ts';

type LinkRequest = Pick<SubmitContext, 'platform' | 'site' | 'request'> & { link: VisitLink; token: string };

/** Enough for a person who hesitates; each change mails the broker. */
const limit = { name: 'visit change', most: 20, windowMilliseconds: 24 * 60 * 60_000 };

/** Shows a visit to the holder of its link. Changes nothing, because mail scanners follow links too. */
export function showVisit(given: LinkRequest) {
  return respond(given, async (context) => {
    const found = await linkedVisit(context);
    if ('page' in found) return found;
    if (context.link === 'requested') return requestedPage(context, found);
    const other = otherLink(context, found);
    if (other) return other;
    if (context.link === 'confirm') return confirmPage(context, found);
    return context.link === 'cancel' ? await cancelPage(context, found) : changePage(context, found);
  });
}

export function handleVisit(given: LinkRequest) {
  return respond(given, async (context) => {
    const { request, platform, link } = context;
    if (!isOwnOrigin(request)) return refused(context, 403);
    if (link === 'requested') return refusePost(context);
    const found = await linkedVisit(context);
    if ('page' in found) return found;
    const other = otherLink(context, found);
    if (other) return other;
    if (link === 'confirm') return confirm(context, found);
    const { database, settings, clock } = platform;
    const { submissionId } = found.visit;
    const seconds = await countRequest(database, settings.SITE_SECRET, limit, submissionId, clock());
    if (seconds > 0) return tooMany(context, seconds);
    return link === 'cancel' ? cancel(context, found) : move(context, found);
  });
}

async function respond(
  { link, token, ...given }: LinkRequest,
  handle: (context: LinkContext) => Promise<PersonalResult>,
) {
  const pathIn = (language: LanguageId) => visitPath(language, link, token);
  const { request } = given;
  const { pathname } = new URL(request.url);
  const isReading = request.method === 'GET';
  const canonical = given.site.languages
    .map(pathIn)
    .find((path) => path.split('/')[1] === pathname.split('/')[1]);
  // Mails that were sent before addresses had a language lead to English ones.
  if (canonical !== undefined && canonical !== pathname) {
    if (!isReading && !isOwnOrigin(request))
      throw new Response(null, { status: 403, headers: privacyHeaders });
    return redirect(canonical, { status: isReading ? 301 : 308, headers: privacyHeaders });
  }
  return respondPersonally(given, pathIn, (context) => handle({ ...context, link, token }));
}

async function linkedVisit(context: LinkContext) {
  const { database, clock, settings } = context.platform;
  const now = clock();
  const id = await readLinkToken(settings.SITE_SECRET, context.link, context.token);
  if (id === undefined) return deadPage(context, 400);
  const found = await findVisit(database, id);
  if (!found) return deadPage(context, 410);
  const { startsAt, state } = found.visit;
  if (startsAt <= now) return endedPage(context);
  if (isLapsed(found.visit, now)) return lapsedPage(context, found);
  return state === 'booked' || state === 'held' ? found : await cancelledPage(context, found);
}

/** A visit is confirmed before anything else, and once. */
function otherLink(
  { link, language, token }: LinkContext,
  { visit }: StoredVisit,
): { next: string } | undefined {
  if ((link === 'confirm') === (visit.state === 'held')) return undefined;
  return { next: visitPath(language, link === 'confirm' ? 'confirmed' : 'confirm', token) };
}

async function confirm(context: LinkContext, { visit, submission }: StoredVisit): Promise<PersonalResult> {
  const { platform, site, language, token } = context;
  const { catalogue, database, clock, settings } = platform;
  const next = { next: visitPath(language, 'confirmed', token) };
  const now = clock();
  const to = { ...visit, state: 'booked' as const, remindAt: reminderTime(visit.startsAt, now) };
  const mails = await confirmedMails({ site, settings, catalogue, now }, { visit: to, submission });
  if (await confirmVisit(database, to, { mails, now })) return sendAndGo(context, next);
  const current = await linkedVisit(context);
  return 'page' in current ? current : next;
}

async function move(context: LinkContext, { visit, submission }: StoredVisit): Promise<PersonalResult> {
  const { platform, site, language, request, token } = context;
  const { catalogue, database, clock, settings } = platform;
  const next = { next: visitPath(language, 'moved', token) };
  const read = await readPost(request);
  if (typeof read === 'number') return refused(context, read);
  const t = serverText(site, language);
  const error = t('validation.visitMoment');
  // A day alone, as its button sends it, is no moment.
  const schema = z.object({ moment: z.string({ error }).includes('T', { error }) });
  const sent = parseWithZod(read.post, { schema });
  if (sent.status !== 'success')
    return changePage(context, { visit, submission }, { lastResult: sent.reply(), status: 422 });
  const taken = {
    lastResult: sent.reply({
      formErrors: [t('message.appointmentsFull')],
      fieldErrors: { moment: [t('validation.visitTaken')] },
    }),
    status: 409,
  } as const;
  const start = Date.parse(sent.value.moment);
  if (start === visit.startsAt.getTime()) return next;
  const now = clock();
  const visited = await visitedProperty({ catalogue, site, language }, visit.propertyId);
  const slots =
    visited && (await receivedSlots(platform, { id: visit.propertyId, rules: visited.rules, now }));
  const slot = slots?.find((open) => open.start.getTime() === start);
  if (!visited || !slot) return changePage(context, { visit, submission }, taken);
  const { brokerId } = visited.property;
  const booked = await agencyVisits(platform, site, { brokerId, now, moving: visit.submissionId });
  const capacity = placesLeft(slot, visited.rules, { propertyId: visit.propertyId, booked });
  const to = {
    ...visit,
    brokerId,
    startsAt: slot.start,
    endsAt: slot.end,
    sequence: nextSequence(visit),
    remindAt: reminderTime(slot.start, now),
  };
  const isMoved = await changeVisit(database, {
    from: visit,
    to,
    condition: slotIsFree(to, { ...visited.rules, capacity }, now),
    mails: await movedMails({ site, settings, catalogue, now }, { visit: to, submission }, visit),
    now,
  });
  if (isMoved) return sendAndGo(context, next);
  const current = await linkedVisit(context);
  if ('page' in current) return current;
  // The same button pressed twice has moved it already.
  return current.visit.startsAt.getTime() === start ? next : changePage(context, current, taken);
}

async function cancel(context: LinkContext, { visit, submission }: StoredVisit): Promise<PersonalResult> {
  const { platform, site, language, token } = context;
  const { catalogue, database, clock, settings } = platform;
  const now = clock();
  const to = { ...visit, state: 'cancelled' as const, sequence: nextSequence(visit) };
  const mails = await cancelledMails({ site, settings, catalogue, now }, { visit: to, submission });
  const isCancelled = await changeVisit(database, { from: visit, to, mails, now });
  if (isCancelled) return sendAndGo(context, { next: visitPath(language, 'cancel', token) });
  const current = await linkedVisit(context);
  return 'page' in current ? current : await cancelPage(context, current);
}

function sendAndGo<Next>({ platform }: LinkContext, next: Next): Next {
  const { database, clock, sendMail, waitUntil } = platform;
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return next;
}

function tooMany(context: LinkContext, seconds: number): PersonalResult {
  const t = serverText(context.site, context.language);
  const text = t('message.tooMany', { count: Math.ceil(seconds / 60) });
  return {
    page: { title: t('newsletter.failedTitle'), text },
    status: 429,
    headers: { 'Retry-After': String(seconds) },
  };
}
