import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { newsletterPath } from '../../../paths/newsletter-path.ts';
import { headerLine, type Mail } from '../../../services/mail/mail.server.ts';
import { daysToConfirm } from '../../../services/signing/subscription-token.server.ts';
import { type Agency, mailOrigin } from '../../mail/form-mails.server.ts';
import { mailBody, type MailPart } from '../../mail/mail-body.server.tsx';

export type NewsletterMailContext = {
  agency: Agency;
  /** Who sends the site's mail, when that is not the agency's own address. */
  sender: string;
  t: Translate;
  language: LanguageId;
  /** The origin of the site. */
  origin: string;
  email: string;
  unsubscribeToken: string;
  /** Of the mail. */
  id: string;
};

function unsubscribeHref({ origin, language, unsubscribeToken }: NewsletterMailContext): string {
  return `${origin}${newsletterPath(language, 'unsubscribe', unsubscribeToken)}`;
}

/** By these headers a mail program shows a button to leave, which RFC 8058 wants to work with one click. */
export function newsletterHeaders(context: NewsletterMailContext) {
  return {
    'List-Unsubscribe': `<${unsubscribeHref(context)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Asks somebody who signed up whether it was they. */
export function confirmMail(context: NewsletterMailContext, confirmToken: string): Mail {
  const { agency, language, origin, t } = context;
  const confirmHref = `${origin}${newsletterPath(language, 'confirm', confirmToken)}`;
  return newsletterMail(context, t('mail.confirmSubject', { agency: agency.name }), [
    t('mail.confirmText'),
    { href: confirmHref, label: t('mail.confirmButton'), isButton: true },
    `${t('mail.confirmDays', { days: daysToConfirm })} ${t('mail.confirmIgnore')}`,
    closing(context),
  ]);
}

/** Tells a subscriber that they are one: after confirming, or when somebody signs them up again. */
export function subscribedMail(context: NewsletterMailContext): Mail {
  const { agency, t } = context;
  return newsletterMail(context, t('mail.subscribedSubject', { agency: agency.name }), [
    t('mail.subscribedText'),
    closing(context),
  ]);
}

/** Gives a subscriber the link that they have lost. */
export function leaveMail(context: NewsletterMailContext): Mail {
  const { agency, t } = context;
  return newsletterMail(context, t('mail.leaveSubject', { agency: agency.name }), [
    t('mail.leaveText'),
    { ...leaveLink(context), isButton: true },
    t('mail.confirmIgnore'),
    closing(context),
  ]);
}

function closing({ agency, t }: NewsletterMailContext): string {
  return `${t('mail.closing')}\n${agency.name}`;
}

function leaveLink(context: NewsletterMailContext) {
  return { href: unsubscribeHref(context), label: context.t('mail.unsubscribe') };
}

function newsletterMail(context: NewsletterMailContext, title: string, parts: readonly MailPart[]): Mail {
  const { agency, language, email, t } = context;
  const subject = headerLine(title);
  return {
    ...mailOrigin(context),
    to: [email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    headers: { ...newsletterHeaders(context), 'Auto-Submitted': 'auto-replied' },
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [t('mail.greetingUnknown'), ...parts],
      footer: leaveLink(context),
    }),
  };
}
