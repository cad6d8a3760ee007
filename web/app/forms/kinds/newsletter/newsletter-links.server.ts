import { newsletterDone, newsletterPath } from '../../../content/paths/mailed-links.ts';
import {
  type LinkRequest,
  refusePost,
  type PersonalResult,
  refused,
  hasOneClick,
} from '../../link-page/link-response.server.ts';
import { donePage, respondToLink, deadLink, type LinkContext } from './newsletter-response.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { drainOutbox } from '../../../platform/mail/outbox.server.ts';
import { isOwnOrigin } from '../../../platform/http/own-origin.server.ts';
import { readConfirmToken, readUnsubscribeToken, subscriptionId } from './subscription-token.server.ts';
import {
  confirmSubscription,
  findSubscription,
  type Subscription,
  mailSubscriber,
  unsubscribe,
} from './subscriptions.server.ts';
import { newsletterMailContext, subscribedMail, unsubscribeLinkMail } from './newsletter-mails.server.ts';
import { clientAddress } from '../../../platform/http/client-address.server.ts';
import { countRequest } from '../../../platform/http/rate-limit.server.ts';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import type { ShownAgain } from '../../definition/form-content.ts';
import { parseForm } from '../../definition/parse-form.server.ts';
import type { LinkPageData } from '../../link-page/link-page.tsx';
import { readPost } from '../../post/read-post.server.ts';
import { withHeading } from '../../submit/form-result.server.ts';
import { newsletterForm } from './newsletter.form.server.ts';

export function showNewsletter({ link, ...given }: LinkRequest) {
  if (link === 'confirm') return respondToLink({ ...given, step: link }, showConfirm);
  if (link === 'unsubscribe')
    return respondToLink({ ...given, step: link }, given.token ? showUnsubscribe : showUnsubscribeLinkForm);
  const step = newsletterDone.find((each) => each === link) ?? 'confirmed';
  return respondToLink({ ...given, step }, (context) => Promise.resolve(donePage(context, step)));
}

export function handleNewsletter({ link, ...given }: LinkRequest) {
  if (link === 'confirm') return respondToLink({ ...given, step: link }, confirm);
  if (link !== 'unsubscribe') return refusePost(given);
  return respondToLink({ ...given, step: link }, given.token ? handleUnsubscribe : requestUnsubscribeLink);
}

/** Asks before confirming, because mail scanners follow links too. */
export async function showConfirm(context: LinkContext): Promise<PersonalResult> {
  const { site, language } = context;
  const found = await readLink(context);
  if ('dead' in found) return found.dead;
  const { state, email } = found.subscription;
  if (state === 'confirmed') return donePage(context, 'confirmed');
  const t = serverText(site, language);
  const page = {
    title: t('newsletter.confirmTitle'),
    text: t('newsletter.confirmText', { email }),
    form: { button: t('newsletter.confirmButton') },
  };
  return { page, status: 200 };
}

/** Confirms and sends the welcome mail, once however often the button is pressed. */
export async function confirm(context: LinkContext): Promise<PersonalResult> {
  const { platform, request } = context;
  if (!isOwnOrigin(request)) return refused(context, 403);
  const found = await readLink(context);
  if ('dead' in found) return found.dead;
  const { database, clock, sendMail, waitUntil } = platform;
  const { id } = found.subscription;
  const mail = {
    id: `${id}-welcome-${String(found.askedAt)}`,
    submissionId: id,
    message: subscribedMail(await newsletterMailContext(context, found.subscription)),
  };
  const isConfirmed = await confirmSubscription(database, id, { mail, now: clock() });
  if (!isConfirmed) return deadLink(context, 'ended');
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return { next: newsletterPath(context.language, 'confirmed') };
}

type Found = { subscription: Subscription; askedAt: number } | { dead: PersonalResult };

async function readLink(context: LinkContext): Promise<Found> {
  const { settings, database, clock } = context.platform;
  const read = await readConfirmToken(settings.SITE_SECRET, context.token, clock().getTime());
  if (read.state !== 'valid')
    return { dead: deadLink(context, read.state === 'invalid' ? 'forged' : 'ended') };
  const subscription = await findSubscription(database, read.token.id);
  if (!subscription || subscription.state === 'unsubscribed') return { dead: deadLink(context, 'ended') };
  return { subscription, askedAt: read.token.askedAt };
}

/** Asks before unsubscribing, because mail scanners follow links too. */
export async function showUnsubscribe(context: LinkContext): Promise<PersonalResult> {
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

/** Handles the button on the page and the one-click button of mail programs, which post from elsewhere. */
export async function handleUnsubscribe(context: LinkContext): Promise<PersonalResult> {
  const { platform, request, token } = context;
  const isOneClick = !isOwnOrigin(request);
  if (isOneClick && !(await hasOneClick(request))) return refused(context, 403);
  const id = await readUnsubscribeToken(platform.settings.SITE_SECRET, token);
  if (id === undefined) return deadLink(context, 'forged');
  const isKnown = await unsubscribe(platform.database, id, platform.clock());
  // RFC 8058 forbids a redirect here, and an erased address gets no newsletter either.
  if (isOneClick) return donePage(context, 'unsubscribed');
  return isKnown ? { next: newsletterPath(context.language, 'unsubscribed') } : deadLink(context, 'ended');
}

const byVisitor = { name: 'newsletter', most: 10, windowMilliseconds: 10 * 60_000 };
const byAddress = { name: 'newsletter link', most: 2, windowMilliseconds: 24 * 60 * 60_000 };

export function showUnsubscribeLinkForm(context: LinkContext): Promise<PersonalResult> {
  return Promise.resolve({ page: linkFormPage(context), status: 200 });
}

/** Mails the link if the address is subscribed. The response is the same if it is not, so it reveals nothing. */
export async function requestUnsubscribeLink(context: LinkContext): Promise<PersonalResult> {
  const { platform, site, request, language } = context;
  const { settings, database, clock, sendMail, waitUntil, clientAddressHeader } = platform;
  if (!isOwnOrigin(request)) return refused(context, 403);
  const read = await readPost(request);
  if (typeof read === 'number') return refused(context, read);
  if (read.isTooLarge) return refused(context, 413);
  const t = serverText(site, language);
  const { post } = read;
  post.set('email', post.get('email')?.trim() ?? '');
  const submission = parseForm(newsletterForm, post, { t, now: clock(), catalogue: platform.catalogue });
  if (submission.status !== 'success')
    return { page: linkFormPage(context, withHeading(t, submission.reply())), status: 422 };
  const email = addressKey(submission.value['email'] ?? '');

  const { SITE_SECRET: secret } = settings;
  const visitor = clientAddress(request, clientAddressHeader);
  const seconds = await countRequest(database, secret, byVisitor, visitor, clock());
  if (seconds > 0) {
    const formErrors = [t('message.tooMany', { count: Math.ceil(seconds / 60) })];
    const headers = { 'Retry-After': String(seconds) };
    const shown = { lastResult: submission.reply({ formErrors }) };
    return { page: linkFormPage(context, shown), status: 429, headers };
  }
  if ((await countRequest(database, secret, byAddress, email, clock())) === 0) {
    const id = await subscriptionId(secret, email);
    const message = unsubscribeLinkMail(await newsletterMailContext(context, { id, email }));
    const mail = { id: crypto.randomUUID(), submissionId: id, message };
    await mailSubscriber(database, id, { mail, now: clock() });
    if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  }
  return { next: newsletterPath(context.language, 'link-sent') };
}

function linkFormPage({ site, language }: LinkContext, shown?: ShownAgain): LinkPageData {
  const t = serverText(site, language);
  const email = { name: 'email', label: t('form.email'), type: 'email', autoComplete: 'email' } as const;
  return {
    title: t('newsletter.unsubscribeTitle'),
    text: t('newsletter.askText'),
    form: { fields: [email], button: t('newsletter.askButton'), shown },
  };
}
