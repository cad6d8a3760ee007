import type { BatchItem } from 'drizzle-orm/batch';
import type {
  FormDefinition,
  FormValues,
  Refusal,
  SubmissionHandler,
} from '../definition/form-definition.ts';
import type { SubmitContext } from './submit-context.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { contentHash, storeSubmission, findStored, type StoreOutcome } from '../store/submissions.server.ts';
import { countSubmission } from '../../consent/statistics/counts.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { claimUploads } from '../store/uploads.server.ts';
import { limitConfirmations } from '../store/mail-limits.server.ts';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { formMails } from '../mail/form-mails.server.ts';
import { listedRecipients, mailContext } from '../mail/mail-context.server.ts';
import { limitSender } from './sender-limit.server.ts';
import type { StoredFile } from '../uploads/file-sink.server.ts';
import { uploadField } from '../definition/upload-limits.ts';

type Subject = { propertyId?: string; projectId?: string };

function subjectOf(
  { propertyId, projectId }: SubmitContext,
  { isAboutProperty, isAboutProject }: FormDefinition,
): Subject {
  if (isAboutProperty && propertyId) return { propertyId };
  return isAboutProject && projectId ? { projectId } : {};
}

export async function missingSubject(
  { platform: { catalogue }, propertyId, projectId, language }: SubmitContext,
  { isAboutProperty, isAboutProject, accepts }: FormDefinition,
): Promise<400 | 404 | 409 | 410 | undefined> {
  if (isAboutProject) {
    if (projectId === undefined) return 400;
    if (catalogue.isProjectGone(projectId)) return 410;
    return (await catalogue.project(projectId, language)) ? undefined : 404;
  }
  if (!isAboutProperty) return undefined;
  if (propertyId === undefined) return 400;
  if (catalogue.state(propertyId) === 'gone') return 410;
  const property = await catalogue.find(propertyId, language);
  if (!property) return 404;
  return accepts?.(property) === false ? 409 : undefined;
}

const notifyAgencyAndVisitor: SubmissionHandler = ({ mail, database, now }) => {
  const { email } = mail.definition.sender(mail.values);
  const effects = [limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now })];
  return Promise.resolve({ mails: formMails(mail), effects });
};

/** A count for the owner of the property, without the visitor's name. */
function countInterest(
  { interest }: FormDefinition,
  { propertyId }: ReturnType<typeof subjectOf>,
  { database, now, submissionId }: { database: Database; now: Date; submissionId: string },
): BatchItem<'sqlite'>[] {
  if (propertyId === undefined) return [];
  const counted = { propertyId, day: belgianDay(now), kind: interest ?? ('enquiry' as const) };
  return [countSubmission(database, counted, submissionId)];
}

/** @throws Error when nothing was stored */
export async function processSubmission(
  context: SubmitContext,
  definition: FormDefinition,
  typed: FormValues,
  { key, files }: { key: string; files: readonly StoredFile[] },
): Promise<StoreOutcome | Refusal | { thanks: string }> {
  const { platform, site, request, language } = context;
  const { catalogue, database, clock, requestId, sendMail, settings, waitUntil } = platform;
  const { pathname } = new URL(request.url);
  const id = crypto.randomUUID();
  const names = files.map(({ name }) => name).join('\n');
  const values = names ? { ...typed, [uploadField]: names } : typed;
  const subject = subjectOf(context, definition);
  const mail = await mailContext(
    { site, settings, catalogue },
    { id, definition, values, language, ...subject, page: pathname },
  );
  const now = clock();
  const handle = definition.handle ?? notifyAgencyAndVisitor;
  const handled = await handle({
    mail,
    listed: listedRecipients(site, definition.id),
    site,
    catalogue,
    importedCatalogue: platform.importedCatalogue,
    propertyId: subject.propertyId,
    database,
    secret: settings.SITE_SECRET,
    origin: settings.SITE_URL,
    now,
    client: clientAddress(request, platform.clientAddressHeader),
  });
  if (typeof handled === 'string') return handled;
  const { mails, effects, conditions, thanks } = handled;
  const sender = definition.limit && (await limitSender({ platform, request }, mail, definition.limit));
  const waiting = Object.entries(mails).map(([kind, message]) => ({
    id: `${id}-${kind}`,
    submissionId: id,
    // Leads from a mail to what was logged about it.
    message: { ...message, headers: { ...message.headers, 'X-Request-Id': requestId } },
  }));
  const submission = {
    id,
    form: definition.id,
    language,
    values,
    context: { page: pathname, ...subject, requestId },
    contentHash: contentHash(definition.id, values, Object.entries(subject).flat().join(' ')),
  };
  const outcome = await storeSubmission(database, submission, {
    key,
    mails: waiting,
    now,
    sameWithin: definition.sameWithin,
    effects: [
      ...effects,
      ...countInterest(definition, subject, { database, now, submissionId: id }),
      ...(sender ? [sender.effect] : []),
      ...(files.length > 0 ? [claimUploads(database, id, files)] : []),
    ],
    conditions: { ...conditions, ...(sender && { 'too often': sender.condition }) },
  });
  if (outcome === 'stored' && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  const keyed = { key, contentHash: submission.contentHash };
  const stored = outcome === 'stored' ? id : outcome === 'repeated' && (await findStored(database, keyed));
  return thanks && stored ? { thanks: await thanks(stored) } : outcome;
}
