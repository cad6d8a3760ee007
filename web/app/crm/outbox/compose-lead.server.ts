import { eq, sql } from 'drizzle-orm';
import { isFormId } from 'schemas/form-ids.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { type Site, loadSite } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import { staffMail } from '../../forms/mail/form-mails.server.ts';
import { mailContext } from '../../forms/mail/mail-context.server.ts';
import { shownValues } from '../../forms/mail/shown-values.server.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { headerLine } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Lead } from '../connector/connector.ts';
import type { CrmWork } from '../sync/crm-work.ts';
import type { CrmLead } from './crm-leads.server.ts';

type Composing = { platform: Platform; site: Site };

/** The mail that staff got of it, to use the same words; undefined once it was erased. */
async function readSubmission({ platform, site }: Composing, { submissionId }: CrmLead) {
  const { database, settings, catalogue } = platform;
  const stored = await database.select().from(submissions).where(eq(submissions.id, submissionId)).get();
  if (!stored || !isFormId(stored.form)) return undefined;
  const definition = formDefinitions[stored.form];
  const { values, context } = stored;
  const language = site.languages.find((each) => each === stored.language) ?? defaultLanguage;
  const { propertyId, projectId, page } = context;
  const mail = await mailContext(
    { site, settings, catalogue },
    { id: submissionId, definition, values, language, propertyId, projectId, page },
  );
  return { stored, form: stored.form, definition, mail };
}

type Found = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;

/** Says that a visit was moved or cancelled; its moment is among the values of its submission. */
async function visitLines({ platform }: Composing, { mail }: Found, lead: CrmLead): Promise<string[]> {
  if (lead.kind !== 'visit' || lead.sequence === 0) return [];
  const { database } = platform;
  const visit = await database.select().from(visits).where(eq(visits.submissionId, lead.submissionId)).get();
  const { name } = mail.definition.sender(mail.values);
  const words = visit?.state === 'booked' ? 'mail.visitMovedStaff' : 'mail.visitCancelledStaff';
  return [mail.texts(defaultLanguage)(words, { name })];
}

const namedFields = new Set(['firstName', 'lastName', 'email', 'phone']);

function linesOf({ platform }: Composing, { stored, definition, mail }: Found, number: string): string[] {
  const t = mail.texts(defaultLanguage);
  const words = { t, language: defaultLanguage, catalogue: platform.catalogue };
  const told = Object.entries(stored.values).filter(
    ([name]) => !namedFields.has(name) && !definition.fields[name]?.isPrivate,
  );
  const about = mail.property?.(defaultLanguage);
  return [
    t(definition.mail.about),
    ...(about ? [[about.name, about.reference].filter(Boolean).join(', ')] : []),
    ...shownValues(definition, Object.fromEntries(told), words).map(
      ({ label, value }) => `${label}: ${value}`,
    ),
    `${t('mail.staffPage')}: ${mail.page}`,
    `${t('mail.staffNumber')}: ${number}`,
  ];
}

async function recordOf(
  { database }: Platform,
  { system, account }: CrmLead,
  propertyId: string | undefined,
): Promise<Pick<Lead, 'key' | 'record'>> {
  if (propertyId === undefined) return {};
  const [row] = await database.all<{ key: string; content: string | null }>(sql`
    select own.key as key, record.content as content from record_sources own
    left join crm_records record on record.system = own.system and record.account = own.account and record.key = own.key
    where own.system = ${system} and own.account = ${account} and own.list = 'Properties'
      and own.id = cast(${propertyId} as integer)`);
  if (!row) return {};
  const record: unknown = row.content === null ? undefined : JSON.parse(row.content);
  return { key: row.key, record };
}

async function composeLead(composing: Composing, lead: CrmLead): Promise<Lead | undefined> {
  const found = await readSubmission(composing, lead);
  if (!found) return undefined;
  const { stored, form, definition, mail } = found;
  const { firstName = '', lastName = '', phone = '' } = stored.values;
  const { email, name } = definition.sender(stored.values);
  return {
    number: lead.id,
    form,
    language: mail.language,
    firstName,
    lastName: lastName || (firstName ? '' : name),
    email,
    phone,
    message: [...(await visitLines(composing, found, lead)), ...linesOf(composing, found, lead.id)].join(
      '\n',
    ),
    ...(await recordOf(composing.platform, lead, stored.context.propertyId)),
  };
}

async function mailGivenUp(composing: Composing, lead: CrmLead, software: string): Promise<void> {
  const found = await readSubmission(composing, lead);
  if (!found) return;
  const { mail } = found;
  const { database, clock } = composing.platform;
  const id = `${lead.id}-given-up-${String(clock().getTime())}`;
  const sent = staffMail({ ...mail, id: lead.submissionId });
  const subject = headerLine(
    mail.texts(defaultLanguage)('mail.crmSubject', { software, subject: sent.subject }),
  );
  const messageId = sent.messageId.replace('<', `<given-up-${lead.attempts}-`);
  await database.insert(outbox).values({
    id,
    submissionId: lead.submissionId,
    message: { ...sent, subject, messageId },
    nextAttemptAt: clock(),
  });
}

export async function leadWords(platform: Platform, { connector }: CrmWork) {
  const composing = { platform, site: await loadSite(platform) };
  return {
    compose: (lead: CrmLead) => composeLead(composing, lead),
    giveUp: (lead: CrmLead) => mailGivenUp(composing, lead, connector.title),
  };
}
