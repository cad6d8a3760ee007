import { contactForm } from '../../forms/kinds/contact/contact.form.server.ts';
import type { FormDefinition } from '../../forms/definition/form-definition.ts';
import { staffMail } from '../../forms/mail/form-mails.server.ts';
import { mailContext } from '../../forms/mail/mail-context.server.ts';
import { contentHash, storeSubmission } from '../../forms/store/submissions.server.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import { limitSubmissions } from '../../platform/http/rate-limit.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { messageFields } from '../fields.ts';
import type { PortalProperty, SectionContext, SectionResult } from '../section-context.ts';
import { longestMessage } from './load-brokers.server.ts';

/** A lead as those of the contact form are, about the owner's own property. */
const ownerMessage = {
  ...contactForm,
  isAboutProperty: true,
  mail: { ...contactForm.mail, about: 'mail.about.owner-message' },
} as const satisfies FormDefinition;

const hour = 60 * 60_000;
const rate = { name: 'owner message', most: 10, windowMilliseconds: hour } as const;

/** Bytes, room for the longest message in any script. */
const largestBody = 64_000;

type Outcome = { next: string } | { status: number; result: SectionResult };

export async function writeToBroker(context: SectionContext, request: Request): Promise<Outcome> {
  const { t, language, properties, selected } = context;
  const body = await readSmallBody(request, largestBody);
  const post = new URLSearchParams(body ?? '');
  const about = post.get(messageFields.about) ?? '';
  const message = (post.get(messageFields.message) ?? '').normalize('NFC').replaceAll('\r\n', '\n');
  const failed = (status: number, words: string): Outcome => ({
    status,
    result: { kind: 'failed', message: words, typed: { [messageFields.about]: about, message } },
  });
  const tooLong = t('validation.tooLong', { field: t('form.message'), max: longestMessage });
  if (body === undefined) return failed(413, tooLong);
  const property = properties.find(({ id }) => id === about);
  if (!property) return failed(400, t('message.notSent'));
  if (message.trim() === '') return failed(422, t('validation.message'));
  if (message.length > longestMessage) return failed(422, tooLong);
  const outcome = await storeMessage(context, property, message);
  if (outcome === 'too often') return failed(429, t('message.tooMany', { count: hour / 60_000 }));
  return { next: portalPath(language, 'overview', { property: selected?.id, written: about }) };
}

async function storeMessage(
  { platform, site, owner, language }: SectionContext,
  { id: propertyId }: PortalProperty,
  message: string,
) {
  const { database, settings, clock, sendMail, waitUntil, requestId, importedCatalogue } = platform;
  const id = crypto.randomUUID();
  const now = clock();
  const page = portalPath(language, 'overview', { property: propertyId });
  const values = { lastName: owner.name, email: owner.email, message };
  const mail = await mailContext(
    { site, settings, catalogue: importedCatalogue },
    { id, definition: ownerMessage, values, language, propertyId, page },
  );
  const { condition, effect } = await limitSubmissions(database, settings.SITE_SECRET, {
    limit: rate,
    address: owner.id,
    now,
    submissionId: id,
  });
  const outcome = await storeSubmission(
    database,
    {
      id,
      form: ownerMessage.id,
      language,
      values,
      context: { page, propertyId, requestId },
      contentHash: contentHash(ownerMessage.id, values, propertyId),
    },
    {
      key: id,
      mails: [{ id: `${id}-staff`, submissionId: id, message: staffMail(mail) }],
      now,
      effects: [effect],
      conditions: { 'too often': condition },
    },
  );
  if (outcome === 'stored' && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return outcome;
}
