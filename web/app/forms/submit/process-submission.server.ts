import { and } from 'drizzle-orm';
import type { FormId } from 'schemas/form-ids.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import { drainOutbox } from '../../services/mail/outbox.server.ts';
import {
  contentHash,
  storeSubmission,
  type StoreOutcome,
} from '../../services/database/submissions.server.ts';
import { limitConfirmations } from '../../services/database/visitor-mails.server.ts';
import type { FormDefinition, FormValues } from '../definition/form-definition.ts';
import { formMails, type MailContext } from '../mail/form-mails.server.ts';
import type { SubmissionHandler } from './submission-handler.ts';
import { brokerEmail, mailProperty } from '../mail/mail-property.server.ts';
import { bookVisit } from '../kinds/visit/book-visit.server.ts';
import { sendToFriend } from '../kinds/friend/send-to-friend.server.ts';
import { askAlert } from '../kinds/search-alert/ask-alert.server.ts';
import { signUp } from '../kinds/newsletter/sign-up.server.ts';
import { limitSender } from './sender-limit.server.ts';
import type { SubmitContext } from './submit-context.ts';

const handlers: Partial<Record<FormId, SubmissionHandler>> = {
  'contact-appointment': bookVisit,
  'send-to-friend': sendToFriend,
  'demand-register': askAlert,
  'sign-newsletter': signUp,
};

const notifyAgencyAndVisitor: SubmissionHandler = ({ mail, database, now }) => {
  const { email } = mail.definition.sender(mail.values);
  const effects = [limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now })];
  return Promise.resolve({ mails: formMails(mail), effects });
};

/** @throws Error when nothing was stored */
export async function processSubmission(
  { platform, site, request, language, propertyId }: SubmitContext,
  definition: FormDefinition,
  values: FormValues,
  key: string,
): Promise<StoreOutcome> {
  const { database, clock, sendMail, settings, waitUntil } = platform;
  const { pathname } = new URL(request.url);
  const { SITE_URL: origin } = settings;
  const id = crypto.randomUUID();
  const agencySettings = site.content.settings;
  const agency = { name: agencySettings?.agencyName ?? '', email: agencySettings?.email ?? '' };
  const listed = agencySettings?.formRecipients?.find(({ form }) => form === definition.id)?.recipients ?? [];
  const about = definition.isAboutProperty && propertyId;
  const broker = about ? brokerEmail(about, defaultLanguage) : undefined;
  const chosen = listed.length > 0 ? listed : [agency.email];
  const mail: MailContext = {
    definition,
    values,
    language,
    texts: (each) => serverText(site, each),
    agency,
    sender: settings.MAIL_FROM,
    recipients: [...new Set([...chosen, ...(broker ? [broker] : [])])],
    page: `${origin}${pathname}`,
    property: about ? (each) => mailProperty(about, each, { paths: site.paths, origin }) : undefined,
    id,
  };
  const now = clock();
  const handle = handlers[definition.id] ?? notifyAgencyAndVisitor;
  const handled = await handle({
    mail,
    listed,
    site,
    propertyId: about || undefined,
    database,
    secret: settings.SITE_SECRET,
    origin,
    now,
  });
  if (handled === 'refused') return 'refused';
  const { mails, effects, condition } = handled;
  const sender = definition.limit && (await limitSender({ platform, request }, mail, definition.limit));
  const waiting = Object.entries(mails).map(([kind, message]) => ({
    id: `${id}-${kind}`,
    submissionId: id,
    message,
  }));
  const submission = {
    id,
    form: definition.id,
    language,
    values,
    context: { page: pathname, ...(about && { propertyId: about }) },
    contentHash: await contentHash(definition.id, values, about || ''),
  };
  const outcome = await storeSubmission(database, submission, {
    key,
    mails: waiting,
    now,
    effects: [...effects, ...(sender ? [sender.effect] : [])],
    condition: and(condition, sender?.condition),
  });
  if (outcome === 'stored' && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return outcome;
}
