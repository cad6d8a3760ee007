import { z } from 'zod';
import { defaultLanguage } from 'schemas/languages.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { documentKind } from '../../properties/model/terms.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { brokerMail } from '../broker-mail.server.ts';
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

function documentMail(
  context: SectionContext,
  { uploadId, propertyId, kind }: Sent,
  { href, until }: { href: string; until: Date },
): Promise<Mail> {
  const owner = context.owner.name;
  const document = context.platform.importedCatalogue.term(documentKind, kind, defaultLanguage).text;
  return brokerMail(context, {
    id: `${uploadId}.owner-document`,
    propertyId,
    write: (t, property) => ({
      subject: t('mail.ownerDocumentSubject', { owner, document }),
      parts: [
        t('mail.ownerDocumentText', { owner, date: formatDay(belgianDay(until), defaultLanguage) }),
        [{ label: document, value: property }],
        { href, label: t('mail.ownerDocumentButton'), isButton: true },
      ],
    }),
  });
}
