import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

export type OwnerMailing = { platform: Pick<Platform, 'settings'>; site: Site };

type Words = {
  id: string;
  to: string;
  language: LanguageId;
  subject: string;
  parts: readonly MailPart[];
  stop?: { href: string; label: string };
};

export function mailLanguage(site: Site, spoken: string): LanguageId {
  return isLanguageId(spoken) && site.languages.includes(spoken) ? spoken : defaultLanguage;
}

export function ownerMail(
  { platform: { settings }, site }: OwnerMailing,
  { id, to, language, subject, parts, stop }: Words,
): Mail {
  const t = serverText(site, language);
  const agency = mailAgency(site, settings.SITE_URL);
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${id}.owner` }),
    to: [to],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject: headerLine(subject),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && {
        'List-Unsubscribe': `<${stop.href}>`,
        // Makes mail programs show an unsubscribe button that works with one click (RFC 8058).
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [...parts, `${t('mail.closing')}\n${agency.name}`],
      ...(stop && { footer: stop }),
    }),
  };
}
