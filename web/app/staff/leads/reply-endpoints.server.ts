import { isFormId } from 'schemas/form-ids.ts';
import { z } from 'zod';
import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { findLead, type StoredLead } from './find-leads.server.ts';
import { loadReplyTemplates, replyDrafts, visitorLanguage } from './reply-drafts.server.ts';
import { and, eq, sql } from 'drizzle-orm';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import type { Settings } from '../../platform/env.server.ts';
import { insertNote, type StoredNote } from './lead-notes.server.ts';

type Reply = StoredNote & { subject: string };

type Answered = {
  lead: StoredLead;
  email: string;
  site: Site;
  settings: Settings;
  catalogue: Catalogue;
};

async function replyMail(
  { id, subject: given, text }: Reply,
  { lead, email, site, settings, catalogue }: Answered,
): Promise<Mail> {
  const language = visitorLanguage(lead, site);
  const t = serverText(site, language);
  const agency = mailAgency(site, settings.SITE_URL);
  const subject = headerLine(given);
  const { propertyId } = lead.context;
  const links = { paths: site.paths, origin: settings.SITE_URL, catalogue };
  const about = propertyId === undefined ? undefined : await mailProperty(propertyId, language, links);
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${id}.reply` }),
    to: [email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        ...text.replaceAll('\r\n', '\n').split(/\n{2,}/),
        ...(about ? [{ href: about.href, label: about.name }] : []),
      ],
      footer: t('mail.receivedReference', { reference: referenceOf(lead.id) }),
    }),
  };
}

/** Stores a reply beside its lead together with its mail, once per id; a new lead is in progress from then on. */
async function storeReply(database: Database, reply: Reply, message: Mail): Promise<void> {
  const { id, submissionId, createdAt } = reply;
  await database.batch([
    insertNote(database, reply),
    database
      .insert(outbox)
      .select(
        sql`select ${`${id}-reply`}, ${submissionId}, ${JSON.stringify(message)}, 0, ${createdAt.getTime()}, null, null
        where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`,
      )
      .onConflictDoNothing(),
    database
      .update(submissions)
      .set({ state: 'in-progress' })
      .where(and(eq(submissions.id, submissionId), eq(submissions.state, 'new'))),
  ]);
}

export function listReplyDrafts(
  given: StaffRequest,
  siteOf = loadSite,
  templatesOf = loadReplyTemplates,
): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ leadId: z.string().max(60) }),
    respond: async ({ leadId }, { platform }) => {
      const lead = await findLead(platform.database, leadId, platform.clock());
      if (!lead) return new Response(null, { status: 404 });
      const given = { site: await siteOf(platform), catalogue: platform.catalogue };
      return Response.json(await replyDrafts(lead, await templatesOf(platform), given));
    },
  });
}

const replySchema = z.object({
  id: z.uuid(),
  leadId: z.string().max(60),
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
});

/** Mails a reply to the visitor who sent a lead. Responds 400 for a lead without an address. */
export function sendReply(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: replySchema,
    holdsLetter: true,
    respond: async ({ id, leadId, subject, text }, { platform, staffName }) => {
      const { catalogue, database, clock, settings, sendMail, waitUntil } = platform;
      const lead = await findLead(database, leadId, clock());
      if (!lead) return new Response(null, { status: 404 });
      const email = addressOf(lead);
      if (email === '') return new Response(null, { status: 400 });
      const reply = { id, submissionId: leadId, author: staffName, subject, text, createdAt: clock() };
      const site = await siteOf(platform);
      const message = await replyMail(reply, { lead, email, site, settings, catalogue });
      await storeReply(database, reply, message);
      if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return new Response(null, { status: 204 });
    },
  });
}

function addressOf({ form, values }: StoredLead): string {
  const definition = isFormId(form) ? formDefinitions[form] : undefined;
  return definition?.sender(values).email ?? values['email'] ?? '';
}
