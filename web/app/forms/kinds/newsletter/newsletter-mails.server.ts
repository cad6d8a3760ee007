import type { LanguageId } from 'schemas/languages.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { newsletterPath } from '../../../content/paths/mailed-links.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { daysToConfirm } from '../../link-page/link-response.server.ts';
import { signUnsubscribeToken } from './subscription-token.server.ts';
import type { MailContext } from '../../definition/form-definition.ts';
import { closing, composeMail, oneClick } from '../../mail/form-mails.server.ts';
import { type Agency, mailAgency } from '../../mail/mail-agency.server.ts';
import type { MailPart } from '../../mail/mail-body.server.tsx';
import type { SubmitContext } from '../../submit/submit-context.ts';

type NewsletterMailContext = {
  agency: Agency;
  /** The sender address; empty for the agency's own. */
  sender: string;
  t: Translate;
  language: LanguageId;
  origin: string;
  email: string;
  unsubscribeToken: string;
  id: string;
};

export async function newsletterMailContext(
  { platform, site, language }: Pick<SubmitContext, 'platform' | 'site' | 'language'>,
  { id, email }: { id: string; email: string },
): Promise<NewsletterMailContext> {
  return {
    agency: mailAgency(site, platform.settings.SITE_URL),
    sender: platform.settings.MAIL_FROM,
    t: serverText(site, language),
    language,
    origin: platform.settings.SITE_URL,
    email,
    unsubscribeToken: await signUnsubscribeToken(platform.settings.SITE_SECRET, id),
    id: crypto.randomUUID(),
  };
}

function unsubscribeHref({ origin, language, unsubscribeToken }: NewsletterMailContext): string {
  return `${origin}${newsletterPath(language, 'unsubscribe', unsubscribeToken)}`;
}

export function confirmMail(
  context: NewsletterMailContext & Pick<MailContext, 'definition'>,
  confirmToken: string,
): Mail {
  const { definition, agency, language, origin, t } = context;
  const confirmHref = `${origin}${newsletterPath(language, 'confirm', confirmToken)}`;
  const { subject, intro } = definition.mail;
  return newsletterMail(context, t(subject, { agency: agency.name }), [
    t(intro),
    { href: confirmHref, label: t('mail.confirmButton'), isButton: true },
    `${t('mail.confirmDays', { days: daysToConfirm })} ${t('mail.confirmIgnore')}`,
  ]);
}

export function subscribedMail(context: NewsletterMailContext): Mail {
  const { agency, t } = context;
  return newsletterMail(context, t('mail.subscribedSubject', { agency: agency.name }), [
    t('mail.subscribedText'),
  ]);
}

export function unsubscribeLinkMail(context: NewsletterMailContext): Mail {
  const { agency, t } = context;
  return newsletterMail(context, t('mail.leaveSubject', { agency: agency.name }), [
    t('mail.leaveText'),
    { ...unsubscribeLink(context), isButton: true },
    t('mail.confirmIgnore'),
  ]);
}

function unsubscribeLink(context: NewsletterMailContext) {
  return { href: unsubscribeHref(context), label: context.t('mail.unsubscribe') };
}

function newsletterMail(context: NewsletterMailContext, title: string, parts: readonly MailPart[]): Mail {
  const { agency, email, t } = context;
  const unsubscribe = unsubscribeLink(context);
  return composeMail(context, {
    title,
    to: [email],
    headers: { ...oneClick(unsubscribe.href), 'Auto-Submitted': 'auto-replied' },
    parts: [t('mail.greetingUnknown'), ...parts, closing(agency, t)],
    footer: unsubscribe,
  });
}
