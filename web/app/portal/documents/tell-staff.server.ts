import { z } from 'zod';
import { defaultLanguage } from 'schemas/languages.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { documentKind } from '../../properties/model/terms.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { brokerMail } from '../broker/broker-mail.server.ts';
import type { SectionContext } from '../section-context.ts';
import { findOwnerFile, findSentFile } from './owner-files.server.ts';
import { attachedFile } from './attached-file.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

const purpose = 'document of an owner';
const schema = z.object({ uploadId: z.string(), until: z.number() });

/** Opens one document until a moment in milliseconds. */
type OwnerDocumentToken = z.infer<typeof schema>;

function signOwnerDocument(secret: string, token: OwnerDocumentToken): Promise<string> {
  return signValue(secret, purpose, token);
}

async function readOwnerDocument(secret: string, signed: string, now: number): Promise<string | undefined> {
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

/** Lets an owner save a document that was sent for one of their properties; undefined for any other. */
export async function sendDocument(
  { platform: { database, uploads }, owner }: SectionContext,
  id: string | undefined,
): Promise<Response | undefined> {
  const file = id === undefined ? undefined : await findOwnerFile(database, id, owner.propertyIds);
  const object = file && (await uploads.get(file.id));
  return object ? attachedFile(object.body, file) : undefined;
}

export async function sendToStaff(platform: Platform, token: string): Promise<Response> {
  const { database, uploads, settings, clock } = platform;
  const id = await readOwnerDocument(settings.SITE_SECRET, token, clock().getTime());
  const file = id === undefined ? undefined : await findSentFile(database, id);
  const object = file && (await uploads.get(file.id));
  const response = object ? attachedFile(object.body, file) : new Response(null, { status: 404 });
  for (const [name, value] of Object.entries(privacyHeaders)) response.headers.set(name, value);
  return response;
}
