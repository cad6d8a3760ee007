import { loginPath, portalPath } from '../../content/paths/portal-path.ts';
import { endOwnerSession, endSessionsAndLinks } from '../session/owner-sessions.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { noOwnerCookie } from '../session/owner-cookie.server.ts';
import { handleCalendar } from '../calendar/handle-calendar.server.ts';
import {
  calendarField,
  deletionField,
  logOutAndRemovePasskeys,
  logOutEverywhere,
  logOutField,
  removePasskeyField,
  monthlyMailField,
  monthlyMailValues,
  dailyValues,
  newsFields,
  passwordLinkField,
} from '../fields.ts';
import { setMonthlyMail } from '../monthly-mail/monthly-mails.server.ts';
import { newsKindIds } from '../news-kinds.ts';
import { chooseNews } from '../news/told-news.server.ts';
import { removePasskey } from '../passkeys/owner-passkeys.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { deleteAccount } from './account-data.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';

/** Ends this session, or every way in that the owner did not choose, on the server. */
async function logOut(
  { owner, platform, site, language }: SectionContext,
  request: Request,
  post: URLSearchParams,
) {
  const button = post.get(logOutField);
  const removesPasskeys = button === logOutAndRemovePasskeys;
  if (button === logOutEverywhere || removesPasskeys)
    await endSessionsAndLinks(platform.database, owner.id, { removesPasskeys });
  else await endOwnerSession(platform.database, owner.sessionHash);
  return {
    next: loginPath(site.paths, language, { notice: 'logged-out' }),
    headers: { 'Set-Cookie': noOwnerCookie(request) },
  };
}

/** Bytes, far above what the buttons send. */
const largestBody = 4000;

export async function handleAccount(context: SectionContext, request: Request) {
  const post = new URLSearchParams(await readSmallBody(request, largestBody));
  const choice = post.get(monthlyMailField);
  const calendar = post.get(calendarField);
  const passkeyId = post.get(removePasskeyField);
  const { platform, owner, language } = context;
  if (choice !== null) await setMonthlyMail(platform.database, owner.id, choice === monthlyMailValues.on);
  else if (post.has(newsFields.save)) return saveNews(context, post);
  else if (passkeyId !== null) await removePasskey(platform.database, owner.id, passkeyId);
  else if (calendar !== null) return handleCalendar(context, calendar);
  else if (post.has(passwordLinkField)) return mailPasswordLink(context);
  else if (post.has(deletionField)) return deleteAccount(context, request);
  else return logOut(context, request, post);
  return { next: portalPath(language, 'account') };
}

async function saveNews(
  { platform, owner, t }: SectionContext,
  post: URLSearchParams,
): Promise<{ status: number; result: SectionResult }> {
  const chosen = post.getAll(newsFields.kind);
  await chooseNews(platform.database, owner.id, {
    stopped: newsKindIds.filter((kind) => !chosen.includes(kind)),
    wantsDigest: post.get(newsFields.daily) === dailyValues.yes,
  });
  return { status: 200, result: { kind: 'done', message: t('portal.newsSaved') } };
}

const rate = { name: 'owner password link', most: 3, windowMilliseconds: 60 * 60_000 } as const;

/** Leaves the new password to a link in the owner's mailbox, so that a stolen session cannot choose one. */
async function mailPasswordLink(context: SectionContext): Promise<{ status: number; result: SectionResult }> {
  const { platform, owner, t } = context;
  const { database, settings, clock } = platform;
  const { email } = owner;
  if ((await countRequest(database, settings.SITE_SECRET, rate, owner.id, clock())) > 0)
    return { status: 429, result: { kind: 'failed', message: t('portal.passwordLinkLater', { email }) } };
  await sendOwnerLink(context, email, 'new-password');
  return { status: 200, result: { kind: 'done', message: t('portal.passwordLinkSent', { email }) } };
}
