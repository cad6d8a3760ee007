import { serverText } from '../../../i18n/i18next.server.ts';
import { isOwnOrigin } from '../../../services/http/own-origin.server.ts';
import { readSmallBody } from '../../../services/http/small-body.server.ts';
import { readUnsubscribeToken } from '../../../services/signing/subscription-token.server.ts';
import { findSubscription, unsubscribe } from '../../../services/database/subscriptions.server.ts';
import {
  deadLink,
  donePage,
  refused,
  type StepAnswer,
  type StepContext,
} from './newsletter-response.server.ts';

/** Bytes; a mail program sends under a hundred, or a few hundred in several parts. */
const largestBody = 4096;

/** What the link of a newsletter opens: a question, since programs that look at mails follow links too. */
export async function showLeave(context: StepContext): Promise<StepAnswer> {
  const { platform, site, language, token } = context;
  const id = await readUnsubscribeToken(platform.settings.SITE_SECRET, token);
  if (id === undefined) return deadLink(context, 'forged');
  const subscription = await findSubscription(platform.database, id);
  if (!subscription) return deadLink(context, 'ended');
  if (subscription.state === 'unsubscribed') return donePage(context, 'unsubscribed');
  const t = serverText(site, language);
  const page = {
    title: t('newsletter.unsubscribeTitle'),
    text: t('newsletter.unsubscribeText', { email: subscription.email }),
    form: { button: t('newsletter.unsubscribeButton') },
  };
  return { page, status: 200 };
}

/** Ends a subscription: at the button of the page, or at that of a mail program, which no page of ours has shown. */
export async function leave(context: StepContext): Promise<StepAnswer> {
  const { platform, request, token } = context;
  const isOneClick = !isOwnOrigin(request);
  if (isOneClick && !(await hasOneClick(request))) return refused(context, 403);
  const id = await readUnsubscribeToken(platform.settings.SITE_SECRET, token);
  if (id === undefined) return deadLink(context, 'forged');
  const isKnown = await unsubscribe(platform.database, id, platform.clock());
  // Whoever has been forgotten altogether gets no newsletter either, and a mail program may not be sent elsewhere.
  if (isOneClick) return donePage(context, 'unsubscribed');
  return isKnown ? { next: 'unsubscribed' } : deadLink(context, 'ended');
}

/** Whether a request says what RFC 8058 has mail programs say, in either of the ways in which forms are written. */
async function hasOneClick(request: Request): Promise<boolean> {
  const body = await readSmallBody(request, largestBody);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}
