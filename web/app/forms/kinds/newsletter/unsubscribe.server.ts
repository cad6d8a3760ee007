import { serverText } from '../../../content/i18n/i18next.server.ts';
import { isOwnOrigin } from '../../../platform/http/own-origin.server.ts';
import { readUnsubscribeToken } from './subscription-token.server.ts';
import { findSubscription, unsubscribe } from './subscriptions.server.ts';
import { hasOneClick, refused } from '../../personal/personal-response.server.ts';
import { deadLink, donePage, type StepResult, type StepContext } from './newsletter-response.server.ts';

/** Asks before unsubscribing, because mail scanners follow links too. */
export async function showUnsubscribe(context: StepContext): Promise<StepResult> {
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
export async function handleUnsubscribe(context: StepContext): Promise<StepResult> {
  const { platform, request, token } = context;
  const isOneClick = !isOwnOrigin(request);
  if (isOneClick && !(await hasOneClick(request))) return refused(context, 403);
  const id = await readUnsubscribeToken(platform.settings.SITE_SECRET, token);
  if (id === undefined) return deadLink(context, 'forged');
  const isKnown = await unsubscribe(platform.database, id, platform.clock());
  // RFC 8058 forbids a redirect here, and an erased address gets no newsletter either.
  if (isOneClick) return donePage(context, 'unsubscribed');
  return isKnown ? { next: 'unsubscribed' } : deadLink(context, 'ended');
}
