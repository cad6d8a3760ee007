import { z } from 'zod';
import { defaultLanguage } from 'schemas/languages.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-cookie.server.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { documentKind } from '../../properties/model/terms.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import type { SectionContext } from '../section-context.ts';

const purpose = 'document of an owner';
const schema = z.object({ uploadId: z.string(), until: z.number() });

/** Opens one document until a moment in milliseconds. */
type OwnerDocumentToken = z.infer<typeof schema>;

function signOwnerDocument(secret: string, token: OwnerDocumentToken): Promise<string> {
  return signValue(secret, purpose, token);
}

/** Undefined for a link that is forged or too old. */
export async function readOwnerDocument(
  secret: string,
  signed: string,
  now: number,
): Promise<string | undefined> {
  const { data } = schema.safeParse(await readSignedValue(secret, purpose, signed));
  return data && now <= data.until ? data.uploadId : undefined;
}

const daysToSave = 14;
const day = 24 * 60 * 60_000;

type Sent = { uploadId: string; propertyId: string; kind: string; createdAt: Date };

export async function tellStaff(context: SectionContext, sent: Sent): Promise<void> {
  const { database, clock, sendMail, settings, waitUntil } = context.platform;
  const until = new Date(sent.createdAt.getTime() + daysToSave * day);
  const token = await signOwnerDocument(settings.SITE_SECRET, {
    uploadId: sent.uploadId,
    until: until.getTime(),
  });
  const href = `${settings.SITE_URL}/owner-document/${token}`;
  await database.insert(outbox).values({
    id: `${sent.uploadId}-owner-document`,
    submissionId: sent.uploadId,
    message: await documentMail(context, sent, { href, until }),
    nextAttemptAt: sent.createdAt,
  });
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
}

async function documentMail(
  { site, platform: { settings, importedCatalogue }, owner }: SectionContext,
  { uploadId, propertyId, kind }: Sent,
  { href, until }: { href: string; until: Date },
): Promise<Mail> {
  const t = serverText(site, defaultLanguage);
  const agency = mailAgency(site, settings.SITE_URL);
  const property = await importedCatalogue.find(propertyId, defaultLanguage);
  const broker = property && importedCatalogue.broker(property.brokerId, defaultLanguage);
  const document = importedCatalogue.term(documentKind, kind, defaultLanguage).text;
  const subject = headerLine(t('mail.ownerDocumentSubject', { owner: owner.name, document }));
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${uploadId}.owner-document` }),
    to: [broker?.email ?? agency.email],
    replyTo: { name: headerLine(owner.name), address: owner.email },
    subject,
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency,
      parts: [
        t('mail.ownerDocumentText', {
          owner: owner.name,
          date: formatDay(belgianDay(until), defaultLanguage),
        }),
        [{ label: document, value: [property?.title, propertyId].filter(Boolean).join(', ') }],
        { href, label: t('mail.ownerDocumentButton'), isButton: true },
      ],
    }),
  };
}
