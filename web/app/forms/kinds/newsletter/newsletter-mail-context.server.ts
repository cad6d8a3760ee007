import { serverText } from '../../../i18n/i18next.server.ts';
import { signUnsubscribeToken } from '../../../services/signing/subscription-token.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';
import type { NewsletterMailContext } from './newsletter-mails.server.ts';

/** What a mail to a subscriber needs, in the language of the page on which it was asked for. */
export async function newsletterMailContext(
  { platform, site, language }: Pick<SubmitContext, 'platform' | 'site' | 'language'>,
  { id, email }: { id: string; email: string },
): Promise<NewsletterMailContext> {
  const { settings } = site.content;
  return {
    agency: { name: settings?.agencyName ?? '', email: settings?.email ?? '' },
    sender: platform.settings.MAIL_FROM,
    t: serverText(site, language),
    language,
    origin: platform.settings.SITE_URL,
    email,
    unsubscribeToken: await signUnsubscribeToken(platform.settings.SITE_SECRET, id),
    id: crypto.randomUUID(),
  };
}
