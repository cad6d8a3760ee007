import { newsletterDone, newsletterPath } from '../../../content/paths/mailed-links.ts';
import {
  type LinkRequest,
  refusePost,
  type PersonalResult,
  refused,
} from '../../personal/personal-response.server.ts';
import { donePage, respondToLink, deadLink, type LinkContext } from './newsletter-response.server.ts';
import {
  handleUnsubscribe,
  showUnsubscribe,
  requestUnsubscribeLink,
  showUnsubscribeLinkForm,
} from './unsubscribe.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { drainOutbox } from '../../../platform/mail/outbox.server.ts';
import { isOwnOrigin } from '../../../platform/http/own-origin.server.ts';
import { readConfirmToken } from './subscription-token.server.ts';
import { confirmSubscription, findSubscription, type Subscription } from './subscriptions.server.ts';
import { newsletterMailContext, subscribedMail } from './newsletter-mails.server.ts';

/** Shows what a link in a mail or a newsletter leads to; without a token, the form that requests such a link. */
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
