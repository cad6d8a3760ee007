import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import { referenceOf } from '../store/submissions.server.ts';
import type { MailContext } from '../definition/form-definition.ts';
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

export function staffMail(context: MailContext): Mail {
  const t = context.texts(defaultLanguage);
  const { definition, values, catalogue, agency, recipients, page, id } = context;
  const { name, email } = definition.sender(values);
  const about = context.property?.(defaultLanguage);
  const form = [t(definition.mail.about), about?.reference ?? about?.name].filter(Boolean).join(' ');
  const subject = headerLine(t('mail.staffSubject', { form, name }));
  return {
    ...mailOrigin({ ...context, id: `${id}.staff` }),
    to: recipients,
    replyTo: { name: headerLine(name), address: email },
    subject,
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency,
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
    }),
  };
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
  const t = context.texts(language);
  const { greeting, email } = definition.sender(values);
  const subject = headerLine(t(definition.mail.subject, { agency: agency.name }));
  return {
    ...mailOrigin({ ...context, id: `${id}.visitor` }),
    to: [email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    // Keeps out-of-office replies from answering this automatic reply.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        greetingLine(greeting, t),
        t(definition.mail.intro),
        ...propertyLink(context, language, t),
        shownValues(definition, withoutFreeText(definition, values), { t, language, catalogue }),
        ...notes,
        t('mail.receivedReference', { reference: referenceOf(id) }),
        `${t('mail.closing')}\n${agency.name}`,
      ],
    }),
  };
}
