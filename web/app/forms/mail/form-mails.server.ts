import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import { referenceOf } from '../store/submissions.server.ts';
import type { MailContext } from '../definition/form-definition.ts';
import type { Agency } from './mail-agency.server.ts';
import { mailBody, type MailPart } from './mail-body.server.tsx';
import { shownValues, withoutFreeText } from './shown-values.server.ts';

export function formMails(context: MailContext): { staff: Mail; visitor: Mail } {
  return { staff: staffMail(context), visitor: visitorMail(context) };
}

export function propertyLink(
  { property }: Pick<MailContext, 'property'>,
  language: LanguageId,
  t: Translate,
): MailPart[] {
  const about = property?.(language);
  if (!about) return [];
  const { href, name, lang, reference } = about;
  const number = reference && `(${t('form.contactMeReference', { reference })})`;
  return [{ href, lang, label: [name, number].filter(Boolean).join(' ') }];
}

/** The Message-ID stays the same when a mail is sent again. */
export function mailOrigin({ agency, sender, id }: Pick<MailContext, 'agency' | 'sender' | 'id'>) {
  const address = sender || agency.email;
  return {
    from: { name: headerLine(agency.name), address },
    messageId: `<${id}@${address.slice(address.indexOf('@') + 1)}>`,
  };
}

type Letter = Pick<Mail, 'to'> &
  Partial<Pick<Mail, 'replyTo' | 'headers' | 'calendar'>> & {
    title: string;
    parts: readonly MailPart[];
    footer?: MailPart;
  };

/** Comes from the agency, which gets the replies unless they go to somebody else. */
export function composeMail(
  { agency, sender, id, language }: Pick<MailContext, 'agency' | 'sender' | 'id' | 'language'>,
  { title, parts, footer, ...head }: Letter,
): Mail {
  const subject = headerLine(title);
  return {
    ...mailOrigin({ agency, sender, id }),
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    ...head,
    ...mailBody({ tag: languageTag(language), subject, agency, parts, ...(footer && { footer }) }),
  };
}

/** Makes mail programs show an unsubscribe button that works with one click (RFC 8058). */
export const oneClick = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const closing = (agency: Agency, t: Translate): string => `${t('mail.closing')}\n${agency.name}`;

export function staffMail(context: MailContext): Mail {
  const t = context.texts(defaultLanguage);
  const { definition, values, catalogue, recipients, page, id } = context;
  const from = { ...context, id: `${id}.staff`, language: defaultLanguage };
  const { name, email } = definition.sender(values);
  const about = context.property?.(defaultLanguage);
  const form = [t(definition.mail.about), about?.reference ?? about?.name].filter(Boolean).join(' ');
  return composeMail(from, {
    to: recipients,
    replyTo: { name: headerLine(name), address: email },
    title: t('mail.staffSubject', { form, name }),
    parts: [
      t('mail.staffIntro'),
      ...propertyLink(context, defaultLanguage, t),
      [
        ...shownValues(definition, values, { t, language: defaultLanguage, catalogue }),
        { label: t('mail.staffPage'), value: page, href: page },
        { label: t('mail.staffNumber'), value: referenceOf(id) },
      ],
      t('mail.staffReply', { name }),
    ],
  });
}

/** Refuses anything that a mail program could turn into a link, or that is long enough to be a message. */
export function isPlainName(name: string | undefined): name is string {
  return name !== undefined && /^[\p{L}\p{M} '’-]{1,30}$/u.test(name);
}

export function greetingLine(name: string | undefined, t: Translate): string {
  return isPlainName(name) ? t('mail.greeting', { name }) : t('mail.greetingUnknown');
}

/** Repeats no free text: anyone can enter another person's address, and this one is not confirmed. */
function visitorMail(context: MailContext): Mail {
  const { definition, values, language, catalogue, agency, id, notes = [] } = context;
  const from = { ...context, id: `${id}.visitor` };
  const t = context.texts(language);
  const { greeting, email } = definition.sender(values);
  return composeMail(from, {
    to: [email],
    title: t(definition.mail.subject, { agency: agency.name }),
    // Keeps out-of-office replies from answering this automatic reply.
    headers: { 'Auto-Submitted': 'auto-replied' },
    parts: [
      greetingLine(greeting, t),
      t(definition.mail.intro),
      ...propertyLink(context, language, t),
      shownValues(definition, withoutFreeText(definition, values), { t, language, catalogue }),
      ...notes,
      t('mail.receivedReference', { reference: referenceOf(id) }),
      closing(agency, t),
    ],
  });
}
