import { newsletterPath, type NewsletterLink } from '../../../content/paths/mailed-links.ts';
import {
  refusePost,
  type PersonalResult,
  refused,
  hasOneClick,
  respondPersonally,
} from '../../link-page/link-response.server.ts';
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
import type { LanguageId } from 'schemas/languages.ts';
import { linkedPaths } from 'schemas/needed-pages.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import { homePath, pagePath } from '../../../content/paths/build-path.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';

export type LinkContext = SubmitContext & { link: NewsletterLink; token: string };

type LinkRequest = { platform: Platform; site: Site; request: Request; link: NewsletterLink; token?: string };

export function respondToLink(
  { link, token = '', ...given }: LinkRequest,
  handle: (context: LinkContext) => Promise<PersonalResult>,
) {
  const pathIn = (language: LanguageId) => newsletterPath(language, link, token);
  return respondPersonally(given, pathIn, (context) => handle({ ...context, link, token }));
}

/** Answers a link that does not work: `forged` never did, `ended` no longer does. */
function deadLink({ site, language, link }: LinkContext, reason: 'forged' | 'ended'): PersonalResult {
  const t = serverText(site, language);
  const page =
    link === 'confirm'
      ? { text: t('newsletter.confirmInvalid'), links: [signUpLink({ site, language })] }
      : {
          text: t('newsletter.unsubscribeInvalid'),
          links: [{ href: newsletterPath(language, 'unsubscribe'), label: t('newsletter.unsubscribeTitle') }],
        };
  return { page: { title: t('newsletter.endedTitle'), ...page }, status: reason === 'forged' ? 400 : 410 };
}

function donePage(
  { site, language }: Pick<LinkContext, 'site' | 'language'>,
  link: 'confirmed' | 'unsubscribed' | 'link-sent',
): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: homePath(language), label: t('thanks.homeLink') }];
  const pages = {
    confirmed: { title: t('newsletter.confirmedTitle'), text: t('newsletter.confirmedText') },
    unsubscribed: { title: t('newsletter.unsubscribedTitle'), text: t('message.unsubscribed') },
    'link-sent': { title: t('newsletter.askedTitle'), text: t('newsletter.askedText') },
  };
  return { page: { ...pages[link], links }, status: 200 };
}

function signUpLink({ site, language }: Pick<LinkContext, 'site' | 'language'>) {
  const page = site.paths.byAnyPath(linkedPaths.newsletter);
  const t = serverText(site, language);
  return {
    href: (page && pagePath(page, language)) ?? homePath(language),
    label: t('newsletter.signUpLink'),
  };
}

export function showNewsletter(given: LinkRequest) {
  const { link, token } = given;
  if (link === 'confirm') return respondToLink(given, showConfirm);
  if (link === 'unsubscribe') return respondToLink(given, token ? showUnsubscribe : showUnsubscribeLinkForm);
  return respondToLink(given, (context) => Promise.resolve(donePage(context, link)));
}

export function handleNewsletter(given: LinkRequest) {
  const { link, token } = given;
  if (link === 'confirm') return respondToLink(given, confirm);
  if (link !== 'unsubscribe') return refusePost(given);
  return respondToLink(given, token ? handleUnsubscribe : requestUnsubscribeLink);
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
