import { documentsPath } from '../../../content/paths/mailed-links.ts';
import { canRequestDocuments } from '../../../properties/property/visitor-actions.ts';
import { formatDay } from '../../../properties/text/day.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import { countDocumentRequests } from './document-requests.server.ts';
import { limitConfirmations } from '../../store/visitor-mails.server.ts';
import { daysToDownload, signDocumentsToken } from './documents-token.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../definition/form-definition.ts';

const lifetime = daysToDownload * 24 * 60 * 60_000;

/** Per mailbox and day: somebody may look at several properties. */
const mostMails = 10;

/**
 * Mails a link, which proves that the address is the visitor's. That they requested the documents before is said in
 * the mail only, so that strangers cannot learn it from the response.
 */
export const sendDocuments: SubmissionHandler = async ({
  mail,
  propertyId = '',
  catalogue,
  database,
  secret,
  origin,
  now,
}) => {
  const { id, language } = mail;
  const property = await catalogue.find(propertyId, language);
  if (!property || !canRequestDocuments(property))
    throw new Error('The form let a property without documents through.');
  const t = mail.texts(language);
  const { email } = mail.definition.sender(mail.values);
  const until = now.getTime() + lifetime;
  const token = await signDocumentsToken(secret, { submissionId: id, propertyId, until });
  const since = new Date(now.getTime() - lifetime);
  const earlier = await countDocumentRequests(database, { email, propertyId, since });
  const notes = [
    ...(earlier > 0 ? [t('message.documentsAlreadyRequested')] : []),
    { href: `${origin}${documentsPath(language, token)}`, label: t('mail.documentsButton'), isButton: true },
    property.documents.map(({ kind }) => `– ${kind.text}`).join('\n'),
    t('mail.documentsUntil', { date: formatDay(belgianDay(new Date(until)), language) }),
  ];
  return {
    mails: formMails({ ...mail, notes }),
    effects: [limitConfirmations(database, { mailId: `${id}-visitor`, email, now, most: mostMails })],
  };
};
