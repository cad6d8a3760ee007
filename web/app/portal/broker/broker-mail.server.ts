import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import type { SectionContext } from '../section-context.ts';

type BrokerMail = {
  /** Names the mail; the same one again is the same mail. */
  id: string;
  propertyId: string;
  write: (t: Translate, property: string) => { subject: string; parts: readonly MailPart[] };
};

/** Writes to the broker of a property, or to the agency where it has none; a reply goes to the owner. */
export async function brokerMail(
  { site, platform: { settings, importedCatalogue }, owner }: SectionContext,
  { id, propertyId, write }: BrokerMail,
): Promise<Mail> {
  const agency = mailAgency(site, settings.SITE_URL);
  const property = await importedCatalogue.find(propertyId, defaultLanguage);
  const broker = property && importedCatalogue.broker(property.brokerId, defaultLanguage);
  const named = [property?.title, propertyId].filter(Boolean).join(', ');
  const { subject: written, parts } = write(serverText(site, defaultLanguage), named);
  const subject = headerLine(written);
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id }),
    to: [broker?.email ?? agency.email],
    replyTo: { name: headerLine(owner.name), address: owner.email },
    subject,
    ...mailBody({ tag: languageTag(defaultLanguage), subject, agency, parts }),
  };
}
