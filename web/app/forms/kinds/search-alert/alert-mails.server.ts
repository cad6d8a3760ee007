import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { alertPath } from '../../../content/paths/mailed-links.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { daysToConfirm } from '../../link-page/link-response.server.ts';
import { closing, composeMail, oneClick } from '../../mail/form-mails.server.ts';
import type { Agency } from '../../mail/mail-agency.server.ts';
import type { MailCard, MailPart } from '../../mail/mail-body.server.tsx';

type AlertMailContext = {
  agency: Agency;
  sender: string;
  t: Translate;
  language: LanguageId;
  origin: string;
  email: string;
  criteria: string;
  /** Token of the links to change and to stop. */
  token: string;
  id: string;
};

export function confirmAlertMail(context: AlertMailContext, confirmToken: string): Mail {
  const { agency, language, origin, t, criteria } = context;
  return alertMail(context, t('mail.alertConfirmSubject', { agency: agency.name }), [
    t('mail.alertConfirmText'),
    criteria,
    {
      href: `${origin}${alertPath(language, 'confirm', confirmToken)}`,
      label: t('mail.alertConfirmButton'),
      isButton: true,
    },
    `${t('mail.confirmDays', { days: daysToConfirm })} ${t('mail.confirmIgnore')}`,
  ]);
}

export function activeAlertMail(context: AlertMailContext): Mail {
  const { agency, t, criteria } = context;
  return alertMail(context, t('mail.alertActiveSubject', { agency: agency.name }), [
    t('mail.alertActiveText'),
    criteria,
    changeLink(context),
  ]);
}

type News = {
  /** No more than one mail shows. */
  cards: readonly MailCard[];
  total: number;
  listHref: string;
  until: string;
};

export function newsMail(context: AlertMailContext, { cards, total, listHref, until }: News): Mail {
  const { t, criteria } = context;
  const more = total - cards.length;
  return alertMail(context, t('mail.alertSubject', { count: total }), [
    t('mail.alertText'),
    criteria,
    ...cards,
    ...(more > 0 ? [t('mail.alertMore', { count: more })] : []),
    { href: listHref, label: t('mail.alertList'), isButton: true },
    t('mail.alertUntil', { date: until }),
    changeLink(context),
  ]);
}

function hrefOf({ origin, language, token }: AlertMailContext, link: 'change' | 'stop'): string {
  return `${origin}${alertPath(language, link, token)}`;
}

function changeLink(context: AlertMailContext): MailPart {
  return { href: hrefOf(context, 'change'), label: context.t('mail.alertChange') };
}

function alertMail(context: AlertMailContext, title: string, parts: readonly MailPart[]): Mail {
  const { agency, email, t } = context;
  const stop = hrefOf(context, 'stop');
  return composeMail(context, {
    title,
    to: [email],
    headers: { ...oneClick(stop), 'Auto-Submitted': 'auto-generated' },
    parts: [t('mail.greetingUnknown'), ...parts, closing(agency, t)],
    footer: { href: stop, label: t('mail.alertStop') },
  });
}
